import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ReadTurn } from '../../answers/answer.ts';
import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { rewordShorthand } from '../../understanding/reword-shorthand.ts';
import { SILENT_WORDS } from '../../understanding/silent-words.ts';
import { findTopics } from './find-topics.ts';
import { nameAsAsked, type Question, quoteAbout } from './question.ts';

/** A question proper, and no wish to be told of a piece: "does that need a belt?" */
export const ASKS_MORE =
  /^\W*(?:(?:and|but|so|ok|hm+|the \w+ one|honestly)[ ,]+)*(?:is|are|does|do|did|will|would|can|could|has|have|should|was|how|why|when|where)\b(?! (?:about|bout|i see|you (?:show|tell)))/;

/** "What collar does it have?", "what's the sole like?" */
export const ASKS_PART =
  /^\W*(?:(?:and|but|so|ok)[ ,]+)*(?:what|which) (?!(?:is|are|was|were) (?:it|this|that|they|these|those)\b)(?:kind of |type of |sort of )?\w+ (?:does|do|has|have|is|are) (?:it|this|that|they|these|those|the)\b|\bwhat(?:['’]?s| is| are) (?:the|its|their) \w+ (?:like|made)\b/;

/** Words that name no part of a piece. */
const NO_PART =
  /^(?:is|are|was|were|do|does|did|will|would|can|could|have|has|had|this|that|these|those|they|them|it|its|the|and|but|one|ones|pair|first|second|third|last|with|for|from|what|which|how|when|where|why|there|any|some|really|actually|very|much|many|long|short|like|look|looks|come|comes|made|make|wear|need|want|get|you|your|me|my|i|on|in|to|of|or|a|an|not|too|also|be|than|more|most|good|nice|big|small|all|day|days|year|every|whole|stand|sit|walk|use|time|hours?)$/;

/** The sentence of the description that speaks of a part the question names: "the straps". */
export function quoteOfPart(question: Question): string | null {
  const own = new Set(question.item.short_description.toLowerCase().split(/\W+/));
  const parts = (question.words.match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !NO_PART.test(word) && !own.has(word))
    .map((word) => word.replace(/(?<=[a-z]{3})(?:es|s|ing)$/, ''));
  return parts.length === 0
    ? null
    : quoteAbout(question, new RegExp(`\\b(?:${parts.join('|')})(?:e?s|ing)?\\b`, 'i'));
}

/** "And the second?", "what about the third, same question". */
const SAME =
  /^\W*(?:(?:ok|okay|and|so|oh|hm+|what|how|about|same|for|with|the same)[ ,]+)*(?:the|that|this|number|no) [\w-]+(?: (?:one|pair|dress|coat|shirt|skirt|sweater|top|jacket|\w+))?(?:,? (?:the )?same(?: (?:questions?|thing|again))*)?\W*$/;

/** "The second looks nice, does it have pockets", "the second one. What's it made of": the question at its end. */
const ASKED_LAST =
  /\b(?:(?:is|are|does|do|will|would|can|has|have) (?:it|this|that|they|these|those)\b.*|what(?:['’]?s| is| are)? (?:it|this|that|they|these|those)\b[^.?!,]*\W*)$/;
const ASKS_WHAT =
  /^\W*(?:(?:and|but|so|ok)[ ,]+)*what(?:['’]?s| is| are)? (?:it|this|that|they|these|those|the)\b/;

/** "No, I meant the third", "and the pink one from Juno": a piece is named, and nothing asked of it. */
const NAMES_OTHER =
  /^\W*(?:(?:ok|okay|and|so|oh|hm+|what|how|about|same|for|with|no|nope|nah|not|it|they|sorry|wait|actually|but|i|meant|mean|was asking about)[ ,.]+)*(?:it|they)(?:,? i (?:mean|meant))?\W*$/;

/** What a question asks for; of "and the second?" what was asked of the piece before. */
export function topicsOf(
  question: Question,
  { heard = [] }: DialogueState,
): ReturnType<typeof findTopics> {
  const topics = findTopics(question);
  const last = rewordShorthand(heard.findLast((words) => !SAME.test(words)) ?? '');
  const before = ASKS_MORE.test(last) ? last : (ASKED_LAST.exec(last)?.[0] ?? last);
  const isSame = SAME.test(question.words) || NAMES_OTHER.test(question.words);
  const isAsked = ASKS_MORE.test(before) || ASKS_WHAT.test(before) || /\?\W*$/.test(before);
  if (topics.length > 0 || !isSame || !isAsked) return topics;
  return findTopics({ ...question, words: before, understood: understandQuery(before) }).map(
    (topic) => (asked: Question) =>
      topic({ ...asked, words: before, understood: understandQuery(before) }),
  );
}

const OF_IT =
  /\b(is|are|does|do|will|would|can|could|has|have) (?:it|this|that|they|these|those|the \w+ (?:one|pair)) ([a-z' -]{3,40}?)(?: or .*)?[?.! ]*$/;

const PLAIN_VERBS: ReadonlySet<string> = new Set(
  'match suit clash need smell come look feel run make take stay hold keep get work fit move hang open close last show go stand turn slip ride pinch squeak bunch roll dig gape'.split(
    ' ',
  ),
);

/** Whether words name what a listing could tell of, and are not all said by the way. */
const namesAnything = (words: string): boolean =>
  words.split(/[^\p{L}\d]+/u).some((word) => word.length > 2 && !SILENT_WORDS.has(word));

/** "Can I drive in them?" */
const OF_WEARER =
  /\b(?:can|could|may) (?:i|you|we|one) (?<does>[a-z][a-z' -]*?\b(?:it|them|this|that|these|those)\b[a-z' -]*?)\W*$/;

/** What is only said by the way, or talk: nobody is told it back. */
const LOOSE =
  /\b(?:gonna|gotta|kinda|sorta|wanna|u|ur|tho|lol|rly|really|actually|just|even|like|super|so|a (?:bit|little|lil)|or (?:not|what|nah))\b/;

/** What a question asks for, in the shopper's own words: "whether it is bulky"; null where they are loose talk. */
export function askedIn(words: string): string | null {
  const does = OF_WEARER.exec(words)?.groups?.does;
  if (does !== undefined) return `whether you can ${does.replace(/\bmy\b/g, 'your')}`;
  const [, verb = '', said = ''] = OF_IT.exec(words) ?? [];
  const rest = said.replace(/\bmy\b/g, 'your').replace(/\b(?:i|me)\b/g, 'you');
  if (rest === '' || LOOSE.test(rest)) return null;
  if (verb === 'is' || verb === 'are')
    return `whether ${verb === 'is' ? 'it is' : 'they are'} ${rest}`;
  if (/^(?:will|would|can|could)$/.test(verb)) return `whether it ${verb} ${rest}`;
  const [first = '', ...others] = rest.split(' ');
  if (first === 'have') return ['whether it has', ...others].join(' ');
  if (!PLAIN_VERBS.has(first)) return namesAnything(rest) ? `on “${rest}”` : null;
  return ['whether it', `${first}${/(?:o|ch|sh|ss|x)$/.test(first) ? 'es' : 's'}`, ...others].join(
    ' ',
  );
}

/** The pieces that an item is told apart from by its name. */
export function amongShown(item: Item, { turn, referred }: ReadTurn): Item[] {
  const others = turn.items.includes(item) ? turn.items : (turn.earlierItems ?? []);
  return [...new Map([...others, ...referred].map((one) => [one.id, one])).values()];
}

/** What a message asks of one item. */
export function questionOf(item: Item, read: ReadTurn): Question {
  const { turn, understood } = read;
  const short = mentionItem(item, amongShown(item, read));
  const said = turn.words.toLowerCase().replaceAll('’', "'");
  const name = nameAsAsked(item, short, { words: said, understood });
  const asked = read.asked ?? { words: said, understood };
  return { item, facts: readItemFacts(item), name, ...asked };
}

/** What the records of several pieces are all silent on, told once; empty where one tells of it. */
export function tellAllSilent(items: readonly Item[], read: ReadTurn): string {
  const { speech, turn } = read;
  const unsaid = items.map((item) => {
    const question = questionOf(item, read);
    const told = topicsOf(question, turn.state).map((topic) => topic(question));
    const missing = told.flatMap((one) => ('unsaid' in one ? [one.unsaid] : []));
    return missing.length === told.length ? joinWithOr(missing) : '';
  });
  const [what = ''] = unsaid;
  if (items.length < 2 || what === '' || unsaid.some((one) => one !== what)) return '';
  const names = joinWithAnd(items.map((item) => mentionItem(item, amongShown(item, read))));
  return speech.say(
    `The listings of ${names} don’t say ${what}.`,
    `I find nothing on ${what} in the listings of ${names}.`,
  );
}
