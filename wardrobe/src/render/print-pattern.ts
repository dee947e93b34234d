import type { Print } from '../figures/surfaces.ts';
import { lighter } from './color.ts';
import { sheetOf } from './texture.ts';

interface Inks {
  ink: string;
  second: string;
}
interface Tile {
  width: number;
  height: number;
  turn?: number;
  marks: (inks: Inks) => string;
}

const area = (path: string, fill: string, opacity = 1) =>
  `<path d="${path}" fill="${fill}" fill-opacity="${opacity}"/>`;
const bar = (place: string, fill: string, opacity = 1) => {
  const [x, y, width, height] = place.split(' ');
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" fill-opacity="${opacity}"/>`;
};
const dot = (place: string, fill: string) => {
  const [x, y, r] = place.split(' ');
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
};

function blossom(
  place: { x: number; y: number; size: number },
  petal: string,
  heart: string,
): string {
  let petals = '';
  for (let turn = 0; turn < 5; turn += 1) {
    petals += `<ellipse cx="0" cy="-0.62" rx="0.42" ry="0.58" transform="rotate(${turn * 72})" fill="${petal}"/>`;
  }
  return `<g transform="translate(${place.x} ${place.y}) scale(${place.size}) rotate(${place.x * 40})">${petals}<circle r="0.26" fill="${heart}"/></g>`;
}

const leaf = ([x, y]: readonly [number, number], turn: number, fill: string) =>
  `<path d="M0,0 C0.5,-0.5 0.5,-1.3 0,-1.9 C-0.5,-1.3 -0.5,-0.5 0,0 Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${fill}"/>`;

