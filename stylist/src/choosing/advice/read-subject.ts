import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import type { ReadTurn } from '../../answers/answer.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { exactKind } from '../../facts/item-names.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { type AskedThing, isExtra, namedThing, shownThing } from './asked-thing.ts';
import { type AskedOccasion, occasionIn } from './by-occasion.ts';
import { type AdviceQuestion, readAdviceQuestion } from './read-advice-question.ts';

const PRONOUN =
  /^(?:it|this|that|these|those|they|them|em|(?:this|that) one|(?:these|those) ones?)$/;

/** What a question speaks of, as far as it is known. */
export interface Subject {
  question: AdviceQuestion;
  thing: AskedThing;
  beside: AskedThing | null;
  occasion: AskedOccasion | null;
  gender: string;
}

const ofItem = (item: Item, { turn }: ReadTurn): AskedThing =>
  shownThing(item, mentionItem(item, turn.items), exactKind(item).isPair);

/** A part of an outfit that is named: "the shoes". */
const OF_SHOWN = /^(?:the|that|those|these|this)\s/;

interface Around {
  /** What a pronoun means. */
  pointed: readonly Item[];
  /** The pieces of the outfit that is spoken of. */
  pieces: readonly Item[];
}

function thingIn(words: string, read: ReadTurn, { pointed, pieces }: Around): AskedThing | null {
  const [item] = pointed;
  if (PRONOUN.test(words)) return item === undefined ? null : ofItem(item, read);
  const named = namedThing(words);
  if (named?.type == null || !OF_SHOWN.test(words)) return named;
  const role = findType(named.type)?.role;
  const shown = [...pieces, ...read.referred].find(
    ({ other_info: { type } }) => findType(type)?.role === role,
  );
  return shown === undefined ? named : ofItem(shown, read);
}

/** The pieces of the outfit that has all parts that are named: "the shoes" and "the pants". */
function piecesAsked({ what, beside }: AdviceQuestion, { turn, referred }: ReadTurn): Item[] {
  const roles = [what, beside].flatMap((words) => {
    const named = OF_SHOWN.test(words) ? namedThing(words) : null;
    return named?.type == null ? [] : [findType(named.type)?.role];
  });
  if (roles.length === 0) return [];
  const outfits = turn.state.shown.outfits.map((ids) =>
    ids.flatMap((id) => turn.items.find((item) => item.id === id) ?? []),
  );
  const isOf = (item: Item): boolean => referred.some(({ id }) => id === item.id);
  return (
    outfits
      .filter((pieces) =>
        roles.every((role) =>
          pieces.some(({ other_info: { type } }) => findType(type)?.role === role),
        ),
      )
      .toSorted((one, other) => Number(other.some(isOf)) - Number(one.some(isOf)))[0] ?? []
  );
}

const DRESSED: ReadonlySet<string | undefined> = new Set([
  'one-piece',
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'suit',
]);

/** What is worn already where a question leaves it open: the piece spoken of, or the kind looked for. */
function wornNow(read: ReadTurn, thing: AskedThing): AskedThing | null {
  const { turn } = read;
  const { focusId, shown } = turn.state;
  const ids = focusId === null && shown.itemIds.length === 1 ? shown.itemIds : [focusId];
  const item = turn.items.find(({ id }) => ids.includes(id));
  // A watch is not worn with a bag.
  const isDress = item !== undefined && DRESSED.has(findType(item.other_info.type)?.role);
  if (isDress && item.other_info.type !== thing.type) return ofItem(item, read);
  const [type] = typesOf(turn.state.request?.wishes ?? []);
  return type === undefined || type === thing.type ? null : namedThing(findType(type)?.name ?? '');
}

const withArticle = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** The occasion that the conversation is about. */
function occasionWished({ turn: { state } }: ReadTurn): AskedOccasion | null {
  for (const { words, role } of state.request?.wishes ?? []) {
    const found = role === 'negated' ? null : occasionIn(words);
    const isNamed = found !== null && !found.phrase.endsWith(words.split(' ').at(-1) ?? '');
    if (found === null) continue;
    return isNamed && words.includes(' ') ? { ...found, phrase: withArticle(words) } : found;
  }
  return null;
}

/** Reads what a question of what may be worn speaks of; null where a message is none. */
export function readSubject(read: ReadTurn): Subject | null {
  const question = readAdviceQuestion(read.turn.said ?? read.turn.words);
  if (question === null) return null;
  const { referred, turn } = read;
  const pieces = piecesAsked(question, read);
  const thing = thingIn(question.what, read, { pointed: referred, pieces });
  if (thing === null) return null;
  const pointed = referred.slice(thing.item === null ? 0 : 1);
  const named = thingIn(question.beside, read, { pointed, pieces });
  const isOpen = question.beside === '' && question.at === '';
  // "Would a belt be too much?" is asked of what is there.
  const isOfNeed = question.asks === 'needed' || question.asks === 'spared';
  const isAdded =
    isOpen && !isOfNeed && thing.item === null && (isExtra(thing) || question.asks === 'wrong');
  const beside = named ?? (isAdded ? wornNow(read, thing) : null);
  const [own, ...more] = turn.filters.gender;
  const gender = /\b(?:men|man|guys?|dude)\b/.test(question.who)
    ? 'Men'
    : ((more.length === 0 ? own : undefined) ?? 'Unisex');
  const occasion =
    occasionIn(question.at) ?? (isOpen && beside === null ? occasionWished(read) : null);
  return { question, thing, beside, occasion, gender };
}
