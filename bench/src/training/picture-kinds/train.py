"""Trains the model of the kinds that shoppers' pictures show (vision/src/recognition/picture-kind-model.json).

    apt-get install python3-torch
    npm run bench -- pictured-kinds --data <folder of images.csv and pictures> --folder <numbers>
    python3 bench/src/training/picture-kinds/train.py --numbers <numbers> --out vision/src/recognition/picture-kind-model.json

Reads numbers.f32 (a row of numbers for each picture) and numbers.json (what each picture may show,
and where each number stands in the mirrored picture). Photos that are held out are only judged by.
With --start the model goes on from one that was trained before, in a few passes with small steps:
what changed in the pictures is learned, and what was known of others is kept.
With --judge a fifth of the shapes of the sewn shop is held out too, five times, and the shares that
are named right are printed; nothing is written then.
"""

import argparse
import base64
import json

import numpy
import torch

HIDDEN = 192
PASSES = 14
MORE_PASSES = 4
BATCH = 128
STEP = 1e-3
MORE_STEP = 3e-4
DROPOUT = 0.5
WEIGHT_DECAY = 0.05
SMOOTHING = 0.05
# There are many pictures of one sewn shape, and each photo shows another garment.
SEWN_WEIGHT = 0.5
# Few photos show each kind of shoe; many show T-shirts and pants.
COMMON_KIND = 300
RARITY_MAX = 2.5
FOLDS = 5
FAR = 4
SEED = 0


def read(folder):
    about = json.load(open(f"{folder}/numbers.json"))
    numbers = numpy.fromfile(f"{folder}/numbers.f32", dtype="<f4")
    numbers = numbers.reshape(len(about["pictures"]), -1)
    targets = numpy.zeros((len(numbers), len(about["kinds"])), numpy.float32)
    for row, picture in enumerate(about["pictures"]):
        targets[row, picture["kinds"]] = 1
    return about, numbers, targets


def train(values, targets, weights, start=None):
    torch.manual_seed(SEED)
    model = torch.nn.Sequential(
        torch.nn.Dropout(DROPOUT),
        torch.nn.Linear(values.shape[1], HIDDEN),
        torch.nn.ReLU(),
        torch.nn.Dropout(DROPOUT),
        torch.nn.Linear(HIDDEN, targets.shape[1]),
    )
    passes, step = (MORE_PASSES, MORE_STEP) if start else (PASSES, STEP)
    if start:
        load_layer(model[1], start["hidden"])
        load_layer(model[4], start["output"])
    adam = torch.optim.AdamW(model.parameters(), lr=step, weight_decay=WEIGHT_DECAY)
    batches = len(values) // BATCH
    falling = torch.optim.lr_scheduler.CosineAnnealingLR(adam, passes * batches)
    for _ in range(passes):
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


def unpacked(text, kind):
    return numpy.frombuffer(base64.b64decode(text), dtype=kind).astype(numpy.float32)


def load_layer(linear, packed_layer):
    scales = unpacked(packed_layer["scales"], "<f4")
    weights = unpacked(packed_layer["weights"], "i1").reshape(len(scales), -1)
    with torch.no_grad():
        linear.weight.copy_(torch.tensor(weights * scales[:, None]))
        linear.bias.copy_(torch.tensor(unpacked(packed_layer["biases"], "<f4")))


def layer(linear):
    weights = linear.weight.detach().numpy()
    scales = numpy.abs(weights).max(1) / 127
    steps = numpy.round(weights / scales[:, None])
    return {
        "weights": packed(steps, "i1"),
        "scales": packed(scales, "<f4"),
        "biases": packed(linear.bias.detach().numpy(), "<f4"),
    }


def weights_of(pictures):
    """Photos of rare kinds count more, and sewn pictures less than photos."""
    counts = {}
    for picture in pictures:
        if not picture["shape"]:
            kinds = tuple(picture["kinds"])
            counts[kinds] = counts.get(kinds, 0) + 1
    rarity = lambda kinds: min(RARITY_MAX, max(1, (COMMON_KIND / counts[kinds]) ** 0.5))
    return [
        SEWN_WEIGHT if picture["shape"] else rarity(tuple(picture["kinds"]))
        for picture in pictures
    ]


