import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Message } from '../understanding/message.ts';
import { findMentions } from './find-mentions.ts';
import { bestFitting, fittingItems } from './fits-description.ts';
import type { Mention } from './mention.ts';
import { type PiecePhrase, piecePhrases } from './piece-phrases.ts';
import { isNamedInPlural, type Scene } from './scene.ts';

type Described = Extract<Mention, { kind: 'described' }>;
type Description = Pick<Described, 'readings' | 'names'> &
  Partial<Pick<Described, 'price' | 'perhaps'>>;

const roleOf = ({ other_info }: Item): string | null => typeRole(other_info.type);

const isOf = (kind: string, { readings }: Description): boolean =>
  readings.some(
    ({ reading }) =>
      reading.kind === kind || reading.concepts.some((concept) => concept.kind === kind),
  );

/** Whether more is said than how a piece looks: its kind, its brand, its name or its price. */
const isSpecific = (description: Description): boolean =>
  description.names.length > 0 ||
  description.price != null ||
  ['type', 'brand'].some((kind) => isOf(kind, description));

/** Every piece of a conversation that words may name. */
const allPieces = ({ chosen, shown, earlier, focus, spoken }: Scene): Item[] => [
  ...new Set([
    ...(focus === null ? [] : [focus]),
    ...shown,
    ...spoken,
    ...earlier.flat(),
    ...chosen,
  ]),
];

/**
 * How near a piece is to what is talked about: the one spoken of last or chosen, those on the screen,
 * those spoken of before, and then what was shown earlier, the latest first.
 */
function nearnessOf(scene: Scene, item: Item, isOfChosen: boolean): number {
  const { chosen, focus, shown, earlier, spoken, turn } = scene;
  if (isOfChosen && chosen.includes(item)) return 6;
  if (item === focus) return 5;
  if (chosen.includes(item)) return 4;
  if (turn.state.addedUp?.itemIds.includes(item.id) === true) return 3;
  if (shown.includes(item)) return spoken.includes(item) ? 2.5 : 2;
  if (spoken.includes(item)) return 1;
  return -earlier.findIndex((items) => items.includes(item));
}

/** "The red one" is on the screen, or else was chosen or spoken of last: any other is a new wish. */
const ofLook = ({ shown, focus, chosen }: Scene, onScreen: readonly Item[]): readonly Item[] =>
  onScreen.length > 0 ? shown : [...(focus === null ? [] : [focus]), ...chosen];

/** Those that fit; of what is no longer on the screen the ones that were spoken of before others. */
function spokenAmong(
  { chosen, focus, shown, spoken, turn }: Scene,
  from: readonly Item[],
  description: Description,
): readonly Item[] {
  const fitting = fittingItems(from, description);
  if (!isSpecific(description) || fitting.some((item) => shown.includes(item))) return fitting;
  const added = turn.state.addedUp?.itemIds ?? [];
  const meant = from.filter(
    (item) =>
      item === focus || chosen.includes(item) || spoken.includes(item) || added.includes(item.id),
  );
  const known = fittingItems(meant, description);
  return known.length > 0 ? known : fitting;
}

/**
 * The pieces of the conversation that fit a description and are nearest to what is talked about. Of
 * what is said of looks alone those on the screen are meant; where no kind is named, those worn as
 * what is on the screen.
 */
export function nearestPieces(
  scene: Scene,
  description: Description,
  isOfChosen = false,
): readonly Item[] {
  const { shown } = scene;
  const onScreen = fittingItems(shown, description);
  const isOfLook = !isSpecific(description) && !isOfChosen;
  const roles = new Set(shown.map(roleOf));
  const isKindOpen = !isOf('type', description) && onScreen.length > 0;
  const from = isOfLook
    ? ofLook(scene, onScreen)
    : allPieces(scene).filter((item) => !isKindOpen || roles.has(roleOf(item)));
  const fitting = bestFitting(spokenAmong(scene, from, description), description);
  const most = Math.max(...fitting.map((item) => nearnessOf(scene, item, isOfChosen)));
  return fitting.filter((item) => nearnessOf(scene, item, isOfChosen) === most);
}

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

