"""What there is to learn from: the files that `npm run bench -- scenes` writes."""

import json
import os

import numpy as np
import torch
import torch.nn.functional as F


class Sewn:
    """Squares about sewn garments whose alpha is the garment; two views of one thing follow each
    other, and of the second of some pairs the garment is worn, with a body and other clothes."""

    side = 80

    def __init__(self, folder):
        told = json.load(open(os.path.join(folder, "scenes.json")))
        rows = told["scenes"]
        self.names = told["labels"]
        self.labels = np.array([row["label"] for row in rows])
        self.is_worn = np.array([row["isWorn"] for row in rows])
        full = np.memmap(os.path.join(folder, "scenes.rgba"), np.uint8, "r")
        full = full.reshape(len(rows), 128, 128, 4)
        self.squares = np.concatenate([shrunk(full[at : at + 100], self.side) for at in range(0, len(rows), 100)])
        self.boxes = boxes_of(self.squares[..., 3])


class Photos:
    """Squares about the foreground, whose alpha is the foreground."""

    side = 128

    def __init__(self, folder, names):
        rows = json.load(open(os.path.join(folder, "photos.json")))
        pixels = np.memmap(os.path.join(folder, "photos.rgba"), np.uint8, "r")
        self.pixels = pixels.reshape(len(rows), 128, 128, 4)
        self.labels = np.zeros((len(rows), len(names)), np.float32)
        for at, row in enumerate(rows):
            self.labels[at, row["labels"]] = 1


def shrunk(squares, side):
    pixels = torch.from_numpy(np.array(squares)).permute(0, 3, 1, 2).float()
    alpha = pixels[:, 3:] / 255
    small = F.adaptive_avg_pool2d(torch.cat([pixels[:, :3] * alpha, alpha], 1), side)
    small = torch.cat([small[:, :3] / small[:, 3:].clamp_min(1e-3), small[:, 3:] * 255], 1)
    return small.permute(0, 2, 3, 1).round().clamp(0, 255).byte().numpy()


def boxes_of(alpha):
    boxes = np.zeros((len(alpha), 4), np.float32)
    for at, mask in enumerate(alpha > 90):
        columns, rows = np.where(mask.any(0))[0], np.where(mask.any(1))[0]
        side = mask.shape[0]
        empty = len(columns) == 0
        boxes[at] = (0, 0, side, side) if empty else (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1)
    return boxes


def planes(pixels):
    return torch.from_numpy(np.ascontiguousarray(pixels)).permute(0, 3, 1, 2).float()
