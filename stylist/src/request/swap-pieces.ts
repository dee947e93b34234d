import type { Item } from '@modiste/contract/entities/item';
import { type Aspect, type Comparison, findComparison } from '@modiste/lexicon/comparisons';
import { typeRole } from '@modiste/lexicon/garment-types';
import { typesOf } from '../dialogue/types-of.ts';
import { colorNamed, shownColor } from '../facts/item-colors.ts';
import { readPattern, type TagSpan } from '../understanding/cue-pattern.ts';
import type { PlacedReading } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';
import type { Change } from './change.ts';
import { isCheaper } from './limits/cheaper.ts';
import { isSaidTogether } from './outfit-budget.ts';
import { ids, type PieceEdit, type Scene, spanOf, typeOf } from './outfit-scene.ts';
import {
  isGeneric,
  isNamedBy,
  roleOf,
  takesPlaceOf,
  WHOLE_BODY,
} from './pieces/named-in-outfits.ts';
import { needsOfPiece } from './pieces/needs-of-piece.ts';

/** These are worn together with all else; a dress would take the place of more than one piece. */
const INSTEAD_OF_OTHERS = /^(?:top|bottom|one-piece|suit|swim|sleep|underwear)$/;
export const DEFINITE = ['the|that|this|those|these|my {garment}', '{ref}'].map(readPattern);
const CENT = 0.01;

/** The parts to fill, with the top or the bottom that is missing where a dress went. */
function filled(
  roles: readonly string[],
  { pieces, base, isSet }: { pieces: readonly Item[]; base: readonly Item[]; isSet: boolean },
): string[] {
  const after = new Set([...roles, ...base.map(roleOf)]);
  if (isSet) return [...roles];
  const isWhole = [...after].some((role) => role !== null && WHOLE_BODY.test(role));
  const lost = pieces.some(
    (piece) => !base.includes(piece) && /^(?:top|bottom|one-piece|suit)$/.test(roleOf(piece) ?? ''),
  );
  if (isWhole || !lost) return [...roles];
  const needed = after.has('suit') ? ['top'] : ['top', 'bottom'];
  return [...needed.filter((role) => !after.has(role)), ...roles];
}

/** References that name kinds of garments, and with them what is to come or to go. */
const namingSpans = ({ message, references }: Change): TagSpan[] =>
  references.spans.filter(({ from, to }) =>
    message.readings.some((one) => typeOf(one) !== null && one.from >= from && one.from < to),
  );

/** The most that a new piece may cost: as was said, or less than the one whose place it takes. */
function mostFor({ sized, message }: Change, replaced: readonly Item[]): number | null {
  const said = isSaidTogether(message) ? null : sized.hard.priceMax;
  if (said !== null || !isCheaper(sized) || replaced.length === 0) return said;
  return Math.max(...replaced.map(({ price }) => price)) - CENT;
}

/** These are no measure of one piece held against another. */
const NO_MEASURE: ReadonlySet<Aspect> = new Set(['price', 'likeness', 'size', 'quality', 'age']);
/** What outfits are moved by in steps, whole ones and single pieces alike. */
const STEPPED: ReadonlySet<Aspect> = new Set(['formality', 'warmth']);

/** What compares the new piece with the old one says nothing of the whole outfit. */
const isOfPieceAlone = ({ reading }: PlacedReading): boolean =>
  reading.kind === 'price-level' ||
  reading.concepts.some(
    ({ kind, id }) => kind === 'comparison' && findComparison(id)?.aspect !== 'likeness',
  );

/** How the new piece is to differ from the old one: "swap the trousers for something lighter". */
const differences = ({ sized }: Change): readonly Comparison[] =>
  sized.comparisons.filter(({ aspect }) => !NO_MEASURE.has(aspect) && !STEPPED.has(aspect));

const isWholeGone = (replaced: readonly Item[]): boolean =>
  replaced.some((piece) => WHOLE_BODY.test(roleOf(piece) ?? ''));

/** The kinds of pieces that a message is about: what comes, what it takes the place of, what only goes. */
interface Named {
  /** Kinds on the screen that give way or are left out. */
  old: readonly string[];
  /** The parts that are filled anew. */
  roles: readonly string[];
}

