import type { Item } from '@modiste/contract/entities/item';
import type { Answer, ReadTurn } from '../answers/answer.ts';
import { tellTooFew } from '../answers/tell-too-few.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { exactKind, fabricsOf, withFabric } from '../facts/item-names.ts';
import { asksForMost } from '../intents/asks-for-most.ts';
import {
  capitalize,
  joinSentences,
  joinWithAnd,
  joinWithOr,
  uncapitalize,
} from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import { nameMost } from './comparing/name-most.ts';
import { tellOutfitPlace } from './comparing/name-outfit.ts';
import { tellPlace } from './comparing/tell-place.ts';
import { tellSame } from './comparing/tell-same.ts';
import { tellWhich } from './comparing/tell-which.ts';
import { nameBoth } from './most/name-both.ts';
import { findTopics } from './questions/find-topics.ts';
import {
  ASKS_MORE,
  ASKS_PART,
  amongShown,
  askedIn,
  questionOf,
  quoteOfPart,
  tellAllSilent,
  topicsOf,
} from './questions/follow-question.ts';
import type { Question } from './questions/question.ts';
import { tellSizesOfAll } from './questions/sizes-of-all.ts';
import { tellInSize } from './questions/tell-in-size.ts';
import { tellSafer } from './questions/tell-judged.ts';
import { priceOf } from './reasons/reason.ts';
import { findScales } from './scales/find-scales.ts';
import { findNeedScale } from './scales/need-scale.ts';
import { findVerdictScale } from './scales/verdict-scale.ts';
import { suggestAfter } from './shown/suggest-after.ts';
import { asksWhyPrice, isDoubt, tellWhy } from './tell-why.ts';
import { tellSmaller } from './verdicts/how-big.ts';

const ITEMS_MAX = 3;

/** What the record is silent about, and where to look. */
function tellUnsaid(what: string, { item, name }: Question, { speech }: ReadTurn): string {
  const page = item.website === '' ? 'The shop’s own page may' : `The page on ${item.website} may`;
  return joinSentences(
    speech.frame('unsaid'),
    speech.say(
      `The listing does not say ${what}. ${page}.`,
      `I find nothing in the listing on ${what}. ${page}.`,
      `Nothing is said on ${what}; the shop’s page may tell more.`,
      `The listing stays silent on ${what}.`,
      `There is still no word on ${what}, and I have looked again for ${name}.`,
    ),
  );
}

