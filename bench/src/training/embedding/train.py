"""Trains the embedding network from the files of `npm run bench -- scenes` and packs its weights.

    apt-get install python3-torch          # Debian 12: torch 1.13.1, numpy 1.24.2; no GPU
    python3 bench/src/training/embedding/train.py --scenes <folder> --out vision/src/embedding/embedding-network.json

Some 10 minutes of one core. Seeded: the same files, versions and processor give the same weights.

Each step shows two views of 80 things: front and back of a sewn garment, its front and how it is
worn, or a photo twice. The network names what they show
(cosine softmax), finds each view's twin among the others (NT-Xent, Chen et al., ICML 2020), and
marks which cells are garment. Its input is that of `vision/src/embedding/energy-maps.ts`.
"""

import argparse
import json
import math
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from network import EmbeddingNetwork, packed_network
from sources import Sewn, Photos
from views import show_batch

SEED = 1
STEP_SIZE = 3e-3
WEIGHT_DECAY = 0.03
TEMPERATURE = 0.15
TWIN_WEIGHT = 0.5
MARK_WEIGHT = 0.4
SMOOTHING = 0.05
CLOSE_WEIGHT = 0.3


def lesson(network, batch):
    """The loss of one batch, and figures to watch."""
    labels, is_close, is_marked = batch["labels"].float(), batch["is_close"], batch["is_marked"]
    _, answers, twins, mark = network(batch["maps"].float() / 255)
    shares = F.log_softmax(answers, 1)
    right = torch.logsumexp(shares + torch.log(labels.clamp_min(1e-9)), 1)
    naming = -right * (1 - SMOOTHING) - shares.mean(1) * SMOOTHING
    is_named = labels.sum(1) > 0
    weights = is_named.float() * torch.where(is_close, CLOSE_WEIGHT, 1.0)
    naming = (naming * weights).sum() / weights.sum()
    count = len(twins) // 2
    likeness = (twins @ twins.t() / TEMPERATURE).fill_diagonal_(-1e4)
    wanted = torch.cat([torch.arange(count, 2 * count), torch.arange(count)])
    finding = F.cross_entropy(likeness, wanted)
    wrong = F.binary_cross_entropy_with_logits(mark, batch["marks"].float() / 255, reduction="none")
    marking = (wrong.mean((1, 2)) * is_marked).sum() / is_marked.sum()
    hits = labels.gather(1, answers.argmax(1, keepdim=True))[:, 0] > 0
    named = hits.float().sum() / is_named.sum()
    found = (likeness.argmax(1) == wanted).float().mean()
    loss = naming + TWIN_WEIGHT * finding + MARK_WEIGHT * marking
    return loss, [naming.item(), finding.item(), marking.item(), named.item(), found.item()]


def train(network, batches, passes, random):
    strong = [each for each in network.parameters() if each.ndim > 1]
    plain = [each for each in network.parameters() if each.ndim <= 1]
    groups = [{"params": strong, "weight_decay": WEIGHT_DECAY}, {"params": plain, "weight_decay": 0}]
    optimizer = torch.optim.AdamW(groups, lr=STEP_SIZE)
    steps, watched, start = int(len(batches) * passes), [], time.time()
    order = []
    for step in range(steps):
        order = order or list(random.permutation(len(batches)))
        rising, falling = min(1, (step + 1) / 60), 0.5 + 0.5 * math.cos(math.pi * step / steps)
        for group in optimizer.param_groups:
            group["lr"] = max(1e-5, STEP_SIZE * rising * falling)
        loss, figures = lesson(network, batches[order.pop()])
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimizer.step()
        watched.append(figures)
        if (step + 1) % 100 == 0:
            print(f"step {step + 1} of {steps}, {time.time() - start:.0f} s:", told(watched), flush=True)
            watched = []


def told(figures):
    naming, finding, marking, named, found = np.mean(figures, 0)
    return f"named {named:.1%}, twins found {found:.1%}, losses {naming:.2f} {finding:.2f} {marking:.2f}"


def main():
    given = argparse.ArgumentParser()
    given.add_argument("--scenes", required=True)
    given.add_argument("--out", required=True)
    given.add_argument("--batches", type=int, default=800)
    given.add_argument("--passes", type=float, default=2.5)
    given = given.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    random = np.random.default_rng(SEED)
    sewn = Sewn(given.scenes)
    photos = Photos(given.scenes, sewn.names)
    print(f"{len(sewn.labels)} sewn pictures, {len(photos.pixels)} photos", flush=True)
    batches = []
    with torch.no_grad():
        for at in range(given.batches + 4):
            batches.append(show_batch(sewn, photos, random))
            if at % 50 == 0:
                print(f"views {at} of {given.batches}", flush=True)
    network = EmbeddingNetwork(len(sewn.names))
    train(network, batches[4:], given.passes, random)
    network.eval()
    with torch.no_grad():
        print("views kept aside:", told([lesson(network, batch)[1] for batch in batches[:4]]))
    with open(given.out, "w") as file:
        file.write(json.dumps(packed_network(network), indent=2) + "\n")


main()
