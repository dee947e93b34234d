"""The network, as `vision/src/embedding/embedding-network.ts` runs it, and how its weights are kept."""

import base64

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from seeing import CELLS, CHANNELS

WIDTHS = (48, 80, 112)
KIND_DIMENSIONS = 32
TWIN_DIMENSIONS = 48
MARK_CHANNELS = 24
DROPOUT = 0.1


def window(inputs, outputs, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs))


class Rest(nn.Module):
    """Two layers that add to what they are given (He et al., CVPR 2016)."""

    def __init__(self, channels):
        super().__init__()
        self.first, self.second = window(channels, channels), window(channels, channels)

    def forward(self, maps):
        return F.relu(maps + self.second(F.relu(self.first(maps))))


class EmbeddingNetwork(nn.Module):
    def __init__(self, labels):
        super().__init__()
        near, middle, far = WIDTHS
        self.near = window(CHANNELS, near)
        self.middle, self.middle_rest = window(near, middle, 2), Rest(middle)
        self.far, self.far_rest = window(middle, far, 2), Rest(far)
        places = (CELLS // 4) ** 2
        self.kind = nn.Conv2d(far * places, KIND_DIMENSIONS, 1)
        self.kind_norm = nn.BatchNorm1d(KIND_DIMENSIONS)
        self.twin = nn.Conv2d(far * places, TWIN_DIMENSIONS, 1)
        self.labels = nn.Parameter(torch.randn(labels, KIND_DIMENSIONS))
        self.scale = nn.Parameter(torch.tensor(10.0))
        self.mark_near, self.mark_far = nn.Conv2d(near, MARK_CHANNELS, 1), nn.Conv2d(far, MARK_CHANNELS, 1)
        self.mark = nn.Conv2d(MARK_CHANNELS, 1, 1)

    def forward(self, maps):
        near = F.relu(self.near((maps - 0.4) * 3))
        middle = self.middle_rest(F.relu(self.middle(near)))
        far = self.far_rest(F.relu(self.far(middle)))
        wide = F.interpolate(self.mark_far(far), size=near.shape[-2:], mode="bilinear", align_corners=False)
        mark = self.mark(F.relu(self.mark_near(near) + wide))[:, 0]
        flat = F.dropout(far.flatten(1)[:, :, None, None], DROPOUT, self.training)
        kind = F.normalize(self.kind_norm(self.kind(flat).flatten(1)))
        answers = self.scale * kind @ F.normalize(self.labels).t()
        return kind, answers, F.normalize(self.twin(flat).flatten(1)), mark


def packed(weights, biases):
    """Whole steps of 8 bits for each output, as vision/src/embedding/embedding-network.ts reads them."""
    weights, biases = weights.detach().numpy(), biases.detach().numpy().astype("<f4")
    rows = weights.reshape(len(weights), -1)
    scales = (np.abs(rows).max(1) / 127).astype("<f4")
    scales[scales == 0] = 1
    steps = np.clip(np.round(rows / scales[:, None]), -127, 127).astype(np.int8)
    text = lambda values: base64.b64encode(values.tobytes()).decode()
    return {"outputs": len(weights), "weights": text(steps), "scales": text(scales), "biases": text(biases)}


def folded(layer):
    """A window with its normalisation in its weights; rows, columns, inputs."""
    weights, norm = layer[0].weight, layer[1]
    factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return packed(
        (weights * factor[:, None, None, None]).permute(0, 2, 3, 1), norm.bias - norm.running_mean * factor
    )


def packed_head(layer, norm=None):
    side = CELLS // 4
    weights = layer.weight.view(len(layer.weight), WIDTHS[2], side, side).permute(0, 2, 3, 1)
    biases = layer.bias
    if norm is not None:
        factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        weights = weights * factor[:, None, None, None]
        biases = norm.bias + (biases - norm.running_mean) * factor
    return packed(weights, biases)


def packed_network(network):
    return {
        "near": folded(network.near),
        "middle": folded(network.middle),
        "middleRest": [folded(network.middle_rest.first), folded(network.middle_rest.second)],
        "far": folded(network.far),
        "farRest": [folded(network.far_rest.first), folded(network.far_rest.second)],
        "kind": packed_head(network.kind, network.kind_norm),
    }
