import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { ReadTurn } from '../../answers/answer.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { soldOutSize } from '../questions/stock-answers.ts';

const NEXT = [
  ['What is it made of?', /\bmade of\b|material|fabric/],
  ['Which sizes are in stock?', /\bsizes?\b|\bstock\b/],
  ['How do I wash it?', /\bwash|\bcare\b|\bclean/],
  ['What colors does it come in?', /\bcolou?r/],
  ['Is it on sale?', /\bsale\b|\bdiscount|\bprice/],
] as const;

/** Nobody washes these. */
const UNWASHED: ReadonlySet<string | null> = new Set(['jewelry', 'watch', 'eyewear']);

/** What can be asked of a piece next: what was not asked yet, and fits its kind. */
export function suggestAfter(read: ReadTurn, item: Item): string[] {
  const { turn, speech, understood } = read;
  const said = [turn.words, ...turn.history.map((one) => (one.actor === 'user' ? one.message : ''))]
    .join(' ')
    .toLowerCase();
  const role = typeRole(item.other_info.type);
  const open = NEXT.filter(
    ([question, topic]) =>
      !topic.test(said) &&
      !(question === 'How do I wash it?' && UNWASHED.has(role)) &&
      !(question === 'Which sizes are in stock?' && item.sizes.length < 2),
  ).map(([question]) => question);
  const at = open.length === 0 ? 0 : speech.said.length % open.length;
  const questions = [...open.slice(at), ...open.slice(0, at)].slice(0, 2);
  const beside = item.try_on_category === 'shoes' ? 'An outfit with it' : 'What goes with it?';
  const words = turn.words.toLowerCase();
  const asked = read.asked ?? { words, understood };
  const gone = soldOutSize({ item, facts: readItemFacts(item), name: '', ...asked });
  // Where the size is gone, something near it in that size comes first.
  return gone === null
    ? [...questions, beside, 'More like it']
    : [`More like it in ${gone}`, ...questions.slice(0, 1), beside];
}
