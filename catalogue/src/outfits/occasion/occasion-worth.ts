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

/** How well an item suits the occasion, in the colors that it is looked at in. */
const gradeOf = (item: Judged, colors: readonly string[], { judge }: Setting): OccasionGrade => {
  const { type, gender, title } = item;
  return judge({ type, gender, title, colors, facts: factsOf(item) }).grade;
};

/** How well an item suits the occasion, whatever its color. */
export const occasionGrade = (item: Judged, setting: Setting): OccasionGrade =>
  gradeOf(item, [], setting);

export const occasionWorth = (item: Judged, setting: Setting): number =>
  WORTH[occasionGrade(item, setting)];

/** What a color takes from an item at the occasion; never above 0. */
export function colorLoss(item: Judged, color: string, setting: Setting): number {
  const [plain, shown] = [gradeOf(item, [], setting), gradeOf(item, [color], setting)];
  return shown < Math.min(0, plain) ? WORTH[shown] - Math.min(0, WORTH[plain]) : 0;
}
