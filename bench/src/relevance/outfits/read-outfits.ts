import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { facetKeys } from '@modiste/catalogue/item-facts/candidate';
import { type Piece, readPiece } from '@modiste/catalogue/similar/outfit/piece';
import { readGarment } from '@modiste/lexicon/read-garment';
import { z } from 'zod';
import { type Half, halfOf, MissingDataError } from '../figures/measure.ts';
import { FASHION_CATEGORIES } from './fashion-categories.ts';

const OUTFITS = z.array(
  z.object({
    set_id: z.string(),
    items: z.array(z.object({ name: z.string(), price: z.number(), categoryid: z.number() })),
  }),
);
const PIECES_MIN = 3;

/** One piece of somebody's outfit: the category judges and parts, the piece is what we see. */
export interface OutfitItem {
  name: string;
  category: string;
  piece: Piece;
}

export interface Outfit {
  half: Half;
  items: readonly OutfitItem[];
}

interface ShopWords {
  title: string;
  /** What kind the shop says it is. */
  kind: string;
  /** In dollars; not above 0 where it is not known. */
  price: number;
}

/** A garment of which only words and a price are known, read as an import reads it. */
export function pieceOfWords({ title, kind, price }: ShopWords): Piece {
  const garment = readGarment({ title, productType: kind });
  return readPiece({
    title,
    type: garment.type ?? '',
    gender: garment.gender ?? 'Unisex',
    colors: garment.colors,
    facets: facetKeys(garment),
    price,
  });
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new MissingDataError(`looks: there is no ${path}`, { cause });
  });
}

function parseCategories(text: string): Map<number, string> {
  const lines = text.split('\n').filter((line) => line.includes(' '));
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(' ');
      return [Number(line.slice(0, at)), line.slice(at + 1).trim()];
    }),
  );
}

/**
 * The outfits of `polyvore/valid_no_dup.json` that have at least three pieces of fashion, by names,
 * categories and prices alone.
 * @throws MissingDataError
 */
export async function readOutfits(data: string): Promise<Outfit[]> {
  const folder = join(data, 'polyvore');
  const categories = parseCategories(await readText(join(folder, 'category_id.txt')));
  const sets = OUTFITS.parse(JSON.parse(await readText(join(folder, 'valid_no_dup.json'))));
  return sets
    .map(({ set_id, items }) => ({
      half: halfOf(set_id),
      items: items.flatMap(({ name, price, categoryid }): OutfitItem[] => {
        const category = categories.get(categoryid) ?? '';
        if (!FASHION_CATEGORIES.has(category)) return [];
        return [{ name, category, piece: pieceOfWords({ title: name, kind: category, price }) }];
      }),
    }))
    .filter(({ items }) => items.length >= PIECES_MIN);
}
