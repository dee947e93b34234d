"""Two views of each of many things, small, with what is known of them."""

import numpy as np
import torch
import torch.nn.functional as F

from seeing import CELLS, backdrops, dyed, energy_maps, framed, hue_turns, laid, relit
from sources import planes

PAIRS = 80
SHARES = {"drawn": 0.5, "photo": 0.28, "worn": 0.22}
CLOSE_SHARE = 0.25


class Shown:
    """Views and what is known of them, gathered until a batch is whole: first views, then twins."""

    def __init__(self):
        self.rgb, self.marks, self.is_close, self.is_marked = [[], []], [[], []], [[], []], [[], []]

    def add(self, view, rgb, alpha, close, is_marked):
        self.rgb[view].append(relit(rgb))
        self.marks[view].append(alpha / 255)
        self.is_close[view].append(close)
        self.is_marked[view].append(torch.full((len(rgb),), float(is_marked)))


def show_drawn(shown, drawings, photos, turns, random):
    count = len(turns)
    designs = random.integers(0, len(drawings.labels) // 2, count)
    sides = np.where(random.random(count) < 0.5, 0, 1)
    for view in (0, 1):
        if view == 1:
            sides = np.where(random.random(count) < 0.7, 1 - sides, sides)
        at = 2 * designs + sides
        close = torch.rand(count) < CLOSE_SHARE * view
        layers = torch.cat([planes(drawings.layers[at, 0]), planes(drawings.layers[at, 1])], 1)
        boxes, garments = torch.from_numpy(drawings.boxes[at]), torch.from_numpy(drawings.garment_boxes[at])
        seen = framed(layers, boxes, close, garments)
        garment = torch.cat([dyed(seen[:, 4:7], turns), seen[:, 7:]], 1)
        rgb = laid(seen[:, :4], garment, backdrops(count, photos, random))
        shown.add(view, rgb, garment[:, 3:], close, True)
    return np.eye(len(drawings.names), dtype=np.float32)[drawings.labels[2 * designs]]


def whole_box(count):
    return torch.tensor([[7.0, 7.0, 121.0, 121.0]]).expand(count, 4)


def show_photos(shown, photos, turns, random):
    count = len(turns)
    at = random.integers(0, len(photos.pixels), count)
    pixels = planes(photos.pixels[at])
    for view in (0, 1):
        close = torch.rand(count) < CLOSE_SHARE * view
        seen = framed(pixels, whole_box(count), close, whole_box(count))
        shown.add(view, dyed(seen[:, :3], turns), seen[:, 3:], close, False)
    return photos.labels[at]


def show_worn(shown, drawings, photos, turns, random):
    """The cut-out of a photo in the place of a drawn garment of its label, and the photo itself."""
    count = len(turns)
    labels = drawings.labels
    wearable = [at for at in np.where(drawings.is_worn)[0] if labels[at] in photos.cut_outs]
    at = random.choice(wearable, count)
    cut_outs = [photos.cut_outs[labels[each]] for each in at]
    sources = np.array([known[random.integers(len(known))] for known in cut_outs])
    pixels = planes(photos.pixels[sources])
    boxes = torch.from_numpy(drawings.garment_boxes[at])
    places = torch.arange(drawings.side) + 0.5
    across = (places[None] - boxes[:, 0:1]) / (boxes[:, 2:3] - boxes[:, 0:1]) * 2 - 1
    down = (places[None] - boxes[:, 1:2]) / (boxes[:, 3:4] - boxes[:, 1:2]) * 2 - 1
    within = ((across.abs() <= 1)[:, None, :] & (down.abs() <= 1)[:, :, None]).float()
    across = across[:, None, :].expand(-1, drawings.side, -1)
    down = down[:, :, None].expand(-1, -1, drawings.side)
    cut = F.grid_sample(pixels, torch.stack([across, down], -1) * 0.9, align_corners=False)
    cut[:, 3] *= within
    far = torch.zeros(count, dtype=torch.bool)
    layers = torch.cat([planes(drawings.layers[at, 0]), cut], 1)
    seen = framed(layers, torch.from_numpy(drawings.boxes[at]), far, boxes)
    garment = torch.cat([dyed(seen[:, 4:7], turns), seen[:, 7:]], 1)
    rgb = laid(seen[:, :4], garment, backdrops(count, photos, random))
    shown.add(0, rgb, garment[:, 3:], far, True)
    close = torch.rand(count) < CLOSE_SHARE
    seen = framed(pixels, whole_box(count), close, whole_box(count))
    shown.add(1, dyed(seen[:, :3], turns), seen[:, 3:], close, False)
    return np.eye(len(drawings.names), dtype=np.float32)[labels[at]]


def show_batch(drawings, photos, random):
    """Everything that one step looks at, small: 2 × PAIRS views."""
    shown, turns = Shown(), hue_turns(PAIRS)
    drawn, photo = int(PAIRS * SHARES["drawn"]), int(PAIRS * SHARES["photo"])
    labels = np.concatenate([
        show_drawn(shown, drawings, photos, turns[:drawn], random),
        show_photos(shown, photos, turns[drawn : drawn + photo], random),
        show_worn(shown, drawings, photos, turns[drawn + photo :], random),
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
