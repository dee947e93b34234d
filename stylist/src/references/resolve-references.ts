import type { Item } from '@modiste/contract/entities/item';
import type { TagSpan } from '../understanding/cue-pattern.ts';
import type { Message } from '../understanding/message.ts';
import { chosenAs, findDescribed } from './find-described.ts';
import { findMentions } from './find-mentions.ts';
import { findOwnNames } from './find-own-names.ts';
import { namedPieces, placesRefused } from './find-pieces.ts';
import { atPosition, findExtreme, ofType } from './find-placed.ts';
import { isPointing } from './is-pointing.ts';
import type { Mention } from './mention.ts';
import { countsNamed, meantBefore, twoNamed } from './named-before.ts';
import { namesKind, refusesFeature } from './names-kind.ts';
import {
  addedLast,
  comparedLast,
  type Found,
  isNamedInPlural,
  NOTHING,
  type Scene,
  type Scenery,
  sceneOf,
} from './scene.ts';

/** Words of a message with the pieces that they refer to. */
interface NamedSpan {
  items: readonly Item[];
  kind: Mention['kind'];
  from: number;
  to: number;
  /** Whether it is called by a name, a brand or a price. */
  isByName?: boolean;
}

/** What a message refers to. */
export interface References {
  /** In the order of the words, each once. */
  items: readonly Item[];
  /** Which outfit is meant, counted from 0; null where none is. */
  outfit: number | null;
  /** The words that refer to something that was found. */
  spans: readonly TagSpan[];
  /** What each of these words refers to; left out where there are none. */
  named?: readonly NamedSpan[];
  /** Something is pointed at, and there is nothing that it could be. */
  isMissing: boolean;
  /** Several items would do; the likeliest was taken. */
  isAmbiguous: boolean;
}

/** What "it" is: what was spoken of last, or what stands first. */
function pointedAt(scene: Scene, mention: Extract<Mention, { kind: 'pronoun' }>): Found {
  const { message, shown, focus, turn } = scene;
  const { attachment } = turn;
  if (!mention.isPlural && !isPointing(message, mention.from)) return NOTHING;
  // "This" is the photo that came with it.
  if (attachment?.context === 'chat_attachment' && mention.count === null) return NOTHING;
  if (mention.isPlural) {
    // After "what pants go with it", "they" are those pants.
    const isGone = focus?.id === turn.state.request?.anchor?.itemId && shown.length > 0;
    if (mention.count === null && focus !== null && !isGone && isNamedInPlural(focus))
      return { items: [focus] };
    if (mention.count === null && shown[0] !== undefined && isNamedInPlural(shown[0])) {
      return { items: shown.slice(0, 1), isAmbiguous: shown.length > 1 };
    }
    // "Those two", "which of them" are those that were held side by side.
    const isOfAny = turn.state.compared === undefined && mention.count === null;
    const pair = isOfAny ? [] : (addedLast(scene, mention.count) ?? comparedLast(scene));
    const isCount = mention.count === null || mention.count === pair.length;
    if (pair.length > 1 && isCount) return { items: pair };
    return { items: mention.count === null ? shown : shown.slice(0, mention.count) };
  }
  if (focus !== null) return { items: [focus] };
  return { items: shown.slice(0, 1), isAmbiguous: shown.length > 1 };
}

/** So many others may be meant where nobody says how many they are. */
const OTHERS_MAX = 3;

/** Of two the one that was not spoken of, or else the second; "the rest" are all but what was spoken of. */
function other(scene: Scene, { count, type }: Extract<Mention, { kind: 'other' }>): Found {
  const { shown, focus } = scene;
  const ofKind = ofType(shown, type);
  const two = ofKind.length === 2 ? ofKind : comparedLast(scene);
  if (count === 1 && two.length === 2) {
    const [first, second] = two;
    const one = focus === second ? first : second;
    return one === undefined ? NOTHING : { items: [one] };
  }
  const held = two.length > 1 ? two : focus === null ? [] : [focus];
  const rest = ofKind.filter((item) => !held.includes(item));
  if (held.length === 0 || (count !== null && count > 1 && rest.length !== count)) return NOTHING;
  // "The other one" of three may be either of the two that are left.
  const isTooOpen = count === 1 && rest.length > OTHERS_MAX;
  return isTooOpen ? NOTHING : { items: rest, isAmbiguous: count === 1 };
}

/** Beside what was spoken of last. */
function stepped({ shown, focus }: Scene, step: -1 | 1): Found {
  const at = focus === null ? -1 : shown.indexOf(focus);
  const item = at < 0 ? undefined : shown[at + step];
  return item === undefined ? NOTHING : { items: [item] };
}

function lookUp(scene: Scene, mention: Mention): Found {
  switch (mention.kind) {
    case 'position':
      return atPosition(scene, mention);
    case 'pronoun':
      return pointedAt(scene, mention);
    case 'described':
      return findDescribed(scene, mention);
    case 'extreme':
      return findExtreme(scene, mention, {
        named: scene.pair ?? [],
        among: mention.among === null ? null : lookUp(scene, mention.among).items,
      });
    case 'other':
      return other(scene, mention);
    case 'step':
      return stepped(scene, mention.step);
    case 'praised':
      return { items: scene.focus === null ? scene.shown.slice(0, 1) : [scene.focus] };
    case 'middle':
      return { items: scene.shown.filter((_, at) => at * 2 + 1 === scene.shown.length) };
  }
}

const BESIDE = /^(?:with|match|matches|than|under|over|suit|suits)$/;

