import type { Item } from '@modiste/contract/entities/item';

const COVERS = 3;

const NEUTRALS: readonly string[] = ['Black', 'White', 'Gray', 'Beige', 'Brown'];
/** Types that are never shown as covers. */
const UNDERWEAR = /bra$|bralette|brief|boxer|thong|lingerie|underwear|sock/;

const colorOf = ({ colors }: Item) => colors[0] ?? '';

/** How well an item complements those chosen: another kind, another color, no neutral one. */
function worth(item: Item, chosen: readonly Item[]): number {
  const isOtherKind = !chosen.some(
    ({ try_on_category }) => try_on_category === item.try_on_category,
  );
  const isOtherColor = !chosen.some((one) => colorOf(one) === colorOf(item));
  return Number(isOtherKind) + 2 * Number(isOtherColor) + Number(!NEUTRALS.includes(colorOf(item)));
}

/** The pictures of the opening page: of several kinds and colors, the first of what is listed. */
export function chooseCovers(items: readonly Item[]): Item[] {
  const left = items.filter((item) => !UNDERWEAR.test(item.other_info.type));
  const chosen: Item[] = [];
  while (chosen.length < COVERS && left.length > 0) {
    const best = left.reduce(
      (at, item, index) => (worth(item, chosen) > worth(left[at] ?? item, chosen) ? index : at),
      0,
    );
    chosen.push(...left.splice(best, 1));
  }
  return chosen;
}
