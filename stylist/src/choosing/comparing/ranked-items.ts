import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { withoutRefused } from '../../facts/refused/refused-by.ts';
import { outfitsNamed } from '../../references/outfits/outfits-named.ts';
import { isNamedBy, shownOutfits } from '../../references/shown-outfits.ts';
import { findScales } from '../scales/find-scales.ts';
import { askableOf } from '../verdicts/judge-each.ts';

/** Some of the items are pointed at: then the question is of these. */
const OF_SOME =
  /\b(?:first|second|third|fourth|fifth|(?<!\b(?:will|would|does|do|can|could|should|might|may|to|going to|gonna|won['’]?t|really|actually) )last(?! (?:me |him |her )?(?:the )?(?:long\w*|better|best|most|more))|two|three|both|\d)\b/;
const PRICE = /\$ ?\d[\d.,]*|\b(?:under|below|over|above|than|to) \d[\d.,]*/g;

/** "Which is warmer?" after two were held side by side. */
const OF_TWO =
  /\b(?:which|what)\b(?!.*\b(?:these|those|them|all|any)\b).*\b(?:(?:warm|cool|light|heavi|soft|long|short|cheap|dressi|casual|thick|thin|comfi|plain|slimm|loos|sturdi|tough|strong)er|more \w+|less \w+|better (?:made|quality)|(?:last|hold up|wear)s? better)\b/i;

const lastCompared = ({ state, items, earlierItems = [] }: ReadTurn['turn']): readonly Item[] =>
  (state.compared ?? []).flatMap(
    (id) => [...items, ...earlierItems].find((item) => item.id === id) ?? [],
  );

const NTH =
  /\b(?:second|2nd|next|third|3rd)[- ](?:most|least|(?:warm|cheap|light|long|short|dark|soft|dressi|heavi|lowe?|high|slimm?|loos)\w*est)\b/i;

/** The place behind the first that is asked for: 1 of "the second warmest"; null where none is. */
export const placeInRanking = (words: string): 1 | 2 | null => {
  const found = NTH.exec(words)?.[0].toLowerCase();
  if (found === undefined) return null;
  return /^(?:third|3rd)/.test(found) ? 2 : 1;
};

/** The items that a question ranks: those that it points at, or else all that are shown. */
export function rankedItems(read: ReadTurn): readonly Item[] {
  const { turn, referred, named = [] } = read;
  if (turn.state.shown.outfits.length > 0 && asksOfPieces(read)) return piecesRanked(read);
  if (named.length > 1) return named;
  const isNth = placeInRanking(turn.words) !== null;
  if (!isNth && OF_SOME.test(turn.words.toLowerCase().replaceAll(PRICE, '')))
    return referred.length > 1 ? referred : [];
  const pair = lastCompared(turn);
  if (pair.length === 2 && OF_TWO.test(turn.words)) return pair;
  const { itemIds } = turn.state.shown;
  return withoutRefused(
    turn.items.filter(({ id }) => itemIds.includes(id)),
    turn.state.request?.wishes ?? [],
  );
}

/** "Which piece is the most expensive?", asked of outfits. */
const OF_PIECES = /\b(?:pieces?|items?|garments?|things?|parts?)\b/i;

/** Whether a question is of single pieces, though outfits are on the screen. */
export const asksOfPieces = (read: ReadTurn): boolean =>
  OF_PIECES.test(read.turn.words) || kindRanked(read).length > 1;

/** "Which of the shoes are the comfiest?": the pieces of the kind that is named. */
export function kindRanked({ turn, understood }: ReadTurn): readonly Item[] {
  const types = understood.concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));
  const ids = new Set(turn.state.shown.outfits.flat());
  return turn.items.filter((item) => ids.has(item.id) && isNamedBy(types, item));
}

/** The pieces of the outfits on the screen, or of the one that is named. */
function piecesRanked(read: ReadTurn): readonly Item[] {
  const { turn, referred } = read;
  const kind = kindRanked(read);
  if (kind.length > 1) return kind;
  const { outfits } = turn.state.shown;
  const ids = outfits.find(
    (own) => own.length === referred.length && referred.every(({ id }) => own.includes(id)),
  );
  const meant = ids ?? outfits.flat();
  return askableOf(
    turn.words,
    turn.items.filter(({ id }) => meant.includes(id)),
  );
}

export const COMPARES = /\b(?:compare|differen\w*|differs?|vs\.?|versus|side by side)\b/i;
/** "The two cheapest", "the cheapest two". */
const COUNTED =
  /\b(?:(?<before>two|three|2|3) (?:\w{3,}est|most \w+|least \w+)|(?:\w{3,}est|most \w+|least \w+) (?<after>two|three|2|3))\b/i;
const COUNTS: Readonly<Record<string, number>> = { two: 2, '2': 2, three: 3, '3': 3 };

/** What is to be compared: "the cheapest and the most expensive", "the two warmest"; else nothing. */
export function extremesIn(read: ReadTurn): readonly Item[] {
  const { turn, referred } = read;
  if (!COMPARES.test(turn.words) || turn.state.shown.outfits.length > 0) return [];
  const { before, after } = COUNTED.exec(turn.words)?.groups ?? {};
  const count = COUNTS[(before ?? after ?? '').toLowerCase()];
  if (count === undefined) return referred.length === 2 ? referred : [];
  const [scale] = findScales(turn.words)?.scales ?? [];
  const shown = turn.items.filter(({ id }) => turn.state.shown.itemIds.includes(id));
  return shown
    .flatMap((item) => {
      const value = scale?.valueOf(item) ?? null;
      return value === null ? [] : [{ item, value }];
    })
    .toSorted((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ item }) => item);
}

/** "The shoes of the first and the second" held side by side: those of the outfits that are named. */
export function comparedKind(read: ReadTurn): readonly Item[] {
  const { turn } = read;
  const kind = COMPARES.test(turn.words) ? kindRanked(read) : [];
  if (kind.length < 2) return [];
  const meant = outfitsNamed(turn.words, shownOutfits(turn)).flatMap(({ pieces }) => pieces);
  return [...new Set(meant)].filter((item) => kind.includes(item));
}
