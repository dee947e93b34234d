import type { Item } from '@modiste/contract/entities/item';
import type { ChatIntent } from '@modiste/contract/values';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { countWords, titleCase, WORDS_MAX, WORDS_MIN } from './title-case.ts';

const PLAIN_TITLES: Readonly<Record<ChatIntent, string>> = {
  search: 'Pieces Worth a Closer Look',
  clarify: 'Finding Something to Wear',
  compare: 'Comparing the Pieces You Like',
  item_question: 'Questions About One Piece',
  style_advice: 'Advice on What to Wear',
  size_fit: 'Finding the Right Size',
  care: 'Caring for Your Clothes',
  help: 'Help with Using Modiste',
  small_talk: 'A Chat with Your Stylist',
  out_of_scope: 'A Chat with Your Stylist',
  unsafe: 'A Chat with Your Stylist',
};
const SUBJECTS: Partial<Record<ChatIntent, string>> = {
  style_advice: 'Style Advice on',
  size_fit: 'Size and Fit of',
  care: 'How to Care for',
  item_question: 'A Question About',
  compare: 'A Comparison of',
};

/** A time of the year is no subject: one dresses for it. */
const SEASONS: ReadonlySet<string> = new Set(['spring', 'summer', 'autumn', 'winter']);
const FOR_SEASON = 'What to Wear in';

/** The last words of a piece's name, which say what it is. */
const shortName = (name: string): string => name.split(/\s+/).slice(-3).join(' ');

/** A title for a conversation that begins with a question. */
export function titleOfAnswer(
  intent: ChatIntent,
  { readings }: UnderstoodQuery,
  [item]: readonly Item[],
): string {
  const named = readings.filter(({ concepts }) => concepts.length > 0);
  const isOfSeason =
    item === undefined &&
    named.length > 0 &&
    named.every(({ concepts }) => concepts.every(({ id }) => SEASONS.has(id)));
  const opening = isOfSeason && intent === 'style_advice' ? FOR_SEASON : SUBJECTS[intent];
  if (opening === undefined) return PLAIN_TITLES[intent];
  const words = named
    .map(({ words: said }) => said.toLowerCase())
    .join(' ')
    .replace(/^(?:for|in|at|to|on|with) /, '');
  const subject = item === undefined ? words : shortName(item.short_description);
  const title = titleCase(`${opening} ${subject}`);
  const isRight =
    subject !== '' && countWords(title) >= WORDS_MIN && countWords(title) <= WORDS_MAX;
  return isRight ? title : PLAIN_TITLES[intent];
}
