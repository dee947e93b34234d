import type { Item } from '@modiste/contract/entities/item';
import { shownOutfits } from '../../references/shown-outfits.ts';
import type { Turn } from '../../stylist.ts';
import { typesIn } from '../../understanding/stances/named-value.ts';
import { leaving } from '../edits/make-parts.ts';
import type { OutfitEdits } from '../edits/part-edit.ts';
import { isNamedBy, roleOf } from '../pieces/named-in-outfits.ts';

const COUNT = '(?:two|three|four|five|six|so many|that many|several|multiple|[2-6])';
/** "Why three dresses", "that's 3 shirts", "I can't wear two": so many were never asked for. */
const MINDED = new RegExp(
  `(?:${[
    `\\b(?:why|how come|wtf|what['’]?s with|whats with|since when)\\b[^.?!,;]{0,24}\\b${COUNT} (?:[a-z-]+ )?[a-z]+`,
    `\\b(?:(?:i|we|she|he) )?(?:do not|don['’]?t|dont|did not|didn['’]?t|didnt|never|can['’]?t|cant|cannot|wouldn['’]?t) (?:really )?(?:need|want|ask for|asked for|wear|order|say|said)\\b[^.?!,;]{0,12}\\b${COUNT} (?:[a-z-]+ )?[a-z]+`,
    `\\b(?:you|u) (?:gave|put|show|showed|added|sent)(?: me)? (?:in )?${COUNT} (?:[a-z-]+ )?[a-z]+[^.!]*(?:\\?|\\b(?:one|single|only|just)\\b)`,
    `\\b(?:that['’]?s|thats|those are|there are|there['’]?s|theres|these are|it has|it['’]?s got) ${COUNT} (?:[a-z-]+ )?[a-z]+`,
    `(?:^|[.!?;,] *)(?:lol |wait |um |huh |what )*${COUNT} (?:[a-z-]+ )?[a-z]+ ?\\?+`,
    `\\bnot ${COUNT} (?:[a-z-]+ )?[a-z]+`,
  ].join('|')})`,
  'i',
);

/** Whether a message minds how many of a kind are put on at once. */
export const isCountMinded = (text: string): boolean => MINDED.test(text);

/** The pieces of an outfit that are of a part that another of its pieces is worn in already. */
function extraPieces(pieces: readonly Item[], types: readonly string[]): Item[] {
  const isMeant = (piece: Item): boolean => types.length === 0 || isNamedBy(types, piece);
  const isSame = (one: Item, other: Item): boolean =>
    types.length === 0 ? roleOf(one) === roleOf(other) : isMeant(other);
  return pieces.filter(
    (piece, at) => isMeant(piece) && pieces.slice(0, at).some((one) => isSame(piece, one)),
  );
}

/**
 * "Why three dresses?" of outfits with so many: the first of each stays, and the others go. Null where no outfit
 * on the screen has more than one.
 */
export function readMindedCount(turn: Turn): OutfitEdits | null {
  const { words, attachment, asksFor, state } = turn;
  if (attachment !== null || asksFor !== undefined || !isCountMinded(words)) return null;
  const types = typesIn(words);
  const extra = shownOutfits(turn).map(({ pieces }) => extraPieces(pieces, types));
  if (extra.every((some) => some.length === 0)) return null;
  return {
    start: state.shown.outfits.map((ids, from) => ({ ids, from })),
    colors: {},
    parts: extra.map((some) => some.map((piece) => leaving(piece.other_info.type, piece))),
    refused: [],
    budget: null,
    questions: [],
  };
}
