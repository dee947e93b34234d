import type { Figure } from '@modiste/wardrobe/figure';
import type { Paint } from '@modiste/wardrobe/part-painter';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { type Person, randomPerson } from './draw-person.ts';
import { randomFigure } from './scene-figures.ts';
import type { SceneLabel } from './scene-labels.ts';
import { clothColor, randomPaint } from './scene-paint.ts';

/** A garment as it will be drawn from both sides. */
export interface SceneDesign {
  label: SceneLabel;
  figure: Figure;
  paint: Paint;
  worn: Worn | null;
  /** Of a pair of shoes one alone. */
  isOne: boolean;
  /** What is printed on the chest, as SVG in centimeters. */
  graphic: string;
}

interface Worn {
  person: Person;
  /** What else is worn; over the garment or behind it. */
  other: { figure: Figure; paint: Paint; isOver: boolean };
}

const WEARABLE: readonly Figure['kind'][] = ['upper', 'trousers', 'skirt', 'outfit'];
const WORN_SHARE = 0.72;
const GRAPHIC_LABELS: readonly SceneLabel[] = ['t-shirt', 'sweatshirt', 'tank-top', 'long-tee'];
const TUCKED_LABELS: readonly SceneLabel[] = ['shirt', 't-shirt', 'polo', 'blouse', 'tank-top'];
const TUCKED_SHARE = 0.35;
const LOWERS: readonly SceneLabel[] = [
  'jeans',
  'jeans',
  'trousers',
  'trousers',
  'leggings',
  'joggers',
  'shorts',
  'skirt',
];
const UNDER_TUNICS: readonly SceneLabel[] = ['leggings', 'leggings', 'trousers'];
const UPPERS: readonly SceneLabel[] = [
  't-shirt',
  't-shirt',
  'shirt',
  'tank-top',
  'sweater',
  'polo',
  'blouse',
];

export const isLower = ({ kind }: Figure): boolean => kind === 'trousers' || kind === 'skirt';

export function randomDesign(label: SceneLabel, random: SeededRandom): SceneDesign {
  const figure = randomFigure(label, random);
  const paint = randomPaint(label, random);
  const isWorn = WEARABLE.includes(figure.kind) && random.next() < WORN_SHARE;
  const hasGraphic = GRAPHIC_LABELS.includes(label) && random.next() < 0.5;
  const graphic = hasGraphic ? randomGraphic(random) : '';
  const isOne = random.next() < 0.75;
  const worn = isWorn ? randomWearing(label, figure, random) : null;
  return { label, figure, paint, worn, isOne, graphic };
}

function cutOf(figure: Figure): 'women' | 'men' {
  if ('cut' in figure) return figure.cut;
  return figure.kind === 'outfit' ? figure.upper.cut : 'women';
}

function randomWearing(label: SceneLabel, figure: Figure, random: SeededRandom): Worn {
  const cut = cutOf(figure);
  const person = randomPerson(cut === 'women', random);
  const otherLabel = random.pick(
    isLower(figure) ? UPPERS : label === 'tunic' ? UNDER_TUNICS : LOWERS,
  );
  const given = randomFigure(otherLabel, random);
  const paint = { ...randomPaint(otherLabel, random), print: 'none' as const };
  const mayBeTucked = figure.kind === 'upper' && !figure.skirt && TUCKED_LABELS.includes(label);
  const isOver = isLower(figure)
    ? random.next() < 0.5
    : mayBeTucked && random.next() < TUCKED_SHARE;
  return { person, other: { figure: 'cut' in given ? { ...given, cut } : given, paint, isOver } };
}

/** Letters or shapes, as on the chest of a T-shirt. */
function randomGraphic(random: SeededRandom): string {
  const size = 5 + random.next() * 9;
  const y = 20 + random.next() * 16;
  if (random.next() < 0.4) return randomLetters({ size, y }, random);
  return Array.from({ length: 1 + random.whole(6) }, () => {
    const cx = random.normal() * size * 0.4;
    const cy = y + random.normal() * size * 0.5;
    if (random.next() < 0.5) {
      const [rx, ry] = [0, 0].map(() => size * (0.2 + random.next() * 0.6));
      return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${clothColor(random)}"/>`;
    }
    const corner = () => `l${random.normal() * size},${random.normal() * size}`;
    return `<path d="M${cx},${cy} ${corner()} ${corner()} Z" fill="${clothColor(random)}"/>`;
  }).join('');
}

function randomLetters({ size, y }: { size: number; y: number }, random: SeededRandom): string {
  const letters = Array.from({ length: 3 + random.whole(6) }, () =>
    String.fromCharCode(65 + random.whole(26)),
  ).join('');
  const style = 'text-anchor="middle" font-family="sans-serif" font-weight="bold"';
  const second =
    random.next() < 0.5
      ? `<text x="0" y="${y + size * 0.8}" font-size="${size * 0.6}" ${style} fill="${clothColor(random)}" textLength="${size * 2}">${letters.slice(1)}</text>`
      : '';
  return `<text x="0" y="${y}" font-size="${size}" ${style} fill="${clothColor(random)}" textLength="${size * 2.4}" lengthAdjust="spacingAndGlyphs">${letters}</text>${second}`;
}
