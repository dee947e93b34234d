"""Trains the model of the kinds that shoppers' pictures show (vision/src/recognition/picture-kind-model.json).

    apt-get install python3-torch
    npm run bench -- pictured-kinds --data <folder of images.csv and pictures> --folder <numbers>
    python3 bench/src/training/picture-kinds/train.py --numbers <numbers> --out vision/src/recognition/picture-kind-model.json

Reads numbers.f32 (a row of numbers for each picture) and numbers.json (what each picture may show,
and where each number stands in the mirrored picture).
"""

import argparse
import base64
import json

import numpy
import torch

HIDDEN = 192
PASSES = 14
BATCH = 128
STEP = 1e-3
DROPOUT = 0.5
WEIGHT_DECAY = 0.05
SMOOTHING = 0.05
# Drawings teach the kinds that no photo shows, and should teach nothing else.
DRAWING_WEIGHT = 0.2
FAR = 4
SEED = 0


def read(folder):
    about = json.load(open(f"{folder}/numbers.json"))
    numbers = numpy.fromfile(f"{folder}/numbers.f32", dtype="<f4")
    numbers = numbers.reshape(len(about["pictures"]), -1)
    targets = numpy.zeros((len(numbers), len(about["kinds"])), numpy.float32)
    for row, picture in enumerate(about["pictures"]):
        targets[row, picture["kinds"]] = 1
    weights = [DRAWING_WEIGHT if picture["drawn"] else 1 for picture in about["pictures"]]
    return about, numbers, targets, numpy.array(weights, numpy.float32)


def train(values, targets, weights):
    torch.manual_seed(SEED)
    model = torch.nn.Sequential(
        torch.nn.Dropout(DROPOUT),
        torch.nn.Linear(values.shape[1], HIDDEN),
        torch.nn.ReLU(),
        torch.nn.Dropout(DROPOUT),
        torch.nn.Linear(HIDDEN, targets.shape[1]),
    )
    adam = torch.optim.AdamW(model.parameters(), lr=STEP, weight_decay=WEIGHT_DECAY)
    batches = len(values) // BATCH
    falling = torch.optim.lr_scheduler.CosineAnnealingLR(adam, PASSES * batches)
    for _ in range(PASSES):
        order = torch.randperm(len(values))
        for batch in range(batches):
            rows = order[batch * BATCH : (batch + 1) * BATCH]
            logs = torch.log_softmax(model(values[rows]), 1)
            # A label may stand for several kinds: any of them is right.
            right = torch.logsumexp(logs + torch.log(targets[rows] + 1e-9), 1)
            loss = -(weights[rows] * right).mean() * (1 - SMOOTHING) - SMOOTHING * logs.mean()
            adam.zero_grad()
            loss.backward()
            adam.step()
            falling.step()
    return model.eval()


def packed(array, kind):
    return base64.b64encode(numpy.ascontiguousarray(array, dtype=kind).tobytes()).decode()


def layer(linear):
    weights = linear.weight.detach().numpy()
    scales = numpy.abs(weights).max(1) / 127
    steps = numpy.round(weights / scales[:, None])
    return {
        "weights": packed(steps, "i1"),
        "scales": packed(scales, "<f4"),
        "biases": packed(linear.bias.detach().numpy(), "<f4"),
    }


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--numbers", required=True)
    options.add_argument("--out", required=True)
    given = options.parse_args()
    about, numbers, targets, weights = read(given.numbers)
    means, spreads = numbers.mean(0), numbers.std(0) + 1e-3
    seen = numpy.concatenate([numbers, numbers[:, about["mirror"]]])
    values = torch.tensor(numpy.clip((seen - means) / spreads, -FAR, FAR))
    twice = [torch.tensor(numpy.concatenate([each, each])) for each in (targets, weights)]
    model = train(values, *twice)
    made = {
        "kinds": about["kinds"],
        "means": packed(means, "<f4"),
        "spreads": packed(spreads, "<f4"),
        "hidden": layer(model[1]),
        "output": layer(model[4]),
    }
    with open(given.out, "w") as file:
        json.dump(made, file, indent=2)
        file.write("\n")


main()
