import { understandQuery } from '@modiste/lexicon/understand-query';
import type { RequestWish } from '../dialogue/dialogue-state.ts';
import type { Translation, Turn } from '../stylist.ts';
import type { Message } from '../understanding/message.ts';
import { splitClauses } from '../understanding/stances/split-clauses.ts';
import type { WordRun } from './message-tokens.ts';
import { mindedIn } from './minded.ts';
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

/** What is refused of "linen pants" while pants are looked for is the linen. */
function refusalOf({ words, concept }: TaggedConcept): string {
  const said = understandQuery(`no ${words}`).readings;
  const refused = said.filter(({ role }) => role === 'negated');
  const isOfLooks = refused.every(({ concepts }) =>
    concepts.every(({ kind }) => kind === 'material' || kind === 'color' || kind === 'pattern'),
  );
  return concept.kind === 'type' && isOfLooks && refused.length > 0
    ? refused.map((one) => `no ${one.words}`).join(', ')
    : `no ${words}`;
}

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
    return `${[...wishes, ...limits.map(({ reading }) => reading.words), ...gone.map(refusalOf)].join(', ')}. `;
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

/** A message in which what is shown is minded ("ski in jeans??"), in plain words; null where none is. */
export function rewordMinded(tagged: TaggedMessage, turn: Turn): string | null {
  const minded = mindedIn(tagged, turn);
  // Nothing else of a clause that minds something is a wish: "running shoes with a blazer??"
  return minded.length === 0 ? null : spellOutRefused({ ...tagged, named: minded }, minded);
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
