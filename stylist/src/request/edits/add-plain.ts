import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { EditClause } from '../clauses/read-clause.ts';
import { roleOf } from '../pieces/named-in-outfits.ts';
import { isAsSaid } from './as-said.ts';
import { backTo, lostOutfit, piecesOf, placeIn, type Reading, type Scene } from './edit-scene.ts';
import { namedPiece } from './named-piece.ts';
import type { PartEdit } from './part-edit.ts';

const DROPS =
  /\b(?:can go|is out|out|away|drop|remove|lose|skip|ditch|forget|scrap|without|delete|not|no)\b/i;

export const OF_WHOLE =
  /\b(?:outfits?|looks?|sets?|together|all of (?:it|them|that)|everything)\b/i;

const SHOWS = /\b(?:show|see|view|look at)\b/i;

const IN_SIZE =
  /\bsizes?\b|\b(?:small|medium|large)\b|\bin (?:an? )?(?:xx?s|s|m|l|x{1,3}l|\d{1,2})\b/i;

const ONE_OUTFIT = /\b(?:one|single|1|just the|only the) (?:outfit|look)\b/i;

const THEM = /\b(?:it|them|those|that|these|this)\b/i;

/** Whether a clause says more of the part before it: "I want dark red", "max 70 for those". */
export const describes = ({ types, looks, most, comparisons, isCheaper }: EditClause): boolean =>
  types.length === 0 && (looks.length > 0 || most !== null || comparisons.length > 0 || isCheaper);

/** Talk in which a word happens to be one of clothes: "a trial shift". */
export const isIdle = ({ isTalk, most, comparisons, isCheaper }: EditClause): boolean =>
  isTalk && most === null && comparisons.length === 0 && !isCheaper;

export function withMore(part: PartEdit, clause: EditClause, piece: Item | null): PartEdit {
  return {
    ...part,
    does: 'set',
    looks: [...part.looks, ...clause.looks],
    comparisons: [...part.comparisons, ...clause.comparisons],
    most: clause.most ?? part.most,
    isCheaper: part.isCheaper || clause.isCheaper,
    piece: part.piece ?? piece,
  };
}

/** Whether a clause says how an outfit is to be: in black, in a medium, dressier. */
const saysHow = ({ text, looks, comparisons, isCheaper }: EditClause): boolean =>
  looks.length + comparisons.length > 0 || isCheaper || IN_SIZE.test(text);

/** What a clause does that names no piece: an outfit is chosen or dropped, all is as it was before. */
export function addPlain(reading: Reading, clause: EditClause, scene: Scene): Reading | null {
  const { text } = clause;
  const place = placeIn(text, scene);
  const last = reading.parts.at(-1);
  const said = reading.said + 1;
  const more = { ...reading, said };
  if (place !== null && /^\W*(?:for|in|on|of|to|with)\b/i.test(text) && last !== undefined) {
    return { ...more, parts: [...reading.parts.slice(0, -1), { ...last, at: [place] }] };
  }
  const { outfits } = scene.turn.state.shown;
  // "The second one in black" says how it is to be, and does not only choose it.
  if (place !== null && (saysHow(clause) || SHOWS.test(text))) return null;
  const lost = clause.isBack ? lostOutfit(text, scene) : null;
  if (lost !== null)
    return {
      ...more,
      start: [...reading.start, { ids: lost, from: null }],
      isSure: true,
      isReturned: true,
    };
  if (reading.isReturned && clause.isBack && THEM.test(text)) return more;
  if (place !== null && outfits.length > 1) {
    if (DROPS.test(text)) {
      const start = reading.start.filter(({ from }) => from !== place);
      return start.length === 0 ? null : { ...more, start, isSure: true };
    }
    // "I like 1 and 3" leaves two of them.
    const picked = [...reading.picked, place];
    const all = outfits.map((ids, from) => ({ ids, from }));
    const start = all.filter(({ from }) => picked.includes(from));
    return { ...more, start, picked, isSure: true, at: picked.length > 1 ? null : place };
  }
  if (place !== null) return { ...more, at: place, isSure: true };
  if (clause.isBack) {
    if (/\bstart(?:ing)? over\b/i.test(text)) return { ...more, isWhole: true, isAlone: true };
    const isOfPieces = THEM.test(text) && reading.parts.some(({ piece }) => piece !== null);
    if (isOfPieces) return more;
    const back = backTo(scene, /\b(?:start|beginning|first|original)\b/i.test(text));
    return back === null ? null : { ...more, ...back, parts: [], isSure: true };
  }
  if (OF_WHOLE.test(text) && !clause.isOfAll && clause.budget === null)
    return { ...reading, isWhole: true, isAlone: reading.isAlone || ONE_OUTFIT.test(text) };
  if (clause.isOfAll && last !== undefined && clause.most === null)
    return { ...more, parts: [...reading.parts.slice(0, -1), { ...last, isShared: true }] };
  if (clause.budget !== null) return { ...more, budget: clause.budget };
  return addDescription(more, clause, scene) ?? (clause.isTalk ? reading : null);
}

