import { length2 } from '../materials/lengths.ts';
import { insideShare, wrapTo } from '../materials/noise.ts';
import { lay, type Print } from './print.ts';

/** Stitches of a knitted figure, centimeters. */
const STITCH = 0.34;
const ROW = 0.3;

/** One repeat of the bands, from the top: # is knitted in the ink, o in the second ink. */
const BANDS = [
  '............',
  '#..#..#..#..',
  '.##.##.##.##',
  '............',
  'oooooooooooo',
  '.....#......',
  '#...###...##',
  '##.#####.###',
  '.####.####.#',
  '##.#####.###',
  '#...###...##',
  '.....#......',
  'oooooooooooo',
  '............',
  '.o..o..o..o.',
  'o.oo.oo.oo.o',
  '.o..o..o..o.',
  '............',
  '............',
];

/** Bands of small knitted figures around the body; from afar they turn into their mean. */
export const fairIsle: Print = (point, sample, { ink, second }) => {
  const row = Math.floor(point.y / ROW);
  const line = BANDS[BANDS.length - 1 - wrapTo(row, BANDS.length)] ?? '';
  const column = Math.floor(point.x / STITCH);
  const stitch = line[wrapTo(column, line.length)];
  if (stitch === '#') lay(sample, ink, 0.96);
  else if (stitch === 'o') lay(sample, second, 0.96);
};

const FOULARD_GAP = 2.4;

/** Small lozenges with a dot, in rows that run across the cloth on the bias. */
export const foulard: Print = (point, sample, { ink, second }) => {
  const row = Math.round(point.y / (FOULARD_GAP / 2));
  const shift = row % 2 === 0 ? 0 : FOULARD_GAP / 2;
  const x = Math.abs(wrapTo(point.x - shift + FOULARD_GAP / 2, FOULARD_GAP) - FOULARD_GAP / 2);
  const y = Math.abs(point.y - (row * FOULARD_GAP) / 2);
  const soft = point.footprint;
  const lozenge = (x + y) / Math.SQRT2;
  lay(sample, ink, insideShare(lozenge - 0.42, soft));
  lay(sample, second, insideShare(lozenge - 0.24, soft));
  lay(sample, ink, insideShare(length2(x, y) - 0.1, soft));
};
