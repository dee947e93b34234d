import type { Item } from '@modiste/contract/entities/item';
import type { Message } from '../understanding/message.ts';
import { findMentions } from './find-mentions.ts';
import { bestFitting, fittingItems } from './fits-description.ts';
import { type PiecePhrase, piecePhrases } from './piece-phrases.ts';
import { isNamedInPlural, type Scene } from './scene.ts';

/** What a phrase means among the pieces of a conversation. */
export interface FoundPieces {
  phrase: PiecePhrase;
  /** The pieces that are meant; none where nothing fits, or where it is open which. */
  items: readonly Item[];
  /** Those that fit equally well, where one of them is meant. */
  open: readonly Item[];
}

/** Several may be meant where so few fit. */
const SEVERAL_MAX = 3;

/** Of those that fit equally well, the one that was chosen, or else spoken of last. */
function likeliest({ chosen, focus, turn }: Scene, fitting: readonly Item[]): Item | undefined {
  const added = turn.state.addedUp?.itemIds ?? [];
  return (
    fitting.find((item) => chosen.includes(item)) ??
    fitting.find((item) => item === focus) ??
    fitting.find(({ id }) => added.includes(id))
  );
}

function meant(
  scene: Scene,
  phrase: PiecePhrase,
  fitting: readonly Item[],
): Omit<FoundPieces, 'phrase'> {
  if (phrase.count !== null) return { items: fitting.slice(0, phrase.count), open: [] };
  const isPairs = fitting.every(isNamedInPlural);
  if (phrase.isPlural && !isPairs && fitting.length <= SEVERAL_MAX)
    return { items: fitting, open: [] };
  const best = bestFitting(fitting, phrase);
  const [one] = best.length === 1 ? best : [likeliest(scene, best)];
  return one === undefined ? { items: [], open: best } : { items: [one], open: [] };
}

/**
 * Which pieces a phrase means: all that it says must fit. They are looked for on the screen, then in
 * what was shown before, the latest first, then among what was chosen.
 * @param isOfChosen Whether what was chosen is meant first.
 */
export function findPieces(scene: Scene, phrase: PiecePhrase, isOfChosen = false): FoundPieces {
  const { chosen, shown, earlier } = scene;
  const lists = isOfChosen ? [chosen, shown, ...earlier] : [shown, ...earlier, chosen];
  const fitting = lists.map((items) => fittingItems(items, phrase));
  const enough = fitting.find((items) => items.length >= (phrase.count ?? 1));
  const all = enough ?? [...new Set(fitting.flat())];
  return all.length === 0
    ? { phrase, items: [], open: [] }
    : { phrase, ...meant(scene, phrase, all) };
}

/** Every piece of a conversation that words may name. */
const allPieces = ({ chosen, shown, earlier, focus }: Scene): Item[] => [
  ...new Set([...(focus === null ? [] : [focus]), ...shown, ...earlier.flat(), ...chosen]),
];

/** These say which of them by its place among the others, and stand for themselves. */
const BY_PLACE: ReadonlySet<string> = new Set(['position', 'extreme', 'other', 'step', 'middle']);

/** The phrases of a message that call pieces by what they are, and not by their places. */
export function phrasesOf(message: Message, scene: Scene): PiecePhrase[] {
  const places = findMentions(message).filter(({ kind }) => BY_PLACE.has(kind));
  return piecePhrases(message, allPieces(scene)).filter(({ from, to }) =>
    places.every((place) => to <= place.from || from >= place.to),
  );
}

/**
 * The pieces that a message surely names, by more than their kind: by a price, a brand, or words of
 * their titles.
 */
export function namedPieces(message: Message, scene: Scene): FoundPieces[] {
  return phrasesOf(message, scene).flatMap((phrase) => {
    const { isNew, isPointed, price, names, readings, from, to } = phrase;
    const said = names.length + readings.length;
    const isSure =
      (isPointed && (price !== null || names.length > 0)) ||
      (price !== null && said > 0) ||
      (names.length > 1 && said > 2);
    // "The wide ones" may be a wish for all that are so.
    const isKind = message.words.slice(from, to).some(({ word }) => word === 'ones');
    if (isNew || !isSure || (isKind && price === null)) return [];
    const found = findPieces(scene, phrase);
    return found.items.length === 1 ? [found] : [];
  });
}
