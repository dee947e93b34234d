import type { OutfitCatalogue } from './as-shown.ts';

/** Beyond so many each further one hardly leaves anything. */
const NEEDS_MAX = 3;

/** The catalogue, which composes outfits alone whose new pieces are as they have to be. */
export const composingMeeting = (
  catalogue: OutfitCatalogue,
  needs: readonly string[],
): OutfitCatalogue =>
  needs.length === 0
    ? catalogue
    : {
        ...catalogue,
        composeOutfits: (search) =>
          catalogue.composeOutfits({ ...search, needs: needs.join(', ') }),
      };

/** All choices of the needs, the most of them first; of as many, those that were said first. */
export function choicesOfNeeds(needs: readonly string[]): string[][] {
  const some = needs.slice(0, NEEDS_MAX);
  const choices = some.reduce<string[][]>(
    (all, need) => all.flatMap((one) => [[...one, need], one]),
    [[]],
  );
  return choices.toSorted((one, other) => other.length - one.length);
}
