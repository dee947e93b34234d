"""Two views of each of many things, small, with what is known of them."""

import numpy as np
import torch
import torch.nn.functional as F

from seeing import CELLS, backdrops, dyed, energy_maps, framed, hue_turns, laid, relit
from sources import planes

PAIRS = 80
SEWN_SHARE = 0.68
CLOSE_SHARE = 0.25


class Shown:
    """Views and what is known of them, gathered until a batch is whole: first views, then twins."""

    def __init__(self):
        self.rgb, self.marks, self.is_close, self.is_marked = [[], []], [[], []], [[], []], [[], []]

    def add(self, view, rgb, alpha, close, is_marked):
        self.rgb[view].append(relit(rgb))
        self.marks[view].append(alpha / 255)
        self.is_close[view].append(close)
        self.is_marked[view].append(is_marked)


def show_sewn(shown, sewn, photos, turns, random):
    count = len(turns)
    pairs = random.integers(0, len(sewn.labels) // 2, count)
    sides = np.where(random.random(count) < 0.5, 0, 1)
    for view in (0, 1):
        if view == 1:
            sides = np.where(random.random(count) < 0.7, 1 - sides, sides)
        at = 2 * pairs + sides
        close = torch.rand(count) < CLOSE_SHARE * view
        boxes = torch.from_numpy(sewn.boxes[at])
        seen = framed(planes(sewn.squares[at]), boxes, close, boxes)
        garment = torch.cat([dyed(seen[:, :3], turns), seen[:, 3:]], 1)
        rgb = laid(garment, backdrops(count, photos, random))
        # Of what is worn, the body and the other clothes stand out from the ground too.
        is_marked = torch.from_numpy(~sewn.is_worn[at]).float()
        shown.add(view, rgb, garment[:, 3:], close, is_marked)
    return np.eye(len(sewn.names), dtype=np.float32)[sewn.labels[2 * pairs]]


def whole_box(count):
    return torch.tensor([[7.0, 7.0, 121.0, 121.0]]).expand(count, 4)


def show_photos(shown, photos, turns, random):
    count = len(turns)
    at = random.integers(0, len(photos.pixels), count)
    pixels = planes(photos.pixels[at])
    for view in (0, 1):
        close = torch.rand(count) < CLOSE_SHARE * view
        seen = framed(pixels, whole_box(count), close, whole_box(count))
        shown.add(view, dyed(seen[:, :3], turns), seen[:, 3:], close, torch.zeros(count))
    return photos.labels[at]


def show_batch(sewn, photos, random):
    """Everything that one step looks at, small: 2 × PAIRS views."""
    shown, turns = Shown(), hue_turns(PAIRS)
    count = int(PAIRS * SEWN_SHARE)
    labels = np.concatenate([
        show_sewn(shown, sewn, photos, turns[:count], random),
        show_photos(shown, photos, turns[count:], random),
    ])
    both = lambda parts: torch.cat(parts[0] + parts[1])
    marks = F.adaptive_avg_pool2d(both(shown.marks), CELLS)[:, 0]
    return {
        "maps": (energy_maps(both(shown.rgb)) * 255).round().byte(),
        "marks": (marks * 255).round().byte(),
        "labels": torch.from_numpy(np.concatenate([labels, labels])) > 0,
        "is_marked": both(shown.is_marked),
        "is_close": both(shown.is_close),
    }
