import type { OccasionGrade } from '@modiste/lexicon/occasion-fit';
import type { IndexedItem } from '../../item-facts/indexed-item.ts';
import type { Setting } from './setting.ts';

/** What a grade is worth beside how pieces go together; see `WORTH` in `offer-worth.ts`. */
const WORTH: Readonly<Record<OccasionGrade, number>> = { [-2]: -24, [-1]: -12, 0: 0, 1: 3, 2: 6 };

const factsByItem = new WeakMap<object, readonly string[]>();

/** The facts of an item by their lexicon ids, without what they are facts of. */
function factsOf(item: Pick<IndexedItem, 'facets'>): readonly string[] {
  const known =
    factsByItem.get(item) ?? item.facets.map((facet) => facet.slice(facet.indexOf(':') + 1));
  factsByItem.set(item, known);
  return known;
}

type Judged = Pick<IndexedItem, 'type' | 'gender' | 'facets' | 'title'>;

/** How well an item suits the occasion, whatever its color, and what that is worth. */
export function suitedFor(
  item: Judged,
  { judge }: Setting,
): { grade: OccasionGrade; worth: number } {
  const { type, gender, title } = item;
  const { grade } = judge({ type, gender, title, colors: [], facts: factsOf(item) });
  return { grade, worth: WORTH[grade] };
}

/** What a color takes from an item at the occasion; never above 0. */
export const colorLoss = ({ type, gender }: Judged, color: string, setting: Setting): number =>
  WORTH[setting.judgeColors({ type, gender, colors: [color] })];
