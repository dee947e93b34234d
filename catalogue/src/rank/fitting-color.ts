import type { Item } from '@modiste/contract/entities/item';
import { occasionFit } from '@modiste/lexicon/occasion-fit';

/**
 * Shows items in a color that suits what they are looked for, where the first that they are sold in does
 * not: black shoes for a funeral, no white for a wedding guest.
 * @param occasions Lexicon ids.
 */
export function inFittingColors(items: readonly Item[], occasions: readonly string[]): Item[] {
  const judge = occasionFit(occasions);
  const gradeIn = ({ other_info: { type, gender } }: Item, colors: readonly string[]) =>
    judge({ type, gender, colors: colors.slice(0, 1), facts: [], title: '' }).grade;
  return items.map((item) => {
    const variants = item.other_info.color_variants ?? [];
    const first = variants.find(({ name }) => name === item.shown_color) ?? variants[0];
    if (first === undefined || gradeIn(item, first.colors) >= 0) return item;
    const [best] = variants.toSorted(
      (one, other) => gradeIn(item, other.colors) - gradeIn(item, one.colors),
    );
    return best === undefined || best === first ? item : { ...item, shown_color: best.name };
  });
}
