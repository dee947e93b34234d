import type { Concept } from '@modiste/lexicon/concept';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { itemsOf } from '../references/scene.ts';
import type { Turn } from '../stylist.ts';
import { type Message, type PlacedReading, readMessage } from '../understanding/message.ts';
import { messageTokens, type Screen, type TaggingScene } from './message-tokens.ts';
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
}

/** A message with what it most likely does and what it names. */
export interface TaggedMessage {
  message: Message;
  act: string;
  /** How likely the act is. */
  sureness: number;
  named: readonly TaggedConcept[];
}

/** So many items are looked at when a message is read. */
const SHOWN_MAX = 12;

function screenOf({ state }: Turn): Screen {
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

function taggedConcepts(
  { reading, from, to }: PlacedReading,
  { words }: TagShares,
): TaggedConcept[] {
  const [concept] = reading.concepts;
  const inside = words.slice(from, to);
  if (concept === undefined || inside.length === 0) return [];
  const tags = [...(inside[0]?.keys() ?? [])];
  const shares = new Map(
    tags.map((tag) => [
      tag,
      inside.reduce((sum, word) => sum + (word.get(tag) ?? 0), 0) / inside.length,
    ]),
  );
  return [{ concept, words: reading.words, from, to, shares }];
}

/** What a message most likely does and what its words are for; null where it has no words. */
export function tagMessage(turn: Turn): TaggedMessage | null {
  const message = readMessage(understandQuery(turn.words));
  const tokens = messageTokens(message, sceneOf(turn));
  if (tokens.length === 0) return null;
  const shares = tagShares(tokens);
  const [act = '', sureness = 0] =
    [...shares.acts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const named = [...message.readings, ...message.loose].flatMap((placed) =>
    taggedConcepts(placed, shares),
  );
  return { message, act, sureness, named };
}
