import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import { pictureIndexOf, shownPicture } from '../../../items/shown-color.ts';
import type { Disliked } from '../home-slots.ts';

/** Something that one may say is not for oneself. */
export interface DislikeChoice {
  said: Disliked;
  /** What it is called among the choices. */
  label: string;
  /** What is said once it was taken off the page. */
  done: string;
  picture?: string | undefined;
}

/** The colors that the picture of an item shows. */
function shownColors(item: Item): readonly Color[] {
  const shown = pictureIndexOf(item, item.shown_color);
  const variants = item.other_info.color_variants ?? [];
  return variants.find(({ image }) => image === shown)?.colors ?? item.colors;
}

const colorWords = (color: Color) =>
  color === 'Multicolor' ? 'multicolored' : `in ${color.toLowerCase()}`;

const colorChoice = (color: Color): DislikeChoice => ({
  said: { kind: 'color', color },
  label: color,
  done: `You won’t see anything ${colorWords(color)} on Home.`,
});

const pieceChoice = (item: Item): DislikeChoice => ({
  said: { kind: 'item', item_id: item.id },
  label: item.short_description,
  done: `You won’t see “${item.short_description}” on Home again.`,
  picture: shownPicture(item),
});

/** An outfit where there are several pieces, and each of them. */
export function pieceChoices(pieces: readonly Item[]): DislikeChoice[] {
  const each = pieces.map(pieceChoice);
  if (pieces.length === 1) return each;
  const said: Disliked = { kind: 'outfit', item_ids: pieces.map(({ id }) => id) };
  const done = 'You won’t see this outfit on Home again.';
  return [{ said, label: 'The whole outfit', done }, ...each];
}

export const colorChoices = (pieces: readonly Item[]): DislikeChoice[] =>
  [...new Set(pieces.flatMap(shownColors))].map(colorChoice);
