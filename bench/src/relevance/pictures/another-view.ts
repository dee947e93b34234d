import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Color } from '@modiste/contract/values';
import { type Figure, halfOf } from '../measure.ts';
import { halfMeans } from './half-means.ts';
import { nearestLooks } from './nearest-looks.ts';
import { picturesLooks } from './picture-looks.ts';

const VIEW = /^([a-z]+\d+)-([a-z]+)_(main|back|alt1)\.jpg$/;
const NAMES: Readonly<Record<string, Color>> = {
  black: 'Black',
  blue: 'Blue',
  brown: 'Brown',
  gray: 'Gray',
  green: 'Green',
  lavender: 'Purple',
  orange: 'Orange',
  purple: 'Purple',
  red: 'Red',
  white: 'White',
  yellow: 'Yellow',
};

interface View {
  path: string;
  sku: string;
  color: string;
  view: string;
  look: Float32Array;
  colors: readonly Color[];
}

/** Reads `<sku>-<colour>_<view>.jpg`; null for other names. */
export function parseView(name: string): { sku: string; color: string; view: string } | null {
  const [, sku, color, view] = VIEW.exec(name) ?? [];
  return sku && color && view ? { sku, color, view } : null;
}

/**
 * A store's photos of one product in one colour: the back and a close-up must find the main view
 * among those of all products and colours, and the first colour seen must be the file's.
 */
export async function anotherViewFigures(data: string): Promise<Figure[]> {
  const views = await readViews(join(data, 'luma/images'));
  const mains = views.filter(({ view }) => view === 'main');
  const colors = mains.map((main) => ({
    half: halfOf(main.sku),
    score: Number(main.colors[0] === NAMES[main.color]),
  }));
  return [
    ...viewFigures('back view', { asked: viewsOf(views, 'back'), mains, atLeast: 0.85 }),
    ...viewFigures('close-up', { asked: viewsOf(views, 'alt1'), mains, atLeast: 0.55 }),
    { measure: 'colour naming, store photos', atLeast: null, naive: 0.61, ...halfMeans(colors) },
  ];
}

const viewsOf = (views: readonly View[], view: string): View[] =>
  views.filter((each) => each.view === view);

async function readViews(folder: string): Promise<View[]> {
  const named = (await readdir(folder)).sort().flatMap((name) => {
    const parsed = parseView(name);
    return parsed === null ? [] : [{ ...parsed, path: join(folder, name) }];
  });
  const looks = await picturesLooks(named.map(({ path }) => path));
  return named.flatMap((view, at) => {
    const seen = looks[at];
    return seen ? [{ ...view, ...seen }] : [];
  });
}

interface ViewSearch {
  asked: readonly View[];
  mains: readonly View[];
  atLeast: number;
}

function viewFigures(view: string, { asked, mains, atLeast }: ViewSearch): Figure[] {
  const gallery = mains.map(({ look }) => look);
  const key = ({ sku, color }: View) => `${sku}-${color}`;
  const known = new Set(mains.map(key));
  const ranks = asked
    .filter((each) => known.has(key(each)))
    .map((each) => {
      const found = nearestLooks(each.look, gallery, { count: 5 });
      const rank = found.findIndex((at) => mains[at] !== undefined && key(mains[at]) === key(each));
      return { half: halfOf(each.sku), rank: rank === -1 ? Number.POSITIVE_INFINITY : rank };
    });
  const within = (count: number) =>
    halfMeans(ranks.map(({ half, rank }) => ({ half, score: Number(rank < count) })));
  const naive = view === 'back view' ? 0.7 : 0.34;
  return [
    { measure: `${view} finds its product, R@1`, atLeast, naive, ...within(1) },
    { measure: `${view} finds its product, R@5`, atLeast: null, naive: null, ...within(5) },
  ];
}
