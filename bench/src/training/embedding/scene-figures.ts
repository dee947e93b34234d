import { demoProducts } from '@modiste/wardrobe/demo-products';
import { drawFigure } from '@modiste/wardrobe/draw-figure';
import type { Drawing, Side } from '@modiste/wardrobe/drawing';
import type { Figure } from '@modiste/wardrobe/figure';
import type { UpperFigure } from '@modiste/wardrobe/garment-figures';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { labelOfDemoType, SCENE_LABELS, type SceneLabel } from './scene-labels.ts';

/** A woman's upper garment, from a plain fitted one. */
const womens = (given: Partial<UpperFigure>): UpperFigure => ({
  kind: 'upper',
  cut: 'women',
  fit: 'regular',
  length: 60,
  neck: 'crew',
  sleeve: 'none',
  ...given,
});

/** A man's upper garment, from a plain straight one. */
const mens = (given: Partial<UpperFigure>): UpperFigure => ({
  kind: 'upper',
  cut: 'men',
  fit: 'regular',
  length: 71,
  neck: 'crew',
  sleeve: 'short',
  ...given,
});

/** How often a label is drawn beside the others, where not once. */
const OFTEN: Partial<Record<SceneLabel, number>> = {
  't-shirt': 5,
  'long-tee': 2,
  polo: 2.5,
  'tank-top': 3,
  shirt: 5,
  blouse: 4,
  tunic: 4,
  sweater: 4,
  'sweater-vest': 1.5,
  cardigan: 1.5,
  sweatshirt: 3.5,
  jacket: 3.5,
  coat: 1.5,
  blazer: 1.5,
  dress: 3.5,
  jeans: 3,
  trousers: 3,
  joggers: 1.5,
  leggings: 1.5,
  shorts: 2.5,
  skirt: 2,
  sneakers: 3,
  'running-shoes': 2.5,
  'formal-shoes': 3,
  heels: 3.5,
  flats: 2.5,
  sandals: 2.5,
  slides: 2.5,
  boots: 1.5,
  handbag: 3,
  backpack: 1.5,
  wallet: 1.5,
  'travel-bag': 1.2,
  cap: 1.2,
  socks: 1.2,
  briefs: 1.5,
  jumpsuit: 0.7,
  suit: 0.7,
  'bow-tie': 0.4,
  ring: 0.5,
  earrings: 0.7,
  mules: 1,
};

const TUNICS: readonly UpperFigure[] = [
  womens({ length: 92, neck: 'band', front: 'henley', sleeve: 'three-quarter' }),
  womens({ length: 96, neck: 'v', sleeve: 'none', hem: 'flared' }),
  womens({ length: 88, neck: 'boat', sleeve: 'short' }),
  womens({ length: 100, neck: 'scoop', sleeve: 'three-quarter', hem: 'flared' }),
  womens({ length: 84, neck: 'band', front: 'henley', sleeve: 'cap' }),
  womens({ length: 90, neck: 'v', front: 'henley', sleeve: 'long', fit: 'relaxed' }),
  mens({ length: 98, neck: 'band', front: 'henley', sleeve: 'long' }),
];

const SLEEVES: Partial<Record<SceneLabel, readonly UpperFigure['sleeve'][]>> = {
  't-shirt': ['short', 'short', 'cap', 'elbow'],
  shirt: ['long', 'long', 'short'],
  tunic: ['none', 'cap', 'short', 'elbow', 'three-quarter', 'long'],
  blouse: ['none', 'cap', 'short', 'puff', 'flutter', 'three-quarter', 'bell', 'balloon', 'elbow'],
  dress: ['none', 'none', 'cap', 'short', 'puff', 'three-quarter', 'long'],
};
const NECKS: Partial<Record<SceneLabel, readonly UpperFigure['neck'][]>> = {
  't-shirt': ['crew', 'crew', 'v', 'scoop', 'boat'],
  'long-tee': ['crew', 'v', 'scoop', 'boat'],
  sweater: ['crew', 'v', 'v', 'turtle', 'mock'],
  tunic: ['band', 'v', 'boat', 'scoop', 'square', 'crew'],
  blouse: ['v', 'scoop', 'boat', 'square', 'band', 'bow', 'cowl', 'collar', 'halter', 'off'],
};

/** No upper garment is shorter, from the shoulder to the hem. */
const SHORTEST_CM = 36;

const figuresOf = (() => {
  let made: Map<SceneLabel, Figure[]> | null = null;
  return () => {
    if (made) return made;
    made = new Map([['tunic', [...TUNICS]]]);
    for (const { design } of demoProducts()) {
      const label = labelOfDemoType(design.type);
      if (label === null) throw new RangeError(`The type "${design.type}" has no label`);
      const known = made.get(label) ?? [];
      if (!known.includes(design.figure)) known.push(design.figure);
      made.set(label, known);
    }
    made
      .get('slides')
      ?.push({ kind: 'shoe', style: 'flip-flop' }, { kind: 'shoe', style: 'flip-flop', sole: 3 });
    return made;
  };
})();

const WEIGHTS = SCENE_LABELS.map((label) => OFTEN[label] ?? 1);
const TOTAL = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

export function randomLabel(random: SeededRandom): SceneLabel {
  let rest = random.next() * TOTAL;
  for (const [at, label] of SCENE_LABELS.entries()) {
    rest -= WEIGHTS[at] ?? 0;
    if (rest < 0) return label;
  }
  return 't-shirt';
}

/** The first at that share of times, else the second. */
const sometimes = <Value>(
  [value, other]: readonly [Value, Value],
  share: number,
  random: SeededRandom,
): Value => (random.next() < share ? value : other);

const FITS = ['slim', 'regular', 'relaxed'] as const;
const TOES = ['round', 'pointed', 'square'] as const;

/** One of the demo shop's figures of a label, its measures a little changed. */
export function randomFigure(label: SceneLabel, random: SeededRandom): Figure {
  const figure = random.pick(figuresOf().get(label) ?? []);
  const stretch = Math.exp(random.normal() * 0.07);
  switch (figure.kind) {
    case 'upper':
      return randomUpper(label, { ...figure, length: figure.length * stretch }, random);
    case 'trousers':
      return { ...figure, inseam: figure.inseam * stretch };
    case 'skirt':
      return { ...figure, length: figure.length * stretch };
    case 'shoe':
      return {
        ...figure,
        toe: figure.toe ? random.pick(TOES) : 'round',
        ...(figure.heel ? { heel: figure.heel * Math.exp(random.normal() * 0.25) } : {}),
      };
    default:
      return figure;
  }
}

function randomUpper(label: SceneLabel, figure: UpperFigure, random: SeededRandom): UpperFigure {
  const [sleeves, necks] = [SLEEVES[label], NECKS[label]];
  const varied = <Value>(values: readonly Value[] | undefined, share: number, own: Value): Value =>
    values ? sometimes([random.pick(values), own], share, random) : own;
  return {
    ...figure,
    fit: varied<UpperFigure['fit']>(FITS, 0.5, figure.fit),
    length: Math.max(figure.length, figure.skirt ? 0 : SHORTEST_CM),
    sleeve: varied(sleeves, 0.6, figure.sleeve),
    neck: varied(necks, 0.6, figure.neck),
  };
}

/** The drawing; of a pair of shoes sometimes one alone. */
export function sceneDrawing(figure: Figure, side: Side, isOne: boolean): Drawing {
  const drawing = drawFigure(figure, side);
  if (figure.kind !== 'shoe' || !isOne) return drawing;
  return { ...drawing, parts: drawing.parts.slice(drawing.parts.length / 2) };
}
