import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Turn } from '../../../stylist.ts';

/** "Can I wear that w a tie", "does the camp collar work with a tie". */
const ASKS =
  /\b(?:can|could|may|should|would|will|do|does|is it (?:ok|okay|fine) to)\b[^.?!]*?\b(?:w|with|and|under)\b\/? ?(?:an? |my |the )?(?:bow ?)?tie\b(?! (?:bar|clip|pin|dye))[^.?!]*/i;
/** "Could I do a tie with the first?" */
const TIE_WITH =
  /\b(?:can|could|may|should|would|will|do|does)\b[^.?!]*?\b(?:bow ?)?tie (?:go |work |look \w+ )?(?:with|under|on) (?:it|this|that|them|the|these|those)\b[^.?!]*/i;
const GOES = /\b(?:wear|worn|go|goes|work|works|look|looks|pair|match|add|put|rock|do)\b/i;
const PLACES = [
  /\b(?:first|1st)\b/i,
  /\b(?:second|2nd)\b/i,
  /\b(?:third|3rd)\b/i,
  /\b(?:fourth|4th)\b/i,
];

const isShirt = (item: Item | undefined): item is Item =>
  item !== undefined && typeRole(item.other_info.type) === 'top';

/** The shirt that is meant: that of the outfit or place that is named, or else the one spoken of. */
function shirtMeant({ words, items, state }: Turn): Item | undefined {
  const byId = (id: string | null | undefined) => items.find((item) => item.id === id);
  const { itemIds, outfits } = state.shown;
  const place = PLACES.findIndex((named) => named.test(words));
  const named = place < 0 ? [] : outfits.length > 0 ? (outfits[place] ?? []) : [itemIds[place]];
  const focus = byId(state.focusId);
  const rest = outfits.length > 0 ? (outfits[0] ?? []) : itemIds.slice(0, 1);
  return [...named.map(byId), focus, ...rest.map(byId)].find(isShirt);
}

/**
 * "Second is good but camp collar looks beachy? can i wear that w a tie": the question, of the shirt that is
 * meant, which is spoken of from here on. Other messages stay as they are.
 */
export function askOfTie(turn: Turn): Turn {
  const { words, state, attachment } = turn;
  const asked = (ASKS.exec(words) ?? TIE_WITH.exec(words))?.[0] ?? '';
  if (asked === '' || !GOES.test(asked) || attachment !== null || state.list !== undefined)
    return turn;
  const shirt = shirtMeant(turn);
  if (shirt === undefined) return turn;
  const kind = /\bbow ?tie\b/i.test(asked) ? 'bow tie' : 'tie';
  return {
    ...turn,
    words: `can i wear it with a ${kind}?`,
    state: { ...state, focusId: shirt.id },
  };
}