/** "Both under 50" is said of each piece that was named. */
const OF_EACH = /\b(?:both|each|apiece|all of (?:them|those|these))\b/i;

/** "Dark jeans, and keep it under 300": of all of it, where outfits cost about as much. */
const KEEPS_WITHIN =
  /\bkeep (?:it|this|that|them|everything|all)(?: all)? (?:under|below|within|to|at|around|less than)\b/i;
const OF_OUTFIT_LEAST = 0.5;

function isOfOutfits(
  most: number,
  { text }: EditClause,
  { turn: { state, items } }: Scene,
): boolean {
  const totals = state.shown.outfits.map((ids) =>
    items.filter(({ id }) => ids.includes(id)).reduce((sum, { price }) => sum + price, 0),
  );
  return KEEPS_WITHIN.test(text) && most >= OF_OUTFIT_LEAST * Math.min(...totals);
}

/** What a clause says of the part before it. */
function addDescription(reading: Reading, clause: EditClause, scene: Scene): Reading | null {
  const { known } = scene;
  const spoken = reading.parts.at(-1);
  const last = spoken && givingWay(spoken, clause);
  if (last === undefined || last.does === 'keep' || !describes(clause) || isIdle(clause))
    return null;
  const { most } = clause;
  // "One outfit, max 400" is said of all of it, and so is "no jewelry, under 250": what goes costs nothing.
  const isOfAll = reading.isWhole || last.does === 'leave';
  if (most !== null && isOfAll && clause.looks.length === 0) return { ...reading, budget: most };
  if (most !== null && OF_EACH.test(clause.text)) {
    const parts = reading.parts.map((part) => (part.does === 'set' ? { ...part, most } : part));
    return { ...reading, parts };
  }
  if (most !== null && isOfOutfits(most, clause, scene)) return { ...reading, budget: most };
  const role = typeRole(last.type) ?? null;
  const named = namedPiece(clause.text, known, role);
  const piece = named?.isByName === true && roleOf(named.piece) === role ? named.piece : null;
  const before = INSTEAD.test(clause.text) ? withoutLookOfWorn(last, reading, scene) : last;
  return { ...reading, parts: [...reading.parts.slice(0, -1), withMore(before, clause, piece)] };
}

const INSTEAD = /\b(?:instead|rather)\b/i;

/** "The fuchsia bag, hmm. Something gold instead": what was only named gives way. */
const givingWay = (part: PartEdit, { text }: EditClause): PartEdit =>
  part.does === 'keep' && part.piece !== null && INSTEAD.test(text)
    ? { ...part, does: 'set', piece: null, color: null, gone: part.piece }
    : part;

/** Of "the fuchsia bag, hmm. Something gold instead" the fuchsia that the bag has is not wished for. */
function withoutLookOfWorn(part: PartEdit, reading: Reading, scene: Scene): PartEdit {
  const { looks, type } = part;
  const worn = reading.start
    .flatMap((one) => piecesOf(scene, one))
    .filter((one) => roleOf(one) === typeRole(type));
  const isHad = looks.length > 0 && worn.some((one) => isAsSaid(one, looks.slice(0, 1)));
  return isHad ? { ...part, looks: [] } : part;
}
