import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { typesOf } from '../dialogue/types-of.ts';
import type { Translation, Turn } from '../stylist.ts';
import { isLookedFor, isRefusable } from '../understanding/stances/named-value.ts';
import { splitClauses } from '../understanding/stances/split-clauses.ts';
import type { TaggedConcept, TaggedMessage } from './tag-message.ts';

/** From here on a word is taken for refused. */
const REFUSED_MIN = 0.6;
/** What may be wished for as well is no refusal, and what is likelier so stays in its place. */
const WANTED_MAX = 0.35;
const WANTED_MIN = 0.5;

/** What a word may be for where it is not wanted, by what the message does. */
const UNWANTED: Readonly<Record<string, readonly string[]>> = {
  refuse: ['no', 'at', 'own'],
  leave: ['no', 'at', 'own'],
  correct: ['no'],
  change: ['no'],
  swap: ['no'],
  find: ['no'],
  add: ['no'],
  tell: ['no'],
  take: ['no'],
  more: ['no'],
  ask: ['no'],
  which: ['no'],
};

const REFUSABLE: ReadonlySet<string> = new Set([
  'type',
  'material',
  'color',
  'pattern',
  'attribute',
]);
/** What something is worn for is no feature that anybody refuses. */
const WORN_FOR: ReadonlySet<string | null> = new Set([
  'occasion',
  'dress-code',
  'season',
  'activity',
]);

const isFeature = ({ kind, id }: Concept): boolean =>
  REFUSABLE.has(kind) && !(kind === 'attribute' && WORN_FOR.has(attributeGroup(id)));

const shareOf = ({ shares }: TaggedConcept, tag: string): number => shares.get(tag) ?? 0;

/** What a message names as unwanted, in its order. */
function refusedIn({ act, named }: TaggedMessage, { state }: Turn): TaggedConcept[] {
  const types = typesOf(state.request?.wishes ?? []);
  const tags = UNWANTED[act] ?? [];
  return named.filter(
    (one) =>
      tags.reduce((sum, tag) => sum + shareOf(one, tag), 0) >= REFUSED_MIN &&
      shareOf(one, 'want') < WANTED_MAX &&
      isFeature(one.concept) &&
      isRefusable(one.words) &&
      // "No boots like that": boots are still looked for.
      !isLookedFor(one.words, types),
  );
}

/** Whether what was made of a message looks for what it refuses. */
function looksFor(
  { concept }: TaggedConcept,
  { state, updatedFilters }: Translation,
  turn: Turn,
): boolean {
  const wishes = state.request?.wishes ?? [];
  const isWished = wishes.some(
    ({ role, concepts }) =>
      role === 'wanted' &&
      concepts.some(({ kind, id }) => kind === concept.kind && id === concept.id),
  );
  const colors: readonly string[] = updatedFilters?.color ?? [];
  const isFiltered =
    concept.kind === 'color' &&
    colors.includes(concept.id) &&
    !turn.filters.color.some((color) => color === concept.id);
  return isWished || isFiltered;
}

/** Whether what was made of a message does without what it refuses. */
function doesWithout({ concept }: TaggedConcept, { state }: Translation): boolean {
  const wishes = state.request?.wishes ?? [];
  return wishes.some(
    ({ role, concepts }) =>
      role !== 'wanted' &&
      concepts.some(({ kind, id }) => kind === concept.kind && id === concept.id),
  );
}

/** The message in plain words: what it refuses clause by clause as "no …", and the rest as it stands. */
function spellOutRefused(
  { message, named }: TaggedMessage,
  refused: readonly TaggedConcept[],
): string {
  let start = 0;
  const clauses = splitClauses(message.text).map(({ text, end }) => {
    const inside = ({ from }: TaggedConcept): boolean => {
      const at = message.words[from]?.start ?? -1;
      return at >= start && at < start + text.length;
    };
    const gone = refused.filter(inside);
    const wanted = named.filter((one) => inside(one) && shareOf(one, 'want') >= WANTED_MIN);
    start += text.length + end.length;
    if (gone.length === 0) return `${text}${end}`;
    const wishes = wanted.length === 0 ? [] : [wanted.map(({ words }) => words).join(' ')];
    return `${[...wishes, ...gone.map(({ words }) => `no ${words}`)].join(', ')}. `;
  });
  return clauses.join('').trim();
}

/**
 * A message that was taken for a wish though it refuses what it names ("lol suede in iceland?"), in
 * plain words; null where what was made of it agrees with what it refuses.
 */
export function rewordRefused(
  tagged: TaggedMessage,
  turn: Turn,
  translated: Translation,
): string | null {
  const refused = refusedIn(tagged, turn);
  const isMissed =
    translated.intent === 'search'
      ? refused.some((one) => looksFor(one, translated, turn))
      : tagged.act === 'refuse' && refused.some((one) => !doesWithout(one, translated));
  return isMissed ? spellOutRefused(tagged, refused) : null;
}
