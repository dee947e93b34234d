import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';

/** Some of the items are pointed at: then the question is of these. */
const OF_SOME = /\b(?:first|second|third|fourth|fifth|last|two|three|both|\d)\b/;
const PRICE = /\$ ?\d[\d.,]*|\b(?:under|below|over|above|than|to) \d[\d.,]*/g;

/** "Which is warmer?" after two were held side by side. */
const OF_TWO =
  /\b(?:which|what)\b(?!.*\b(?:these|those|them|all|any)\b).*\b(?:(?:warm|cool|light|heavi|soft|long|short|cheap|dressi|casual|thick|thin|comfi|plain|slimm|loos)er|more \w+|less \w+)\b/i;

const lastCompared = ({ state, items, earlierItems = [] }: ReadTurn['turn']): readonly Item[] =>
  (state.compared ?? []).flatMap(
    (id) => [...items, ...earlierItems].find((item) => item.id === id) ?? [],
  );

/** The items that a question ranks: those that it points at, or else all that are shown. */
export function rankedItems(read: ReadTurn): readonly Item[] {
  const { turn, referred } = read;
  if (turn.state.shown.outfits.length > 0 && asksOfPieces(turn.words)) return piecesRanked(read);
  if (OF_SOME.test(turn.words.toLowerCase().replaceAll(PRICE, '')))
    return referred.length > 1 ? referred : [];
  const pair = lastCompared(turn);
  if (pair.length === 2 && OF_TWO.test(turn.words)) return pair;
  const { itemIds } = turn.state.shown;
  return turn.items.filter(({ id }) => itemIds.includes(id));
}

/** "Which piece is the most expensive?", asked of outfits. */
const OF_PIECES = /\b(?:pieces?|items?|garments?|things?|parts?)\b/i;

/** Whether a question is of single pieces, though outfits are on the screen. */
export const asksOfPieces = (words: string): boolean => OF_PIECES.test(words);

/** The pieces of the outfits on the screen, or of the one that is named. */
function piecesRanked({ turn, referred }: ReadTurn): readonly Item[] {
  const { outfits } = turn.state.shown;
  const ids = outfits.find(
    (own) => own.length === referred.length && referred.every(({ id }) => own.includes(id)),
  );
  const meant = ids ?? outfits.flat();
  return turn.items.filter(({ id }) => meant.includes(id));
}