/** "Does it go with the trousers?" means those that were chosen. */
const isBesideChosen = (scene: Scene, mention: Mention): boolean =>
  mention.kind === 'described' &&
  BESIDE.test(scene.message.words[mention.from - 1]?.word ?? '') &&
  chosenAs(scene, mention) !== null;

/** "That one, the second": what is pointed at is named right behind, and meant once. */
const saidOnce = (mentions: readonly Mention[]): Mention[] =>
  mentions.flatMap((mention, at) => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (isSaidAgain(mention, next)) return [];
    return isSaidAgain(before, mention)
      ? [{ ...mention, from: before?.from ?? mention.from }]
      : [mention];
  });

const MEANS = /\bi (?:mean|meant|was (?:talking|asking) about)\b/i;

/** "Is it wide? the third, I mean": what "it" is, is said behind it. */
const isPutRight = ({ text }: Message, mention: Mention, mentions: readonly Mention[]): boolean =>
  mention.kind === 'pronoun' &&
  MEANS.test(text) &&
  mentions.some(({ kind }) => kind === 'position' || kind === 'described' || kind === 'extreme');

const isSaidAgain = (mention: Mention | undefined, next: Mention | undefined): boolean =>
  mention?.kind === 'pronoun' &&
  !mention.isPlural &&
  next?.from === mention.to &&
  (next.kind === 'position' || next.kind === 'described');

const NAMES: ReadonlySet<Mention['kind']> = new Set(['position', 'described']);

/** The pieces that a message calls by name, brand or price, and where. */
function namedIn(scene: Scene) {
  const { message, shown, chosen, earlier } = scene;
  const named = namedPieces(message, scene).flatMap(({ phrase: { from, to }, items }) =>
    items.map((item) => ({ item, from, to })),
  );
  const called = findOwnNames(message, shown, [chosen, ...earlier]);
  // All that is said of a piece in one breath says more than a name in it.
  const own = called.filter(({ from, to }) =>
    named.every((phrase) => to <= phrase.from || from >= phrase.to),
  );
  return [...named, ...own].toSorted((one, other) => one.from - other.from);
}

type Meant = Found & { mention: Pick<Mention, 'kind' | 'from' | 'to'>; isByName?: true };

/** What each mention refers to, beside what is called by name. */
function lookUpAll(scene: Scene, mentions: readonly Mention[], own: readonly Meant[]): Meant[] {
  const { message } = scene;
  const found = [...own];
  for (const mention of mentions.filter((one) => !isPutRight(message, one, mentions))) {
    const named = meantBefore(message, found, mention);
    // Of "the velvet one, is it lined?" nothing else is "it" where none is of velvet.
    const none = found.find(
      ({ items, mention: { kind } }) => NAMES.has(kind) && items.length === 0,
    );
    const again =
      mention.kind === 'pronoun' && mention.count === null ? (named ?? none) : undefined;
    const pair = mention.kind === 'extreme' ? twoNamed(found, mention) : [];
    const among = pair.length === 2 ? { ...scene, pair } : scene;
    found.push({ mention, ...(again ? { items: again.items } : lookUp(among, mention)) });
  }
  return found;
}

/** What the words of a message refer to, among what was shown, attached or last spoken of. */
export function resolveReferences(message: Message, turn: Scenery): References {
  const scene = sceneOf(message, turn);
  const own = namedIn(scene);
  const taken = [...own, ...placesRefused(message, scene)];
  const isApart = ({ from, to }: Mention) =>
    taken.every((name) => to <= name.from || from >= name.to);
  const mentions = saidOnce(findMentions(message)).filter(
    (mention) =>
      !countsNamed(message, mention) &&
      (!namesKind(scene, mention, turn) || isBesideChosen(scene, mention)) &&
      !refusesFeature(message, mention, turn) &&
      isApart(mention),
  );
  const byName = own.map(
    ({ item, from, to }): Meant => ({
      items: [item],
      mention: { kind: 'described', from, to },
      isByName: true,
    }),
  );
  const found = lookUpAll(scene, mentions, byName);
  const resolved = found
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => one.mention.from - other.mention.from);
  const unresolved = mentions.filter(
    (mention) =>
      pointsAtAll(scene, mention) &&
      found.some((one) => one.mention === mention && one.items.length === 0),
  );
  return {
    items: [...new Set(resolved.flatMap(({ items }) => items))],
    outfit: resolved.find(({ outfit }) => outfit !== undefined)?.outfit ?? null,
    spans: resolved.map(({ mention: { from, to } }) => ({ tag: 'ref', from, to })),
    named: resolved.map(({ items, mention: { kind, from, to }, isByName = false }) => ({
      items,
      kind,
      from,
      to,
      ...(isByName && { isByName }),
    })),
    isMissing: resolved.length === 0 && unresolved.length > 0,
    isAmbiguous: resolved.some(({ isAmbiguous }) => isAmbiguous === true),
  };
}

/** A description that fits nothing shown is no reference, but a wish. */
const pointsAtAll = ({ message }: Scene, mention: Mention): boolean =>
  mention.kind === 'position' ||
  (mention.kind === 'pronoun' && (mention.isPlural || isPointing(message, mention.from)));

/** "And the other one?" may be one of those that are shown. */
export const namesOther = ({ words }: Message, { items, spans }: References): boolean =>
  items.length > 0 &&
  spans.some(({ from, to }) =>
    words.slice(from, to).some(({ word }) => word === 'other' || word === 'others'),
  );
