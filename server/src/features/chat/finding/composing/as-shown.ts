import type { Catalogue } from '@modiste/catalogue/catalogue';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import type { DialogueState } from '@modiste/stylist/dialogue-state';

/** What outfits are composed with. */
export type OutfitCatalogue = Pick<Catalogue, 'itemsByIds' | 'composeOutfits'>;

/** The catalogue, with what is on the screen in the colors that it is shown in. */
export const asShown = (
  catalogue: OutfitCatalogue,
  { shownColors = {} }: Pick<DialogueState, 'shownColors'>,
): OutfitCatalogue => ({
  composeOutfits: (search) => catalogue.composeOutfits({ keptColors: shownColors, ...search }),
  itemsByIds: async (ids) =>
    (await catalogue.itemsByIds(ids)).map((item) => inShownColor(item, shownColors)),
});
