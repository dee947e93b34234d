import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { RequestWish } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import type { Turn } from '../stylist.ts';
import { isLookedFor, isRefusable } from '../understanding/stances/named-value.ts';
import type { Note } from '../unmet/read-covered.ts';
import { type SaidOf, type Statement, statementsIn } from './said-of-clause.ts';
import { isFeature } from './sort-named.ts';

/** A message without what it only says in passing, and what is told of that. */
export interface Restated {
  turn: Turn;
  note: Note;
}

/** A statement with what it names. */
interface Named extends Statement {
  readings: readonly QueryReading[];
}

const SAYS_SO: ReadonlySet<SaidOf> = new Set(['unsaid', 'frees', 'has', 'denies']);
const FILTERED = ['color', 'material'] as const;

const readingsIn = (text: string): readonly QueryReading[] =>
  understandQuery(text).readings.filter(({ concepts }) => concepts.length > 0);

const idsOf = (readings: readonly QueryReading[]): ReadonlySet<string> =>
  new Set(readings.flatMap(({ concepts }) => concepts.slice(0, 1).map(({ id }) => id)));

const names = ({ concepts }: QueryReading, ids: ReadonlySet<string>): boolean =>
  concepts.slice(0, 1).some(({ id }) => ids.has(id));

/** "Nothing", needed for something. */
const NOTHING = /^(?:nothing|anything|something)\b/i;

/** "Wool shirts" says of shirts that they are not to be of wool. */
function idsSaid(readings: readonly QueryReading[]): ReadonlySet<string> {
  const isType = ({ concepts }: QueryReading): boolean => concepts[0]?.kind === 'type';
  const features = readings.filter((one) => !isType(one));
  return idsOf(features.length === 0 ? readings : features);
}

/** Wishes in force that a statement says are none. */
function wishesOver({ said, readings }: Named, { state }: Turn): RequestWish[] {
  if (!SAYS_SO.has(said)) return [];
  const ids = idsSaid(readings);
  return (state.request?.wishes ?? []).filter((wish) => wish.role === 'wanted' && names(wish, ids));
}

/** The values of filters in force that a statement says are none. */
function filtersOver({ said, readings }: Named, { filters }: Turn): string[] {
  if (said !== 'unsaid' && said !== 'frees') return [];
  const ids = [...idsOf(readings)].map((id) => id.toLowerCase());
  return FILTERED.flatMap((name) =>
    filters[name].filter((value) => ids.includes(value.toLowerCase())),
  );
}

const ASKS = /\b(?:show|find|get|give|need|want|looking|search|prefer|help|buy|wear|pls|please)\b/i;

/** Whether anything is asked for in what is left of a message. */
const asksForSomething = (rest: string): boolean => {
  const { readings } = understandQuery(rest);
  return readings.some(({ role }) => role !== 'negated') || ASKS.test(rest);
};

/** What of it somebody can refuse, that nothing else of the message wants. */
function refusals({ readings }: Named, rest: string, { state }: Turn): string[] {
  const wanted = idsOf(readingsIn(rest).filter(({ role }) => role === 'wanted'));
  const types = typesOf(state.request?.wishes ?? []);
  return readings
    .filter(
      (one) =>
        // "I have two kids" has no clothes of theirs.
        one.kind !== 'age' &&
        one.concepts.slice(0, 1).some(isFeature) &&
        isRefusable(one.words) &&
        !names(one, wanted) &&
        !isLookedFor(one.words, types),
    )
    .map(({ words }) => `no ${words}`);
}

interface Scene {
  turn: Turn;
  /** The message without all that it says in passing. */
  rest: string;
  /** Whether somebody is to be dressed for something, and no garment is named. */
  hasOccasion?: boolean;
}

/** "He wears black sneakers. Would that work?" asks of what is told. */
const asksOfTold = (rest: string): boolean =>
  /\b(?:that|those|they|these|it)\b[^?]*\?/i.test(rest) && typesOf(readingsIn(rest)).length === 0;

/** Whether a statement is none of a wish here, so that the message is read without it. */
function isPassing(one: Named, { turn, rest }: Scene): boolean {
  const { state } = turn;
  const isEdited = state.list !== undefined || state.shown.outfits.length > 0;
  const isNamed = one.readings.length > 0;
  const isOver = wishesOver(one, turn).length + filtersOver(one, turn).length > 0;
  switch (one.said) {
    case 'lacks':
      return (
        state.list === undefined &&
        (typesOf(one.readings).length > 0 || (NOTHING.test(one.what) && isNamed))
      );
    case 'has':
      if (asksOfTold(rest)) return false;
      return isEdited
        ? state.list === undefined && isNamed && typesOf(readingsIn(rest)).length > 0
        : isNamed && asksForSomething(rest);
    case 'has-enough':
      return !isEdited && refusals(one, rest, turn).length > 0;
    case 'not-borne':
      return refusals(one, rest, turn).length > 0;
    case 'denies':
      return isNamed && asksForSomething(rest);
    case 'frees':
      return isOver || (isNamed && asksForSomething(rest));
    case 'unsaid':
      return isOver || (isNamed && refusals(one, rest, turn).length > 0);
  }
}

/** What a statement comes to in plain words; nothing where it is left out. */
function plainly(one: Named, { turn, rest, hasOccasion = false }: Scene): string {
  const isOver = wishesOver(one, turn).length + filtersOver(one, turn).length > 0;
  switch (one.said) {
    case 'lacks':
      return `i need ${one.what.replace(NOTHING, hasOccasion ? 'an outfit' : 'something')}`;
    case 'has-enough':
    case 'not-borne':
      return refusals(one, rest, turn).join(', ');
    case 'unsaid':
      return isOver ? '' : refusals(one, rest, turn).join(', ');
    case 'has':
    case 'denies':
    case 'frees':
      return '';
  }
}

