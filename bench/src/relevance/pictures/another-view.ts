import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Color } from '@modiste/contract/values';
import { halfMeans } from '../figures/half-means.ts';
import { type Figure, halfOf } from '../figures/measure.ts';
import { nearestEmbeddings } from './nearest-embeddings.ts';
import { embedPictures } from './picture-embeddings.ts';
import { type SeenItem, searcherByEmbedding } from './search-by-embedding.ts';

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

const SHOWN = 5;
const BACK = { name: 'back view', view: 'back', atLeast: 0.85, naive: 0.7 };
const CLOSE_UP = { name: 'close-up', view: 'alt1', atLeast: 0.55, naive: 0.34 };

/** How a view asks for its product: answers the places of main views, the best first. */
interface Way {
  way: string;
  find: (view: View) => readonly number[];
}

interface View {
  path: string;
  sku: string;
  color: string;
  view: string;
  imageEmbedding: Float32Array;
  colors: readonly Color[];
}

/** Reads `<sku>-<color>_<view>.jpg`; null for other names. */
export function parseView(name: string): { sku: string; color: string; view: string } | null {
  const [, sku, color, view] = VIEW.exec(name) ?? [];
  return sku && color && view ? { sku, color, view } : null;
}

/**
 * A store's photos of one product in one color: the back and a close-up must find the main view
 * among those of all products and colors, and the first color seen must be the file's.
 */
export async function anotherViewFigures(data: string): Promise<Figure[]> {
  const views = await readViews(join(data, 'luma/images'));
  const mains = views.filter(({ view }) => view === 'main');
  const colors = mains.map((main) => ({
    half: halfOf(main.sku),
    score: Number(main.colors[0] === NAMES[main.color]),
  }));
  const imageEmbeddings = mains.map(({ imageEmbedding }) => imageEmbedding);
  const search = searcherByEmbedding(mains.map(itemOf));
  const ways = [
    {
      way: 'finds its product',
      find: ({ imageEmbedding }) =>
        nearestEmbeddings(imageEmbedding, imageEmbeddings, { count: SHOWN }),
    },
    { way: 'in photo search', find: ({ imageEmbedding }) => search(imageEmbedding) },
  ] satisfies Way[];
  return [
    ...ways.flatMap((way) => viewFigures({ ...BACK, ...way }, views)),
    ...ways.flatMap((way) => viewFigures({ ...CLOSE_UP, ...way }, views)),
    { measure: 'color naming, store photos', atLeast: null, naive: 0.61, ...halfMeans(colors) },
  ];
}

/** The letters of the store's numbers stand for its categories: men's hoodies, women's tees. */
const itemOf = ({ sku, color, imageEmbedding }: View): SeenItem => {
  const named = NAMES[color];
  const colors = named === undefined ? [] : [named];
  return { id: `${sku}-${color}`, type: sku.replace(/\d+$/, ''), color, colors, imageEmbedding };
};

const viewsOf = (views: readonly View[], view: string): View[] =>
  views.filter((each) => each.view === view);

async function readViews(folder: string): Promise<View[]> {
  const named = (await readdir(folder)).sort().flatMap((name) => {
    const parsed = parseView(name);
    return parsed === null ? [] : [{ ...parsed, path: join(folder, name) }];
  });
  const imageEmbeddings = await embedPictures(named.map(({ path }) => path));
  return named.flatMap((view, at) => {
    const seen = imageEmbeddings[at];
    return seen ? [{ ...view, ...seen }] : [];
  });
}

interface ViewSearch extends Way {
  name: string;
  view: string;
  atLeast: number;
  naive: number;
}

const keyOf = ({ sku, color }: View) => `${sku}-${color}`;

function viewFigures(
  { name, view, way, find, atLeast, naive }: ViewSearch,
  views: readonly View[],
) {
  const mains = viewsOf(views, 'main').map(keyOf);
  const ranks = viewsOf(views, view)
    .filter((each) => mains.includes(keyOf(each)))
    .map((each) => {
      const found = find(each).slice(0, SHOWN);
      const rank = found.findIndex((at) => mains[at] === keyOf(each));
      return { half: halfOf(each.sku), rank: rank === -1 ? Number.POSITIVE_INFINITY : rank };
    });
  const within = (count: number) =>
    halfMeans(ranks.map(({ half, rank }) => ({ half, score: Number(rank < count) })));
  return [
    { measure: `${name} ${way}, R@1`, atLeast, naive, ...within(1) },
    { measure: `${name} ${way}, R@5`, atLeast: null, naive: null, ...within(SHOWN) },
  ] satisfies Figure[];
}