function namedBy({ change, types, outfits, at }: Scene): Named {
  const pieces = outfits[at] ?? [];
  const { readings } = change.message;
  const wanted = types.filter((type) =>
    readings.some((one) => typeOf(one) === type && one.reading.role !== 'negated'),
  );
  const old = types.filter((type) => pieces.some((piece) => isNamedBy([type], piece)));
  // "No tie, and brown shoes" asks for nothing in the place of the tie.
  const called = wanted.length > 0 ? wanted : types;
  const isNew = (type: string): boolean => !old.includes(type);
  const asked = called.some(isNew) ? called.filter(isNew) : called;
  // The jacket of a suit gives way to another such, and to no coat.
  const roleOfKind = (type: string) => {
    const there = pieces.find((piece) => isNamedBy([type], piece));
    return (there === undefined ? null : roleOf(there)) ?? typeRole(type) ?? [];
  };
  return { old, roles: [...new Set(asked.flatMap(roleOfKind))] };
}

const isGone = ({ old, roles }: Named, piece: Item): boolean =>
  isNamedBy(old, piece) || roles.some((role) => takesPlaceOf(role, roleOf(piece)));

/** Whether a piece has the color already that was asked for. */
function isAsAsked({ message }: Pick<Change, 'message'>, piece: Item): boolean {
  const shown = shownColor(piece);
  const [main] = shown?.colors ?? [];
  // Cobalt is a blue, as teal is, and no teal.
  return message.readings.some(({ reading: { role, words, concepts } }) =>
    concepts.some(({ kind, id }) => {
      if (role !== 'wanted' || kind !== 'color') return false;
      const said = words.toLowerCase();
      const isPlain = said === id.toLowerCase() || said === 'grey';
      return isPlain ? id === main : shown?.name.toLowerCase().includes(said) === true;
    }),
  );
}

const OTHER = /\b(?:other|others|another|different|new|swap|replace)\b/i;

/** "The shoes in burgundy" may be the very same pair, where it comes in that color. */
function mayStay({ message, turn }: Change, needs: readonly string[], piece: Item): boolean {
  const asked = message.readings.find(
    ({ reading: { role, concepts } }) =>
      role === 'wanted' && concepts.some(({ kind }) => kind === 'color'),
  );
  if (asked === undefined || needs.length !== 1 || OTHER.test(turn.words)) return false;
  return colorNamed(piece, asked.reading) !== null && !isAsAsked({ message }, piece);
}

/** What changes, and what stays of the outfits on the screen. */
interface Parts {
  /** The outfits in which a piece gives way. */
  changed: readonly (readonly Item[])[];
  bases: readonly (readonly string[])[];
}

/** The one outfit that is meant, or each that has such a piece; what is as asked already stays whole. */
function partsOf(scene: Scene, named: Named): Parts {
  const { kind, change, outfits, at, isOfOne } = scene;
  const replaced = (pieces: readonly Item[]) => pieces.filter((piece) => isGone(named, piece));
  const rest = (pieces: readonly Item[]) => ids(pieces.filter((piece) => !isGone(named, piece)));
  const isNamed = (piece: Item): boolean => named.old.length === 0 || isNamedBy(named.old, piece);
  const having = outfits.filter((pieces) => replaced(pieces).some(isNamed));
  const isOne = isOfOne || kind === 'add' || change.turn.hasOwnPiece === true;
  if (isOne || having.length < 2) {
    const one = outfits.slice(at, at + 1);
    return { changed: one, bases: one.map(rest) };
  }
  // What is black already may still have no zip.
  const isOfColorAlone = needsOfPiece(change).length < 2;
  const open = having.filter(
    (pieces) => !isOfColorAlone || !replaced(pieces).every((piece) => isAsAsked(change, piece)),
  );
  const isOther = OTHER.test(change.turn.words) || /\bchange\b/i.test(change.turn.words);
  const changed = open.length === 0 && isOther ? having : open;
  const all = outfits.map((pieces) => (changed.includes(pieces) ? rest(pieces) : ids(pieces)));
  // Versions of one outfit that differ in nothing else are one again.
  const bases = [...new Map(all.map((base) => [base.toSorted().join(' '), base])).values()];
  return { changed, bases };
}

/** Nobody wears two of these at once: "with a skirt" takes the place of the trousers. */
const WORN_ALONE = /^(?:top|bottom|one-piece|shoes)$/;

/** "The same but with a skirt" swaps the trousers for one, where another kind of its part is worn. */
function asSwap(scene: Scene): Scene {
  const { kind, change, types, outfits } = scene;
  const roles = types.map(typeRole);
  const isSame = /\bsame\b/i.test(change.turn.words);
  const givesWay = (piece: Item): boolean =>
    roles.some((role) => (isSame ? takesPlaceOf(role, roleOf(piece)) : role === roleOf(piece)));
  const isOther =
    kind === 'add' &&
    types.length > 0 &&
    roles.every((role) => role !== null && WORN_ALONE.test(role)) &&
    outfits.every((pieces) => !pieces.some((piece) => isNamedBy(types, piece))) &&
    outfits.every((pieces) => pieces.some(givesWay));
  return isOther ? { ...scene, kind: 'swap' } : scene;
}

