import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { resolveReferences } from '../references/resolve-references.ts';
import type { Turn } from '../stylist.ts';
import { readMessage } from '../understanding/message.ts';
import { typesIn } from '../understanding/stances/named-value.ts';

/** The pieces that a complaint is about. */
export interface Meant {
  items: readonly Item[];
  /** Whether they were told from the others: "the second", "those cargos". */
  isNamed: boolean;
  /** Whether only part of them is meant: "half of these". */
  isPart: boolean;
}

const PRONOUN =
  /^(?:these|those|they|them|it|this|that|all\b.*|the (?:rest|others|other ones)|everything.*|every.*|the (?:whole )?lot|both(?: of (?:these|those|them))?|(?:these|those) (?:all|two|three)|(?:the|these|those|your|ur) (?:\w+ )?(?:options|suggestions|picks|results|pieces|items|things|ones|choices|outfits|looks|clothes))$/i;
const PART = /^(?:half|some|most|a few|a couple|a lot|many|one of|two of|three of)\b/i;
const SUIT_PARTS = /^(?:outer|mid-layer|bottom|top)$/;
const ORDINAL = /\b(?:first|second|third|fourth|fifth|sixth|last|\d\w*)\b/i;
/** "This weather" is no piece. */
const POINTS =
  /\b(?:first|second|third|fourth|fifth|sixth|last|\d\w*|ones?|two|three|four|pair|other|piece|outfit|look|cheap\w*|expensive|dear\w*|middle|top|bottom)\b/i;
const LOOKS: ReadonlySet<string> = new Set(['type', 'color', 'material', 'pattern', 'attribute']);
const ONE_POINTED = /^(?:it|this|that)$/i;

/** All that is on the screen, in its order. */
export function shownItems({ state, items }: Turn): Item[] {
  const ids = [...new Set([...state.shown.itemIds, ...state.shown.outfits.flat()])];
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

function focusOf({ state: { focusId } }: Turn, shown: readonly Item[]): Item[] {
  return shown.filter(({ id }) => id === focusId);
}

/** Said of one piece by its looks while none was spoken of, it is the one that was named first. */
export const firstPointed = (subject: string, turn: Turn): Meant | null =>
  ONE_POINTED.test(subject.trim()) && turn.state.shown.outfits.length === 0
    ? { items: shownItems(turn).slice(0, 1), isNamed: true, isPart: false }
    : null;

/** Finds the pieces that somebody speaks of; null where the words point at nothing that is shown. */
export function accusedPieces(subject: string, turn: Turn): Meant | null {
  const shown = shownItems(turn);
  const said = subject.trim();
  if (PART.test(said)) return { items: shown, isNamed: false, isPart: true };
  if (said === '' || PRONOUN.test(said)) {
    const focus = ONE_POINTED.test(said) ? focusOf(turn, shown) : [];
    if (focus.length > 0) return { items: focus, isNamed: true, isPart: false };
    return { items: shown, isNamed: false, isPart: false };
  }
  const types = typesIn(said);
  const ofKind = shown.filter(({ other_info }) =>
    types.some((type) => isKindOf(other_info.type, type)),
  );
  // The jacket of a suit is part of it.
  const suits = shown.filter(({ other_info }) => typeRole(other_info.type) === 'suit');
  const isOfSuit = types.length > 0 && types.every((type) => SUIT_PARTS.test(typeRole(type) ?? ''));
  if (ofKind.length === 0 && isOfSuit && suits.length > 0) {
    return { items: suits, isNamed: suits.length < shown.length, isPart: false };
  }
  const isMany = /^(?:these|those|your|ur|the)\b.*(?:s|pants)$/i.test(said);
  if (isMany && ofKind.length > 0 && !ORDINAL.test(said)) {
    return { items: ofKind, isNamed: ofKind.length < shown.length, isPart: false };
  }
  if (!POINTS.test(said) && !understandQuery(said).concepts.some(({ kind }) => LOOKS.has(kind)))
    return null;
  const { items } = resolveReferences(readMessage(understandQuery(said)), turn);
  const pointed = items.filter((item) => shown.includes(item));
  if (pointed.length > 0) return { items: pointed, isNamed: true, isPart: false };
  if (ofKind.length > 0) return { items: ofKind, isNamed: true, isPart: false };
  // "The second", where one alone is shown, is that one.
  const isPlaced = ORDINAL.test(said) && shown.length === 1;
  return isPlaced ? { items: shown, isNamed: true, isPart: false } : null;
}