/**
 * Which pieces a phrase means: all that it says must fit. One is the nearest to what is talked about,
 * and where several are as near it stays open which.
 * @param isOfChosen Whether what was chosen is meant first.
 */
export function findPieces(scene: Scene, phrase: PiecePhrase, isOfChosen = false): FoundPieces {
  const { chosen, shown, earlier } = scene;
  const lists = isOfChosen ? [chosen, shown, ...earlier] : [shown, ...earlier, chosen];
  const least = phrase.count ?? 1;
  const fitting = lists
    .map((items) => fittingItems(items, phrase))
    .find((items) => items.length >= least);
  if (fitting !== undefined && phrase.count !== null) {
    return { phrase, items: fitting.slice(0, phrase.count), open: [] };
  }
  const isSeveral = phrase.isPlural && fitting !== undefined && fitting.length <= SEVERAL_MAX;
  if (isSeveral && !fitting.every(isNamedInPlural)) return { phrase, items: fitting, open: [] };
  const [one, ...others] = nearestPieces(scene, phrase, isOfChosen);
  if (one === undefined) return { phrase, items: [], open: [] };
  return others.length === 0
    ? { phrase, items: [one], open: [] }
    : { phrase, items: [], open: [one, ...others] };
}

/** These say which of them by its place among the others, and stand for themselves. */
const BY_PLACE: ReadonlySet<string> = new Set(['position', 'extreme', 'other', 'step', 'middle']);

/** The phrases of a message that call pieces by what they are, and not by their places. */
export function phrasesOf(message: Message, scene: Scene): PiecePhrase[] {
  const places = findMentions(message).filter(({ kind }) => BY_PLACE.has(kind));
  return piecePhrases(message, allPieces(scene)).filter(({ from, to }) =>
    places.every((place) => to <= place.from || from >= place.to),
  );
}

const HELD = /^(?:vs|versus|or|than|between)$/;

/** "The first vs Ostra", "Delta or Washi": named beside what it is held against. */
const isHeldAt = ({ words }: Message, { from, to }: PiecePhrase): boolean =>
  HELD.test(words[from - 1]?.word ?? '') || HELD.test(words[to]?.word ?? '');

const hasBrand = ({ readings }: PiecePhrase): boolean =>
  readings.some(({ reading }) => reading.kind === 'brand');

/** "The 145 pair, not the 225" means the first alone. */
const isRefusedFor = ({ isRefused, price }: PiecePhrase, all: readonly PiecePhrase[]): boolean =>
  isRefused &&
  price !== null &&
  all.some((one) => !one.isRefused && (one.price !== null || one.names.length > 0));

/** Where a message calls pieces that it does not mean. */
export function placesRefused(message: Message, scene: Scene): PiecePhrase[] {
  const phrases = phrasesOf(message, scene);
  return phrases.filter((phrase) => isRefusedFor(phrase, phrases));
}

/**
 * The pieces that a message surely names, by more than their kind: by a price, a brand, or words of
 * their titles.
 */
export function namedPieces(message: Message, scene: Scene): FoundPieces[] {
  const phrases = phrasesOf(message, scene);
  return phrases.flatMap((phrase) => {
    if (isRefusedFor(phrase, phrases)) return [];
    const { isNew, isPointed, price, names, readings, from, to } = phrase;
    const said = names.length + readings.length;
    const isSure =
      (isPointed && (price !== null || names.length > 0 || hasBrand(phrase))) ||
      (price !== null && said > 0) ||
      (names.length > 1 && said > 2) ||
      ((names.length > 0 || hasBrand(phrase)) && isHeldAt(message, phrase));
    // "The wide ones" may be a wish for all that are so.
    const isKind = message.words.slice(from, to).some(({ word }) => word === 'ones');
    if (isNew || !isSure || (isKind && price === null)) return [];
    const found = findPieces(scene, phrase);
    return found.items.length === 1 ? [found] : [];
  });
}