/** Who tells what they have, names an occasion and no garment wants to be dressed for it. */
function isDressingFor(rest: string, { state }: Turn): boolean {
  const { readings } = understandQuery(rest);
  const isOccasion = ({ concepts }: QueryReading): boolean =>
    concepts.some(({ kind, id }) => kind === 'attribute' && attributeGroup(id) === 'occasion');
  return (
    state.request === null &&
    typesOf(readings).length === 0 &&
    readings.some(isOccasion) &&
    !/\bwear\b|\boutfits?\b/i.test(rest)
  );
}

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;!?])/g, '')
    .replaceAll(/[,;](?:\s*[,;])+/g, ',')
    .replace(/^[\s,.;:!?]+|[\s,;:]+$/g, '')
    .replace(/(?:[\s,.]+(?:and|but|so))+$/i, '');

/** Words without stretches of them, and with others in their place. */
function replaced(text: string, parts: readonly (Statement & { by: string })[]): string {
  let words = '';
  let last = 0;
  for (const { start, end, by } of parts) {
    words += `${text.slice(last, start)} ${by} `;
    const mark = /^\s*[?!…]+/.exec(text.slice(end))?.[0] ?? '';
    if (mark !== '') words = `${words.trimEnd()}${by === '' ? '' : ', '}`;
    last = end + mark.length;
  }
  return tidy(words + text.slice(last));
}

/** "Wool??" said before "I never said wool" says the same. */
function withoutEchoes(text: string, over: readonly Named[]): string {
  const echoes = over.flatMap(({ readings }) => readings.map(({ words }) => words));
  return tidy(
    echoes.reduce(
      (left, words) =>
        left.replace(
          new RegExp(
            String.raw`(?<=^|[.!?,]\s*)${words.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}\s*[?!]+`,
            'i',
          ),
          '',
        ),
      text,
    ),
  );
}

function noteFor(over: readonly Named[], words: readonly string[]): Note {
  const [what = ''] = words;
  if (words.length === 0) return [];
  return over.some(({ said }) => said !== 'frees')
    ? [
        `Sorry, I took ${what} for a wish of yours; it no longer counts.`,
        `My mistake with ${what}; that is off.`,
        `Sorry about ${what}, I leave it aside from here on.`,
      ]
    : [
        `No, it doesn’t have to be ${what}; I’ll look beyond it now.`,
        `Right, ${what} isn’t a must anymore.`,
        `Fair point, I no longer keep to ${what}.`,
      ];
}

/** The turn without the wishes that are over. */
function withoutWishes(turn: Turn, over: readonly Named[]): { turn: Turn; words: string[] } {
  const { request } = turn.state;
  const wishes = over.flatMap((one) => wishesOver(one, turn));
  const values = over.flatMap((one) => filtersOver(one, turn));
  const words = [...values.map((value) => value.toLowerCase()), ...wishes.map((one) => one.words)];
  if (request === null || words.length === 0) return { turn, words };
  const filters = { ...turn.filters };
  const known = { ...request.filters };
  for (const name of FILTERED) {
    Object.assign(filters, { [name]: turn.filters[name].filter((one) => !values.includes(one)) });
    Object.assign(known, { [name]: known[name].filter((one) => !values.includes(one)) });
  }
  const left = request.wishes.filter((wish) => !wishes.includes(wish));
  const state = { ...turn.state, request: { ...request, wishes: left, filters: known } };
  return { turn: { ...turn, filters, state }, words };
}

const DRESSED = 'what should i wear';

/** That a wish is over, where a message says nothing else. */
function withoutLimit(over: readonly Named[], [first = '']: readonly string[]): string {
  const kinds = over.flatMap(({ readings }) => readings.flatMap(({ concepts }) => concepts));
  if (kinds.some(({ kind }) => kind === 'color')) return 'any color';
  return kinds.some(({ kind }) => kind === 'material') ? 'any material' : `forget the ${first}`;
}

/**
 * A message in which something is named in passing ("I own only hoodies", "I never said wool"),
 * without that: what was looked for by mistake is so no longer, and what is said to be missing is
 * needed. Null where a message has no such thing.
 */
export function restate(turn: Turn): Restated | null {
  const { words } = turn;
  const found = statementsIn(words).map((one) => ({ ...one, readings: readingsIn(one.what) }));
  if (found.length === 0 || turn.attachment !== null) return null;
  const rest = replaced(
    words,
    found.map((one) => ({ ...one, by: '' })),
  );
  const passing = found.filter((one) => isPassing(one, { turn, rest }));
  if (passing.length === 0) return null;
  const over = passing.filter(({ said }) => SAYS_SO.has(said));
  const hasOccasion = isDressingFor(rest, turn);
  const after = withoutWishes(turn, over);
  const by = passing.map((one) => ({ ...one, by: plainly(one, { turn, rest, hasOccasion }) }));
  const said = withoutEchoes(replaced(words, by), over);
  const note = noteFor(over, after.words);
  if (!asksForSomething(said) && after.words.length > 0) {
    return { turn: { ...turn, words: withoutLimit(over, after.words) }, note };
  }
  const dressed =
    hasOccasion && over.some((one) => one.said === 'has') ? `${said}. ${DRESSED}` : said;
  return { turn: { ...after.turn, words: dressed }, note };
}
