import { isKindOf } from '@modiste/lexicon/refine-type';
import type { RequestWish } from '../dialogue/dialogue-state.ts';
import { idsOfList } from '../dialogue/shown-list.ts';
import type { Translation, Turn } from '../stylist.ts';
import type { Message } from '../understanding/message.ts';
import { splitClauses } from '../understanding/stances/split-clauses.ts';
import type { WordRun } from './message-tokens.ts';
import {
  clauseOf,
  idleIn,
  isFeature,
  LIKES,
  REFUSING_MIN,
  refusedIn,
  WANTED_MIN,
} from './sort-named.ts';
import { sumOf, type TaggedConcept, type TaggedMessage } from './tag-message.ts';

/** The text without what is named in passing. */
function withoutIdle({ text, words }: Message, idle: readonly TaggedConcept[]): string {
  return idle.toReversed().reduce((rest, { from, to }) => {
    const [start = 0, end = 0] = [words[from]?.start, words[to - 1]?.end];
    return `${rest.slice(0, start)}${rest.slice(end)}`.replaceAll(/ {2,}/g, ' ');
  }, text);
}

/** The wishes in force that are of what is named. */
const wishesOf = ({ concept }: TaggedConcept, { state }: Pick<Turn, 'state'>): RequestWish[] =>
  (state.request?.wishes ?? []).filter(({ concepts }) =>
    concepts.some(({ kind, id }) => kind === concept.kind && id === concept.id),
  );

/** Filters that hold what can be refused by name. */
const FILTERED = ['color', 'material'] as const;

/** Whether what was made of a message looks for what it refuses. */
function looksFor(named: TaggedConcept, translated: Translation, turn: Turn): boolean {
  const { updatedFilters } = translated;
  const isWished = wishesOf(named, translated).some(({ role }) => role === 'wanted');
  const isFiltered =
    updatedFilters !== null &&
    FILTERED.some((name) => {
      const before: readonly string[] = turn.filters[name];
      return updatedFilters[name].some(
        (value) =>
          value.toLowerCase() === named.concept.id.toLowerCase() && !before.includes(value),
      );
    });
  return isWished || isFiltered;
}

/** Whether what was made of a message does without what it refuses. */
const doesWithout = (named: TaggedConcept, translated: Translation): boolean =>
  wishesOf(named, translated).some(({ role }) => role !== 'wanted');

/** What holds beside all that is refused. */
const LIMITS: ReadonlySet<string> = new Set(['price', 'sale', 'size', 'fit', 'heel']);

/** The message in plain words: what it refuses clause by clause as "no …", and the rest as it stands. */
function spellOutRefused(
  { message, named }: TaggedMessage,
  refused: readonly TaggedConcept[],
): string {
  let start = 0;
  const clauses = splitClauses(message.text).map(({ text, end }) => {
    const inside = ({ from }: WordRun): boolean => {
      const at = message.words[from]?.start ?? -1;
      return at >= start && at < start + text.length;
    };
    const gone = refused.filter(inside);
    const wanted = named.filter(
      (one) =>
        inside(one) &&
        !refused.includes(one) &&
        !(end.includes('?') && !isFeature(one.concept)) &&
        sumOf(one.shares, ['want']) >= WANTED_MIN,
    );
    start += text.length + end.length;
    if (gone.length === 0) return `${text}${end}`;
    const wishes = wanted.length === 0 ? [] : [wanted.map(({ words }) => words).join(' ')];
    const limits = message.readings.filter(
      (placed) => LIMITS.has(placed.reading.kind) && inside(placed),
    );
    return `${[...wishes, ...limits.map(({ reading }) => reading.words), ...gone.map(({ words }) => `no ${words}`)].join(', ')}. `;
  });
  return clauses.join('').trim();
}

/**
 * The turn without the refusals that its message takes back: "I like the merino scarf", after scarves
 * without merino were looked for.
 */