const TILES: Readonly<Record<Exclude<Print, 'none'>, Tile>> = {
  breton: { width: 4, height: 4.2, marks: ({ ink }) => bar('0 0 4 1.5', ink) },
  stripe: { width: 2.4, height: 4, marks: ({ ink }) => bar('0 0 1 4', ink) },
  pinstripe: { width: 2.6, height: 4, marks: ({ ink }) => bar('0 0 0.22 4', ink, 0.8) },
  gingham: {
    width: 2.8,
    height: 2.8,
    marks: ({ ink }) => bar('0 0 1.4 2.8', ink, 0.5) + bar('0 0 2.8 1.4', ink, 0.5),
  },
  tartan: {
    width: 10,
    height: 10,
    marks: ({ ink, second }) =>
      bar('0 0 4 10', ink, 0.55) +
      bar('0 0 10 4', ink, 0.55) +
      bar('6.6 0 0.5 10', second, 0.8) +
      bar('0 6.6 10 0.5', second, 0.8) +
      bar('1.8 0 0.3 10', second, 0.5) +
      bar('0 1.8 10 0.3', second, 0.5),
  },
  windowpane: {
    width: 8,
    height: 9,
    marks: ({ ink }) => bar('0 0 0.28 9', ink, 0.75) + bar('0 0 8 0.28', ink, 0.75),
  },
  houndstooth: {
    width: 2.4,
    height: 2.4,
    marks: ({ ink }) =>
      area(
        'M0,0 L1.2,0 L1.2,1.2 L0,1.2 Z M1.2,0.6 L1.8,0 L2.4,0 L1.2,1.2 Z M0.6,1.2 L1.2,1.2 L0,2.4 L0,1.8 Z M1.2,1.2 L1.8,1.2 L1.2,1.8 Z',
        ink,
      ),
  },
  herringbone: {
    width: 2.4,
    height: 0.8,
    marks: ({ ink }) =>
      `<path d="M0,0.8 L1.2,0 L2.4,0.8 M0,0 L1.2,-0.8 L2.4,0 M0,1.6 L1.2,0.8 L2.4,1.6" stroke="${ink}" stroke-width="0.24" stroke-opacity="0.75" fill="none"/>`,
  },
  dots: {
    width: 3.4,
    height: 3.4,
    marks: ({ ink }) => dot('0.85 0.85 0.5', ink) + dot('2.55 2.55 0.5', ink),
  },
  floral: {
    width: 14,
    height: 14,
    marks: ({ ink, second }) =>
      leaf([4.6, 3], 70, second) +
      leaf([2, 5.2], 200, second) +
      leaf([10, 9.6], -60, second) +
      leaf([12.4, 12], 130, second) +
      leaf([10, 3.4], 30, second) +
      leaf([4, 11.4], -120, second) +
      blossom({ x: 3, y: 3.4, size: 1.7 }, ink, second) +
      blossom({ x: 10.6, y: 10.6, size: 1.9 }, ink, second) +
      blossom({ x: 10.4, y: 3, size: 1 }, lighter(ink, 0.35), ink) +
      blossom({ x: 3.8, y: 10.4, size: 1.1 }, lighter(ink, 0.35), ink),
  },
  meadow: {
    width: 7,
    height: 7,
    marks: ({ ink, second }) =>
      leaf([2.4, 1.8], 100, second) +
      leaf([5.6, 5.4], -40, second) +
      blossom({ x: 1.6, y: 1.8, size: 0.62 }, ink, second) +
      blossom({ x: 5.1, y: 5.2, size: 0.7 }, lighter(ink, 0.3), second) +
      dot('5 1.5 0.2', ink) +
      dot('1.6 5.4 0.2', ink),
  },
  leopard: {
    width: 6,
    height: 6,
    marks: ({ ink, second }) =>
      area(
        'M1,1.2 C1.6,0.5 2.6,0.8 2.5,1.6 C2.4,2.4 1.4,2.5 1,2 Z M4,3.8 C4.8,3.2 5.5,3.9 5.2,4.6 C4.9,5.2 4,5 3.8,4.5 Z',
        second,
        0.8,
      ) +
      `<path d="M0.8,1.9 C0.6,1 1.4,0.5 2,0.6 M2.7,1 C3,1.7 2.6,2.4 2.1,2.6 M3.7,4.8 C3.4,4 4,3.2 4.7,3.3 M5.5,3.7 C5.8,4.6 5.1,5.4 4.4,5.3 M4.6,0.9 L5.2,1.3 M1,4.2 C0.8,4.8 1.3,5.3 1.9,5.1" stroke="${ink}" stroke-width="0.55" stroke-linecap="round" fill="none"/>`,
  },
  argyle: {
    width: 10,
    height: 15,
    marks: ({ ink, second }) =>
      area('M5,0 L10,7.5 L5,15 L0,7.5 Z', ink, 0.85) +
      `<path d="M0,0 L10,15 M10,0 L0,15" stroke="${second}" stroke-width="0.25" fill="none"/>`,
  },
  fairisle: {
    width: 6,
    height: 18,
    marks: ({ ink, second }) =>
      area(
        'M3,0.6 L4.6,2.6 L3,4.6 L1.4,2.6 Z M0,8 L1,7 L2,8 L1,9 Z M2,8 L3,7 L4,8 L3,9 Z M4,8 L5,7 L6,8 L5,9 Z',
        ink,
      ) +
      bar('0 5.6 6 0.5', second) +
      bar('0 10 6 0.5', second) +
      area('M0,2.6 L0.7,1.7 L0.7,3.5 Z M6,2.6 L5.3,1.7 L5.3,3.5 Z', second) +
      [1, 2.5, 4, 5.5].map((x) => dot(`${x} 13.4 0.34`, second)).join(''),
  },
  abstract: {
    width: 22,
    height: 22,
    marks: ({ ink, second }) =>
      area(
        'M2,4 C6,0 12,2 11,7 C10,12 4,12 2,9 Z M14,15 C18,12 22,15 20,19 C18,22 13,20 14,15 Z',
        ink,
        0.9,
      ) +
      area(
        'M14,3 C17,1 21,4 19,8 C17,10 13,8 14,3 Z M3,15 C6,13 10,15 8,19 C6,21 2,19 3,15 Z',
        second,
        0.85,
      ),
  },
  foulard: {
    width: 3,
    height: 3,
    turn: 45,
    marks: ({ ink, second }) =>
      area('M1.5,0.7 L2.3,1.5 L1.5,2.3 L0.7,1.5 Z', ink) +
      dot('1.5 1.5 0.28', second) +
      dot('0 0 0.2', ink),
  },
};

/** The print as an SVG pattern in centimeters; null when the cloth is plain. */
export function printPattern(print: Print, inks: Inks, id: string): string | null {
  if (print === 'none') return null;
  const tile = TILES[print];
  return sheetOf({ ...tile, marks: tile.marks(inks) }, id);
}
