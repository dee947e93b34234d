"""How a picture is looked at: framing, light, dyes, grounds, and the maps that the network sees."""

import math

import numpy as np
import torch
import torch.nn.functional as F

from sources import planes

SIDE = 64
CELL = 4
CELLS = SIDE // CELL
DIRECTIONS = 8
CHANNELS = DIRECTIONS + 4
MARGIN = 0.12


def framed(layers, boxes, close, garment_boxes):
    """Looks at a box a little turned, sheared, bent, stretched, shifted and mirrored; where `close`,
    at a part of the garment's box."""
    count, uniform, normal = len(layers), torch.rand, torch.randn
    width, height = boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1]
    stretch = torch.exp(normal(count) * 0.12)
    side = torch.maximum(width * stretch, height) * (1 + MARGIN + normal(count) * 0.07)
    middle_x = (boxes[:, 0] + boxes[:, 2]) / 2 + normal(count) * 0.03 * side
    middle_y = (boxes[:, 1] + boxes[:, 3]) / 2 + normal(count) * 0.03 * side
    width, height = garment_boxes[:, 2] - garment_boxes[:, 0], garment_boxes[:, 3] - garment_boxes[:, 1]
    near = torch.maximum(width, height) * (0.35 + 0.4 * uniform(count))
    side = torch.where(close, near, side)
    middle_x = torch.where(close, garment_boxes[:, 0] + width * (0.3 + 0.4 * uniform(count)), middle_x)
    middle_y = torch.where(close, garment_boxes[:, 1] + height * (0.25 + 0.5 * uniform(count)), middle_y)

    each = lambda values: values[:, None, None]
    places = (torch.arange(SIDE) + 0.5) / SIDE - 0.5
    down, across = torch.meshgrid(places, places, indexing="ij")
    across = across[None] * each(torch.where(uniform(count) < 0.5, -1.0, 1.0))
    down = down[None].expand(count, -1, -1)
    wave = torch.sin(down * each(6 + uniform(count) * 12) + each(uniform(count) * 6.28))
    across = across + each(normal(count).abs() * 0.012) * wave
    angle = normal(count) * 0.07
    cos, sin, shear = each(torch.cos(angle)), each(torch.sin(angle)), each(normal(count) * 0.06)
    x = (across * cos - down * sin + shear * down) * each(side / stretch) + each(middle_x)
    y = (across * sin + down * cos) * each(side) + each(middle_y)
    half = layers.shape[-1] / 2
    grid = torch.stack([x / half - 1, y / half - 1], -1)
    return F.grid_sample(layers, grid, padding_mode="border", align_corners=False)


def relit(rgb):
    """Another light and tint; sometimes with noise, sometimes blurred."""
    count, normal = len(rgb), torch.randn
    gain = torch.exp(normal(count, 1, 1, 1) * 0.15 + normal(count, 3, 1, 1) * 0.05)
    gamma = torch.exp(normal(count, 1, 1, 1) * 0.15)
    rgb = (rgb.clamp(0, 255) / 255 + 1e-4) ** gamma * gain * 255
    noisy = torch.rand(count) < 0.3
    rgb[noisy] = rgb[noisy] + normal(int(noisy.sum()), *rgb.shape[1:]) * 6
    blurred = torch.rand(count) < 0.25
    if blurred.any():
        rgb[blurred] = F.avg_pool2d(F.pad(rgb[blurred], (1, 1, 1, 1), mode="replicate"), 3, 1)
    return rgb.clamp(0, 255)


def hue_turns(count):
    """A matrix a thing that turns its hues, for a third of them: dyes differ more than a shop's colors do."""
    angle = torch.rand(count) * 2 * math.pi * (torch.rand(count) < 0.35)
    cos, sin = torch.cos(angle), torch.sin(angle)
    turn = ((1 - cos) / 3)[:, None, None].expand(-1, 3, 3).clone()
    for row in range(3):
        turn[:, row, row] += cos
        turn[:, row, (row + 1) % 3] -= sin / math.sqrt(3)
        turn[:, row, (row + 2) % 3] += sin / math.sqrt(3)
    return turn


def dyed(rgb, turns):
    return torch.einsum("bij,bjhw->bihw", turns, rgb).clamp(0, 255)


def backdrops(count, photos, random):
    """A studio's white, a plain wall, or the corner of a photo mirrored over the plane."""
    grounds = torch.full((count, 3, SIDE, SIDE), 255.0)
    for at, kind in enumerate(random.random(count)):
        if kind < 0.5:
            continue
        if kind < 0.7:
            color = torch.tensor(random.normal(225, 18) + random.normal(0, 5, 3), dtype=torch.float32)
            shade = torch.linspace(0, 1, SIDE) * float(random.normal(0, 14))
            grounds[at] = (color[:, None, None] + shade[None, :, None]).clamp(0, 255)
            continue
        photo, length = random.integers(len(photos.pixels)), int(random.integers(20, 44))
        left = 0 if random.random() < 0.5 else photos.side - length
        corner = planes(photos.pixels[photo : photo + 1, :length, left : left + length, :3])
        corner = torch.cat([corner, corner.flip(3)], 3)
        corner = torch.cat([corner, corner.flip(2)], 2)
        grounds[at] = F.interpolate(corner, size=(SIDE, SIDE), mode="bilinear", align_corners=False)[0]
    return grounds


def laid(garment, ground):
    alpha = garment[:, 3:] / 255
    return garment[:, :3] * alpha + ground * (1 - alpha)


def energy_maps(rgb):
    """As `energyMaps` of vision/src/embedding/energy-maps.ts; channels first."""
    padded = F.pad(rgb / 255, (1, 1, 1, 1), mode="replicate")
    across = padded[:, :, 1:-1, 2:] - padded[:, :, 1:-1, :-2]
    down = padded[:, :, 2:, 1:-1] - padded[:, :, :-2, 1:-1]
    even, odd = (across**2 - down**2).sum(1), 2 * (across * down).sum(1)
    square = torch.sqrt(even**2 + odd**2) + 1e-5
    turns = [2 * math.pi * each / DIRECTIONS for each in range(DIRECTIONS)]
    along = [F.relu(even * math.cos(turn) + odd * math.sin(turn)) for turn in turns]
    energy = F.avg_pool2d(torch.stack([each**2 * square**-1.5 for each in along], 1), CELL)
    about = F.pad(energy.sum(1, keepdim=True), (1, 1, 1, 1), mode="replicate")
    about = F.avg_pool2d(about, 3, 1)
    amount = (torch.log(about + 0.02) + 4) / 5
    maps = [torch.sqrt(energy / (about + 0.04)), amount, F.avg_pool2d(rgb, CELL) / 255]
    return torch.cat(maps, 1).clamp(0, 1)
