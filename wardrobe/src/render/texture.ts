import type { Texture } from '../figures/surfaces.ts';

/** Where in the gap a line lies, its width and its opacity; in centimeters. */
type Rule = readonly [at: number, width: number, opacity: number];

interface Ruling {
  gap: number;
  turn: number;
  dark: Rule;
  light: Rule;
}

interface Tile {
  width: number;
  height: number;
  marks: string;
}

const dark = (path: string, width: number, opacity: number) =>
  `<path d="${path}" stroke="#120c08" stroke-width="${width}" stroke-opacity="${opacity}" fill="none"/>`;
const light = (path: string, width: number, opacity: number) =>
  `<path d="${path}" stroke="#fff" stroke-width="${width}" stroke-opacity="${opacity}" fill="none"/>`;

function speckles(count: number, size: number, reach: number): string {
  let marks = '';
  for (let index = 0; index < count; index += 1) {
    const x = (index * 0.618 * reach) % reach;
    const y = (index * index * 0.377 * reach) % reach;
    const tone = index % 2 === 0 ? '#120c08' : '#ffffff';
    marks += `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${(size * (0.6 + (index % 3) * 0.3)).toFixed(2)}" fill="${tone}" fill-opacity="${index % 2 === 0 ? 0.16 : 0.14}"/>`;
  }
  return marks;
}

/** Cloths whose surface is parallel lines; a clipped path of lines draws much faster than a tile. */
const LINES: Readonly<Partial<Record<Texture, Ruling>>> = {
  rib: { gap: 1, turn: 0, dark: [0.1, 0.3, 0.17], light: [0.6, 0.3, 0.13] },
  corduroy: { gap: 0.75, turn: 0, dark: [0.1, 0.2, 0.24], light: [0.45, 0.2, 0.12] },
  denim: { gap: 0.55, turn: 32, dark: [0.42, 0.11, 0.12], light: [0.2, 0.15, 0.14] },
  twill: { gap: 0.6, turn: 32, dark: [0.3, 0.16, 0.07], light: [0, 0.1, 0.06] },
  pleat: { gap: 1.6, turn: 0, dark: [0.1, 0.24, 0.26], light: [0.8, 0.5, 0.14] },
};

const TILES: Readonly<Partial<Record<Texture, Tile>>> = {
  leather: { width: 3, height: 3, marks: speckles(10, 0.1, 3) },
  knit: {
    width: 1.1,
    height: 1,
    marks:
      dark('M0.08,0.1 L0.55,0.75 L1.02,0.1', 0.17, 0.15) +
      light('M0.1,0.35 L0.55,0.98 L1,0.35', 0.14, 0.16),
  },
  cable: {
    width: 9,
    height: 6,
    marks:
      dark('M1.6,0 C1.6,2 4.4,4 4.4,6 M4.4,0 C4.4,2 1.6,4 1.6,6', 0.45, 0.2) +
      light('M2.2,0 C2.2,2 5,4 5,6 M5,0 C5,2 2.2,4 2.2,6', 0.45, 0.17) +
      dark('M0.2,0 L0.2,6 M6,0 L6,6 M7,0 L7,6 M8,0 L8,6', 0.26, 0.14),
  },
  linen: {
    width: 1.7,
    height: 1.3,
    marks:
      dark('M0,0.3 L1.2,0.3 M0.5,0.9 L1.7,0.9', 0.09, 0.1) +
      light('M0.4,0 L0.4,0.9 M1.2,0.4 L1.2,1.3', 0.1, 0.2),
  },
  tweed: { width: 2.4, height: 2.4, marks: speckles(26, 0.13, 2.4) },
  lace: {
    width: 3,
    height: 3,
    marks:
      light('M1.5,0.2 C2.6,0.6 2.6,2.4 1.5,2.8 C0.4,2.4 0.4,0.6 1.5,0.2 Z', 0.14, 0.5) +
      dark('M0,1.5 L3,1.5 M1.5,0 L1.5,3', 0.07, 0.3) +
      light('M1.5,1 L1.5,2 M1,1.5 L2,1.5', 0.22, 0.4),
  },
  sequin: {
    width: 1,
    height: 1,
    marks:
      '<circle cx="0.5" cy="0.5" r="0.42" fill="#fff" fill-opacity="0.2"/><circle cx="0.36" cy="0.36" r="0.16" fill="#fff" fill-opacity="0.65"/><circle cx="0.7" cy="0.7" r="0.16" fill="#000" fill-opacity="0.25"/>',
  },
  teddy: { width: 3, height: 3, marks: speckles(30, 0.3, 3) },
  straw: {
    width: 1.2,
    height: 1.2,
    marks:
      dark('M0,0.3 L0.6,0.3 M0.6,0.9 L1.2,0.9 M0.3,0.6 L0.3,1.2 M0.9,0 L0.9,0.6', 0.14, 0.24) +
      light('M0,0.1 L0.6,0.1 M0.6,0.7 L1.2,0.7', 0.12, 0.3),
  },
  canvas: {
    width: 0.5,
    height: 0.5,
    marks: dark('M0,0.25 L0.5,0.25 M0.25,0 L0.25,0.5', 0.08, 0.08),
  },
};

/** Small tiles are slow to lay: a pattern is made of as many copies as reach this many centimeters. */
const SHEET_CM = 8;

/** Copies a tile until it is large enough to be laid quickly. */
export function sheetOf(
  tile: { width: number; height: number; marks: string; turn?: number },
  id: string,
): string {
  const across = Math.max(Math.ceil(SHEET_CM / tile.width), 1);
  const down = Math.max(Math.ceil(SHEET_CM / tile.height), 1);
  let copies = '';
  for (let index = 0; index < across * down; index += 1) {
    const x = (index % across) * tile.width;
    const y = Math.floor(index / across) * tile.height;
    copies += `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${tile.marks}</g>`;
  }
  const turn = tile.turn ? ` patternTransform="rotate(${tile.turn})"` : '';
  return `<pattern id="${id}" width="${(tile.width * across).toFixed(2)}" height="${(tile.height * down).toFixed(2)}" patternUnits="userSpaceOnUse"${turn}>${copies}</pattern>`;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function ruled(ruling: Ruling, area: Box, id: string): string {
  const reach = Math.hypot(area.right - area.left, area.bottom - area.top) / 2 + 2;
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
  const lines = ([at, width, opacity]: Rule, tone: string) => {
    let path = '';
    for (let x = -reach; x < reach; x += ruling.gap)
      path += `M${(x + at).toFixed(2)},${(-reach).toFixed(1)}V${reach.toFixed(1)}`;
    return `<path d="${path}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  };
  const place = `translate(${middle.x.toFixed(2)} ${middle.y.toFixed(2)}) rotate(${ruling.turn})`;
  return `<g id="${id}" transform="${place}">${lines(ruling.dark, '#120c08')}${lines(ruling.light, '#fff')}</g>`;
}

export interface Surface {
  def: string;
  /** Whether the surface fills a shape, or is clipped to it. */
  laid: 'filled' | 'clipped';
}

/** The surface of a cloth over an area, in centimeters; null for a cloth that shows none. */
export function surfaceOf(texture: Texture, area: Box, id: string): Surface | null {
  const ruling = LINES[texture];
  if (ruling) return { def: ruled(ruling, area, id), laid: 'clipped' };
  const tile = TILES[texture];
  return tile ? { def: sheetOf(tile, id), laid: 'filled' } : null;
}