/** "A jacket under 150", "navy would be better": what a piece may cost holds while it is changed. */
function mostBefore({ turn }: Change, fill: readonly string[]): number | null {
  const { change } = turn.state.request?.outfit ?? {};
  return change !== undefined && change.fill.join(' ') === fill.join(' ') ? change.most : null;
}

/** One piece gives way to another, or one is added. */
export function swapping(said: Scene): PieceEdit | null {
  const scene = asSwap(said);
  const { kind, change, types, outfits, at } = scene;
  const pieces = outfits[at] ?? [];
  const { message } = change;
  const named = namedBy(scene);
  const { roles } = named;
  const replaced = pieces.filter((piece) => isGone(named, piece));
  const isIn = replaced.length > 0;
  const isExtra = roles.length > 0 && roles.every((role) => !INSTEAD_OF_OTHERS.test(role));
  const isPriced = change.sized.hard.priceMax !== null;
  const isOther = isPriced || hasLook(change) || change.references.outfit !== null;
  if (kind === 'add' && isIn && !isOther) return null;
  if (!isIn && !isExtra) return null;
  // "No dress, a top and a skirt" leaves of the outfit nothing that has to stay.
  if (roles.includes('top') && roles.includes('bottom') && isWholeGone(replaced)) return null;
  const { changed, bases } = partsOf(scene, named);
  // Several versions of one outfit are on the screen: none of what they differ in is shown again.
  const versions = outfits.filter((one) =>
    bases.some((base) => base.every((id) => ids(one).includes(id))),
  );
  const most = mostFor(change, replaced);
  const isSet = change.turn.state.request?.outfit?.set !== undefined;
  const filling = changed.length > 0 ? changed : [pieces];
  const fills = filling.map((one) =>
    filled(roles, { pieces: one, base: one.filter((piece) => !isGone(named, piece)), isSet }),
  );
  const fill = [...new Set(fills.flat())];
  const than = differences(change);
  const needs = roles.length === 1 ? needsOfPiece(change) : [];
  return {
    kind: isIn || kind === 'without' ? 'swap' : kind,
    bases,
    fill,
    most: most ?? mostBefore(change, fill),
    gone: ids(
      [...changed, ...versions]
        .flat()
        .filter((piece) => isGone(named, piece) && !mayStay(change, needs, piece)),
    ),
    ignored: [...ignoredOf(scene, most), ...message.readings.filter(isOfPieceAlone)].map(spanOf),
    named: kind === 'without' ? [] : namingSpans(change),
    missing: isIn || kind === 'add' ? null : (types[0] ?? null),
    ...(than.length > 0 && { than }),
    ...(needs.length > 0 && { needs }),
  };
}

/** The words that only name what is there: neither how the new piece is to be, nor a refusal. */
function ignoredOf({ kind, change, types }: Scene, most: number | null): PlacedReading[] {
  const { message } = change;
  const isRefused = ({ reading }: PlacedReading) => reading.role === 'negated';
  const isPlain = (one: PlacedReading) => isGeneric(typeOf(one) ?? '');
  const placed = message.readings.filter((one) => typeOf(one) !== null);
  // Who asked for a skirt and does not like that one wants another skirt.
  const asked = typesOf(change.turn.state.request?.wishes ?? []);
  const isAsked = (one: PlacedReading) => asked.includes(typeOf(one) ?? '');
  const isOfThisOne = placed.length === 1 && hasAny(message, DEFINITE);
  return placed.filter(
    (one) =>
      (isRefused(one) && (isPlain(one) || (isOfThisOne && isAsked(one)))) ||
      (kind === 'without' && !isRefused(one) && types.length === 1) ||
      (kind === 'swap' && isPlain(one) && !hasLook(change)) ||
      (kind === 'add' && most !== null),
  );
}

/** Whether the message says how the new piece is to look. */
const hasLook = ({ message }: Change): boolean =>
  message.readings.some(
    ({ reading }) =>
      reading.role === 'wanted' &&
      reading.concepts.some(({ kind }) => /^(?:color|material|pattern|attribute)$/.test(kind)),
  );