const SPEAKS_OF_IT = /\b(?:it|its|it's|this|that|they|them|these|those)\b/;

/** Says "it" of an item that the question called so as well. */
function withPronoun(wording: string, { name }: Question, { turn }: ReadTurn): string {
  if (!SPEAKS_OF_IT.test(turn.words.toLowerCase())) return wording;
  return wording
    .replaceAll(` listing of ${name}`, ' listing')
    .replaceAll(capitalize(name), 'It')
    .replaceAll(name, 'it');
}

function tell(told: readonly string[], question: Question, read: ReadTurn): string {
  const { speech } = read;
  const [first = ''] = told;
  return speech.say(
    ...told.map((wording) => withPronoun(wording, question, read)),
    ...told,
    ...told.flatMap((wording) =>
      wording.includes(question.name)
        ? []
        : [`${capitalize(question.name)}: ${uncapitalize(wording)}`],
    ),
    ...told.map((wording) => `As I said: ${uncapitalize(wording)}`),
    `Still so: ${first}`,
  );
}

/** That the listing has no word on what was asked, which is named. */
function tellSilent(question: Question, read: ReadTurn): string {
  const { speech } = read;
  const quote = quoteOfPart(question);
  if (quote !== null) {
    const told = speech.say(
      `On that the listing has one line: ${quote}`,
      `All that the listing says of it: ${quote}`,
    );
    if (told !== '') return told;
  }
  const what = askedIn(question.words) ?? 'that';
  const { item, name } = question;
  const [at, where] =
    item.website === '' ? ['', 'the shop'] : [` at ${item.website}`, item.website];
  const isNamed = what.startsWith('on ');
  const says = isNamed ? `The listing says nothing ${what}` : `The listing doesn’t say ${what}`;
  const none = isNamed
    ? `I find no word ${what} in the listing`
    : `I can’t tell ${what} from the listing`;
  return speech.say(
    `${says}; its page${at} may.`,
    `${none}. ${capitalize(where)} would know.`,
    `Still no word on that for ${name}: ${uncapitalize(says)}.`,
    `On that I have only the listing of ${name}, and it is silent.`,
  );
}

/** What an item is, where nobody asks for anything in particular. */
function introduce({ item, facts, name }: Question, { speech }: ReadTurn): string {
  const kind = exactKind(item);
  const [fabric = ''] = fabricsOf(facts);
  const what = withFabric(fabric, kind);
  const by = item.brand === '' ? '' : ` by ${item.brand}`;
  const at = name.endsWith(priceOf(item)) ? '' : ` at ${priceOf(item)}`;
  const [sentence = ''] = facts.sentences;
  return joinSentences(
    speech.say(
      `${capitalize(name)} is ${what}${by}${at}.`,
      `${capitalize(what)}${by}: that is ${name}${at}.`,
      `${capitalize(name)}: ${what}${by}${at}.`,
    ),
    sentence.length > 0 && sentence.length < 140
      ? speech.say(`The shop writes: “${sentence}”`)
      : '',
  );
}

/** "Would you wear it to a wedding?" asks of the wedding. */
const WEARS = /\b(?:wear|rock)\b.*\b(?:to|for|at|on) (?:an?|the|my|work|church)\b/;

export function answerFor(item: Item, read: ReadTurn): string {
  const { turn } = read;
  const among = amongShown(item, read);
  const question = questionOf(item, read);
  const topics = topicsOf(question, turn.state);
  // "Is it really waterproof?" asks of the water, and "are you sure?" of all that was said.
  const isOfUse = WEARS.test(question.words);
  const isAsked = topics.length > 0 && (isDoubt(question.words) || isOfUse);
  const why = isAsked ? '' : tellWhy(item, read);
  if (why !== '') return why;
  if (topics.length === 0) {
    const place = tellPlace(item, read);
    if (place !== '') return place;
    const isMore = ASKS_MORE.test(question.words) || ASKS_PART.test(question.words);
    return isMore ? tellSilent(question, read) : introduce(question, read);
  }
  const told = topics.map((topic) => topic(question));
  const known = told.flatMap((one) => ('says' in one ? [tell(one.says, question, read)] : []));
  const missing = told.flatMap((one) => ('unsaid' in one ? [one.unsaid] : []));
  const silent =
    missing.length === 0
      ? ''
      : tellUnsaid(withPronoun(joinWithOr(missing), question, read), question, read);
  const line = known.length === 0 && quoteOfPart(question) !== null;
  const answer = line ? '' : joinSentences(...known, silent);
  return answer === ''
    ? tellSilent(question, read)
    : joinSentences(
        answer,
        tellSafer(item, among, read),
        tellSmaller(item, among, read),
        tellInSize(question, among, read),
      );
}

/** Whether a question is only which of them it is, and nothing about that one. */
export const asksNothingElse = ({ referred: [item], turn, understood }: ReadTurn): boolean =>
  item !== undefined &&
  findTopics({
    item,
    facts: readItemFacts(item),
    name: '',
    words: turn.words.toLowerCase().replaceAll('’', "'"),
    understood,
  }).length === 0;

/** Of several pieces each answer says which of them it is of. */
function namedAnswer(item: Item, text: string, among: readonly Item[]): string {
  const name = mentionItem(item, among);
  if (text === '' || text.toLowerCase().includes(name.toLowerCase())) return text;
  const isOfMe = /^I\b/.test(text);
  return `${capitalize(name)}: ${isOfMe ? text.charAt(0) : text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** "Which dries fastest?" asks of the fabrics of all, and of no single one. */
const ranksByFabric = (words: string): boolean =>
  (findNeedScale(words) ?? findVerdictScale(words)) !== null;

/** What is asked of all that is shown: the most of something, an outfit among others, which are so. */
function answerOfAll(read: ReadTurn): Answer | null {
  const { referred, turn } = read;
  const same = tellSame(read);
  if (same !== '') {
    return { text: same, itemIds: referred.map(({ id }) => id), suggestions: [] };
  }
  const sizes = tellSizesOfAll(read);
  if (sizes !== null) return sizes;
  const isOnScreen = referred.every((item) => turn.items.includes(item));
  const isRanked =
    isOnScreen &&
    !asksWhyPrice(turn.words) &&
    (asksNothingElse(read) || asksForMost(turn.words) || ranksByFabric(turn.words));
  const most = isRanked ? (nameBoth(read) ?? nameMost(read)) : null;
  const [best] = most?.items ?? [];
  if (most !== null && best !== undefined) {
    const itemIds = most.items.map(({ id }) => id);
    const compared = itemIds.length === 2 && { compared: itemIds };
    const suggestions = suggestAfter(read, best);
    return { text: most.text, itemIds, focusId: best.id, ...compared, suggestions };
  }
  const ranking = isOnScreen ? findScales(turn.words) : null;
  const place = ranking === null ? '' : tellOutfitPlace(read, ranking);
  if (place !== '') {
    return { text: place, itemIds: [], suggestions: ['A cheaper outfit', 'Something dressier'] };
  }
  const which = tellWhich(read);
  if (which === null) return null;
  const itemIds = which.items.map(({ id }) => id);
  const [top = referred[0]] = which.items;
  return {
    text: which.text,
    itemIds,
    suggestions: top === undefined ? [] : suggestAfter(read, top),
  };
}

/** Answers a question about items from their records alone, and says so where they are silent. */
export function answerItemQuestion(read: ReadTurn): Answer {
  const { referred, speech, turn } = read;
  const ofAll = answerOfAll(read);
  if (ofAll !== null) return ofAll;
  const isWhy = /\bwhy\b|\bsure\b|\breally\b/i.test(turn.words);
  const items = referred.slice(0, isWhy ? 1 : ITEMS_MAX);
  const [first] = items;
  if (first === undefined) {
    const names = turn.items.slice(0, 3).map((item) => mentionItem(item, turn.items));
    const which = joinWithAnd(names);
    return {
      text: joinSentences(
        speech.frame('clarify'),
        speech.say(
          'Which piece do you mean?',
          'Which of them is it about?',
          ...(names.length > 1 ? [`Do you mean one of these: ${which}?`] : []),
          'Tell me which piece, and I will look it up.',
        ),
      ),
      itemIds: [],
      suggestions: names.map((name) => capitalize(name)),
    };
  }
  const silent = tellAllSilent(items, read);
  const told = items.map((item) =>
    items.length === 1
      ? answerFor(item, read)
      : namedAnswer(item, answerFor(item, read), amongShown(item, read)),
  );
  return {
    text: joinSentences(tellTooFew(read), ...(silent === '' ? told : [silent])),
    itemIds: items.map(({ id }) => id),
    suggestions: suggestAfter(read, first),
  };
}
