import type { Item } from '@modiste/contract/entities/item';
import { warmthOf } from '@modiste/lexicon/garment-types';
import { type FabricQuality, gradeFabrics } from './fabric-grades.ts';
import { readItemFacts } from './item-facts.ts';
import { measureItem } from './item-measures.ts';
import { recordSays, type Verdict } from './record-says.ts';

/** What keeps its wearer no warmer than it should is worn in any weather. */
export const NOT_WORN_FOR_WARMTH: ReadonlySet<string> = new Set(['shoes', 'bags', 'accessories']);
const WARM_FROM = 6;
const WARM_KIND = 0.55;

/** Whether an item keeps warm, by its fabric, its filling or its kind. */
export function isWarm(item: Item): boolean {
  if (NOT_WORN_FOR_WARMTH.has(item.try_on_category)) return false;
  const { materials, type } = readItemFacts(item).garment;
  const grade = gradeFabrics('warmth', materials)?.grade ?? 0;
  return grade >= WARM_FROM || (grade === 0 && (warmthOf(type ?? '') ?? 0) >= WARM_KIND);
}

/** From which grade of its fabric a quality is there, and below which it is not. */
const BY_FABRIC: Readonly<Record<string, readonly [FabricQuality, from: number, below: number]>> = {
  comfortable: ['softness', 7, 5],
  rainy: ['rain', 7, 5],
};
const DRESSY_FROM = 0.6;
const CASUAL_TO = 0.35;

const byFormality = (item: Item, isSo: (formality: number) => boolean): Verdict => {
  const formality = measureItem('formality', item);
  return formality === null ? 'unsaid' : isSo(formality) ? 'yes' : 'no';
};

/** Whether an item is as an adjective says: according to its listing, or by what is known of its fabric and kind. */
export function hasQuality(item: Item, id: string): Verdict {
  const said = recordSays(readItemFacts(item), { kind: 'attribute', id });
  if (said !== 'unsaid') return said;
  if (id === 'insulated') return isWarm(item) ? 'yes' : 'no';
  if (id === 'formal') return byFormality(item, (formality) => formality >= DRESSY_FROM);
  if (id === 'casual') return byFormality(item, (formality) => formality <= CASUAL_TO);
  const [quality, from, below] = BY_FABRIC[id] ?? [];
  const graded = quality && gradeFabrics(quality, readItemFacts(item).garment.materials);
  if (!graded || from === undefined || below === undefined) return 'unsaid';
  return graded.grade >= from ? 'yes' : graded.grade < below ? 'no' : 'unsaid';
}