class Learned:
    """What was learned of some of the pictures."""

    def __init__(self, data, rows, start=None):
        about, numbers, targets = data
        pictures = [about["pictures"][row] for row in rows]
        weights = weights_of(pictures)
        if start:
            self.means, self.spreads = [unpacked(start[each], "<f4") for each in ("means", "spreads")]
        else:
            self.means, self.spreads = numbers[rows].mean(0), numbers[rows].std(0) + 1e-3
        seen = numpy.concatenate([numbers[rows], numbers[rows][:, about["mirror"]]])
        twice = [torch.tensor(numpy.concatenate([each, each])) for each in (targets[rows], weights)]
        self.model = train(self.values(seen), twice[0], twice[1].float(), start)

    def values(self, numbers):
        return torch.tensor(numpy.clip((numbers - self.means) / self.spreads, -FAR, FAR))

    def judge(self, data, rows):
        """For each picture whether it is named right, and how sure that is."""
        with torch.no_grad():
            shares = torch.softmax(self.model(self.values(data[1][rows])), 1).numpy()
        named = shares.argmax(1)
        return [(row, data[2][row, at] > 0, share[at], at) for row, at, share in zip(rows, named, shares)]


def told(what, judged):
    if not judged:
        return
    right = [is_right for _, is_right, *_ in judged]
    sure = [is_right for _, is_right, share, _ in judged if share >= 0.75]
    print(f"{what}: {numpy.mean(right):.3f} of {len(right)} named right, sure of {len(sure)}: {numpy.mean(sure):.3f}")


def judge(data):
    pictures, kinds = data[0]["pictures"], data[0]["kinds"]
    shapes = sorted({picture["shape"] for picture in pictures} - {None})
    order = numpy.random.default_rng(SEED).permutation(len(shapes))
    fold_of = {shapes[at]: place % FOLDS for place, at in enumerate(order)}
    sewn, photos = [], []
    for fold in range(FOLDS):
        is_apart = [fold_of.get(picture["shape"]) == fold for picture in pictures]
        taught = [row for row, apart in enumerate(is_apart) if not apart and not pictures[row]["isHeldOut"]]
        learned = Learned(data, taught)
        sewn += learned.judge(data, [row for row, apart in enumerate(is_apart) if apart])
        if fold == 0:
            photos = learned.judge(data, [row for row, one in enumerate(pictures) if one["isHeldOut"]])
        print("fold", fold + 1, flush=True)
    told("photos held out", photos)
    for look in ("front", "photographed", "other"):
        told(f"shapes held out, {look}", [one for one in sewn if pictures[one[0]]["look"] == look])
    wrong = {}
    for row, is_right, _, at in sewn:
        if not is_right and pictures[row]["look"] == "front":
            told_as = f"{pictures[row]['shape']} ({kinds[pictures[row]['kinds'][0]]}) as {kinds[at]}"
            wrong[told_as] = wrong.get(told_as, 0) + 1
    for told_as, count in sorted(wrong.items(), key=lambda each: -each[1]):
        print(f"  {count} × {told_as}")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--numbers", required=True)
    options.add_argument("--out")
    options.add_argument("--start", help="a model that was trained before")
    options.add_argument("--judge", action="store_true")
    given = options.parse_args()
    data = read(given.numbers)
    if given.judge:
        return judge(data)
    taught = [row for row, picture in enumerate(data[0]["pictures"]) if not picture["isHeldOut"]]
    start = json.load(open(given.start)) if given.start else None
    learned = Learned(data, taught, start)
    made = {
        "kinds": data[0]["kinds"],
        "means": packed(learned.means, "<f4"),
        "spreads": packed(learned.spreads, "<f4"),
        "hidden": layer(learned.model[1]),
        "output": layer(learned.model[4]),
    }
    with open(given.out, "w") as file:
        json.dump(made, file, indent=2)
        file.write("\n")


main()
