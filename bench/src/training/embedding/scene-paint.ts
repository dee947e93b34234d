import type { Paint } from '@modiste/wardrobe/part-painter';
import type { Texture } from '@modiste/wardrobe/surfaces';
import { PRINTS } from '@modiste/wardrobe/surfaces';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import type { SceneLabel } from './scene-labels.ts';

const KNIT: readonly Texture[] = ['knit', 'knit', 'rib', 'cable', 'jersey'];
const JERSEY: readonly Texture[] = ['jersey', 'smooth', 'jersey', 'rib'];
const WOVEN: readonly Texture[] = ['smooth', 'linen', 'twill', 'canvas'];
const LEATHER: readonly Texture[] = ['leather', 'leather', 'canvas', 'smooth', 'twill', 'satin'];
const DRESSY: readonly Texture[] = ['smooth', 'satin', 'lace', 'linen', 'jersey', 'pleat'];
const HEAVY: readonly Texture[] = ['tweed', 'twill', 'leather', 'smooth', 'corduroy', 'teddy'];

const TEXTURES: Partial<Record<SceneLabel, readonly Texture[]>> = {
  't-shirt': JERSEY,
  'long-tee': JERSEY,
  polo: JERSEY,
  'tank-top': JERSEY,
  shirt: WOVEN,
  blouse: DRESSY,
  tunic: WOVEN,
  dress: DRESSY,
  skirt: DRESSY,
  sweater: KNIT,
  'sweater-vest': KNIT,
  cardigan: KNIT,
  sweatshirt: ['jersey', 'smooth', 'teddy'],
  jacket: HEAVY,
  coat: HEAVY,
  blazer: ['tweed', 'twill', 'smooth', 'linen', 'corduroy'],
  jeans: ['denim'],
  trousers: ['twill', 'smooth', 'linen', 'corduroy'],
  joggers: JERSEY,
  leggings: ['smooth', 'jersey'],
  beanie: KNIT,
  socks: KNIT,
  scarf: ['knit', 'smooth', 'satin', 'tweed'],
  hat: ['straw', 'canvas', 'twill'],
};

/** How often a label's cloth is printed. */
const PRINTED: Partial<Record<SceneLabel, number>> = {
  shirt: 0.55,
  tunic: 0.6,
  blouse: 0.5,
  dress: 0.45,
  't-shirt': 0.25,
  polo: 0.3,
  skirt: 0.35,
  scarf: 0.6,
  tie: 0.6,
  'tank-top': 0.25,
  jeans: 0,
  trousers: 0.1,
  sweater: 0.35,
  socks: 0.4,
  briefs: 0.3,
  'sweater-vest': 0.5,
  shorts: 0.25,
};

const hex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A color as clothes have it: often black, white, gray or navy, else of any hue. */
export function clothColor(random: SeededRandom): string {
  const kind = random.next();
  if (kind < 0.16)
    return hex(hsl(random.next() * 360, random.next() * 0.08, 0.06 + random.next() * 0.1));
  if (kind < 0.28)
    return hex(hsl(random.next() * 360, random.next() * 0.08, 0.9 + random.next() * 0.08));
  if (kind < 0.4)
    return hex(hsl(random.next() * 360, random.next() * 0.08, 0.25 + random.next() * 0.55));
  if (kind < 0.52)
    return hex(
      hsl(215 + random.normal() * 12, 0.25 + random.next() * 0.4, 0.14 + random.next() * 0.3),
    );
  if (kind < 0.64)
    return hex(
      hsl(30 + random.normal() * 9, 0.2 + random.next() * 0.4, 0.18 + random.next() * 0.6),
    );
  return hex(hsl(random.next() * 360, 0.25 + random.next() * 0.65, 0.2 + random.next() * 0.6));
}

function hsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((turn) => {
    const place = (turn + (((hue % 360) + 360) % 360) / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  });
}

const DENIMS = [
  '#232f4b',
  '#2f4168',
  '#53749b',
  '#3c5a86',
  '#a3bdd3',
  '#1d1c1e',
  '#6f87a4',
  '#45464a',
];
const METALS = ['#c6a45c', '#b4b7ba', '#d8c090', '#8a8d90', '#c9a08a'];

export function randomPaint(label: SceneLabel, random: SeededRandom): Paint {
  const cloth = label === 'jeans' ? random.pick(DENIMS) : clothColor(random);
  const isPrinted = random.next() < (PRINTED[label] ?? 0.15);
  return {
    cloth,
    trim: random.next() < 0.5 ? cloth : clothColor(random),
    metal: random.pick(METALS),
    sole: random.next() < 0.5 ? '#f2eee6' : clothColor(random),
    ink: clothColor(random),
    second: clothColor(random),
    texture: random.pick(TEXTURES[label] ?? LEATHER),
    print: isPrinted ? random.pick(PRINTS) : 'none',
    backdrop: '#ffffff',
  };
}
