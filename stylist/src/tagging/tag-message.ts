import type { Concept } from '@modiste/lexicon/concept';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { itemsOf } from '../references/scene.ts';
import type { Turn } from '../stylist.ts';
import { type Message, type PlacedReading, readMessage } from '../understanding/message.ts';
import { messageTokens, type Screen, type TaggingScene, type WordRun } from './message-tokens.ts';
import { type TagShares, tagShares } from './tagging-network.ts';

/** Something that a message names, and what for. */
export interface TaggedConcept {
  concept: Concept;
  words: string;
  /** The places of its words in the message, the last one excluded. */
  from: number;
  to: number;
  /** How likely each tag is for it. */
  shares: ReadonlyMap<string, number>;
  /** How likely each act is for the sentence that it stands in. */
  acts: ReadonlyMap<string, number>;
}

/** A message with what it most likely does and what it names. */
export interface TaggedMessage {
  message: Message;
  act: string;
  /** How likely each act is. */
  acts: ReadonlyMap<string, number>;
  /** How likely each act is for each of its sentences. */
  sentences: readonly ReadonlyMap<string, number>[];
  named: readonly TaggedConcept[];
}

/** So many items are looked at when a message is read. */
const SHOWN_MAX = 12;

export function screenOf({ state }: Turn): Screen {
  const { shown, list, focusId } = state;
  if (list !== undefined) return 'list';
  if (shown.outfits.length > 0) return 'outfits';
  if (shown.itemIds.length < 2 && focusId !== null) return 'piece';
  return shown.itemIds.length > 0 ? 'items' : 'nothing';
}

function sceneOf(turn: Turn): TaggingScene {
  const { state, history } = turn;
  const ids = [...new Set([...state.shown.itemIds, ...state.shown.outfits.flat()])];
  const shown = itemsOf(turn, ids.slice(0, SHOWN_MAX)).map(
    ({ short_description, colors, other_info }) =>
      [short_description, ...colors, ...other_info.materials, ...other_info.patterns].join(' '),
  );
  return {
    screen: screenOf(turn),
    shown: shown.join(', '),
    asked: state.request?.refinedQuery ?? '',
    told: history.findLast(({ actor }) => actor === 'model')?.message ?? '',
  };
}

/** How likely it is that one of several names is meant. */
export const sumOf = (shares: ReadonlyMap<string, number>, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (shares.get(name) ?? 0), 0);

/** What is read of a message as a whole, and of the sentence that something stands in. */
interface Readings {
  whole: TagShares;
  sentences: readonly (WordRun & { shares: TagShares })[];
}

const meanOf = (maps: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> =>
  new Map(
    [...(maps[0]?.keys() ?? [])].map((name) => [
      name,
      maps.reduce((sum, map) => sum + (map.get(name) ?? 0), 0) / maps.length,
    ]),
  );

const likeliest = (acts: ReadonlyMap<string, number>): [string, number] =>
  [...acts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);

function taggedConcepts(
  { reading, from, to }: PlacedReading,
  { whole, sentences }: Readings,
): TaggedConcept[] {
  const [concept] = reading.concepts;
  if (concept === undefined || from >= to) return [];
  const sentence = sentences.find((one) => from >= one.from && to <= one.to);
  const words = whole.words.slice(from, to);
  const again = sentence?.shares.words.slice(from - sentence.from, to - sentence.from) ?? [];
  const acts = sentence?.shares.acts ?? whole.acts;
  const shares = meanOf([...words, ...again]);
  return [{ concept, words: reading.words, from, to, shares, acts }];
}

const STOP = /[.?!\n]/;

/** The sentences of a message, as runs of its words; none where it is one. */
function sentencesOf({ text, words }: Message): WordRun[] {
  const starts = words.flatMap(({ start }, at) => {
    const before = words[at - 1]?.end ?? 0;
    return at === 0 || STOP.test(text.slice(before, start)) ? [at] : [];
  });
  if (starts.length < 2) return [];
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? words.length }));
}

/**
 * What a message most likely does and what its words are for; null where it has no words. Of several
 * sentences each is read by itself too, for one may refuse what another one asks.
 */
export function tagMessage(turn: Turn): TaggedMessage | null {
  const message = readMessage(understandQuery(turn.words));
  if (message.words.length === 0) return null;
  const scene = sceneOf(turn);
  const whole = tagShares(messageTokens(message, scene));
  const sentences = sentencesOf(message).map((run) => ({
    ...run,
    shares: tagShares(messageTokens(message, scene, run)),
  }));
  const [act] = likeliest(whole.acts);
  const named = [...message.readings, ...message.loose].flatMap((placed) =>
    taggedConcepts(placed, { whole, sentences }),
  );
  const acts = sentences.length === 0 ? [whole.acts] : sentences.map(({ shares }) => shares.acts);
  return { message, act, acts: whole.acts, sentences: acts, named };
}