export function withTakenBack(tagged: TaggedMessage, turn: Turn): Turn {
  const { request } = turn.state;
  if (request === null) return turn;
  const liked = tagged.named.filter(
    (one) => isFeature(one.concept) && LIKES.test(clauseOf(tagged.message, one).text),
  );
  const back = liked.flatMap((one) => wishesOf(one, turn)).filter(({ role }) => role === 'negated');
  if (back.length === 0) return turn;
  const wishes = request.wishes.filter((wish) => !back.includes(wish));
  return { ...turn, state: { ...turn.state, request: { ...request, wishes } } };
}

/** What asks something of the pieces that it names, or wishes for them. */
const ASKS_OF =
  /^\W*(?:(?:and|but|so|ok|oh|lol|wait)[ ,]+)*(?:what|which|how|is|are|do|does|can|could|will|would|should|has|have|any|no|not|without|maybe|add|also|swap|more)\b/i;

/** "Stilettos on cobblestones". */
const SOMEWHERE = /\w\s+(?:on|in|at|to|for|with|during)\s+\w/i;

/** Whether a list has a piece of the kind or the material that is named. */
function isListed({ concept }: TaggedConcept, { items, earlierItems = [], state }: Turn): boolean {
  const ids = state.list === undefined ? [] : idsOfList(state.list);
  return [...items, ...earlierItems].some(
    ({ id, other_info }) =>
      ids.includes(id) &&
      (concept.kind === 'type'
        ? isKindOf(other_info.type, concept.id)
        : other_info.materials.some((one) => one.toLowerCase() === concept.id.toLowerCase())),
  );
}

/** Who names a piece together with a place, a season or a wearer, as a question, minds that it is there. */
function isQuestioned(one: TaggedConcept, { message, named }: TaggedMessage): boolean {
  const clause = clauseOf(message, one);
  if (!clause.end.includes('?') || ASKS_OF.test(clause.text)) return false;
  const stop = clause.start + clause.text.length;
  const isBeside = ({ concept, from }: TaggedConcept): boolean => {
    const at = message.words[from]?.start ?? -1;
    return at >= clause.start && at < stop && !isFeature(concept);
  };
  return clause.end.includes('??') || SOMEWHERE.test(clause.text) || named.some(isBeside);
}

/**
 * A message in which pieces of a list on the screen are minded ("ski in jeans??"), in plain words; null
 * where none is.
 */
export function rewordMinded(tagged: TaggedMessage, turn: Turn): string | null {
  if (turn.state.list === undefined) return null;
  const sure = refusedIn(tagged, turn);
  const minded = tagged.named.filter(
    (one) =>
      (one.concept.kind === 'type' || one.concept.kind === 'material') &&
      isListed(one, turn) &&
      (isQuestioned(one, tagged) ||
        (sure.includes(one) && clauseOf(tagged.message, one).end.includes('?'))),
  );
  return minded.length === 0 ? null : spellOutRefused(tagged, minded);
}

/**
 * A message that was taken for a wish of what it refuses ("lol suede in iceland?") or only names in
 * passing ("he watches birds"), in plain words; null where what was made of it agrees with it.
 */
export function rewordRefused(
  tagged: TaggedMessage,
  turn: Turn,
  translated: Translation,
): string | null {
  const isSearch = translated.intent === 'search';
  const refused = refusedIn(tagged, turn);
  const isMissed = isSearch
    ? refused.some((one) => looksFor(one, translated, turn))
    : refused.some(
        (one) => sumOf(one.acts, ['refuse']) >= REFUSING_MIN && !doesWithout(one, translated),
      );
  if (isMissed) return spellOutRefused(tagged, refused);
  const idle = isSearch
    ? idleIn(tagged).filter(
        (one) => looksFor(one, translated, turn) && wishesOf(one, turn).length === 0,
      )
    : [];
  const rest = withoutIdle(tagged.message, idle).trim();
  return idle.length > 0 && rest !== '' ? rest : null;
}
