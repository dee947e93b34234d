import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Answer, ReadTurn } from '../answers/answer.ts';
import { capitalize, joinSentences, uncapitalize } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import type { Turn } from '../stylist.ts';
import { answerFor, asksNothingElse, suggestAfter } from './answer-item-question.ts';
import { countKinds } from './name-found.ts';
import { fullPriceOf, priceOf } from './reasons/reason.ts';
import { findScales } from './scales/find-scales.ts';
import { reasonsFor } from './tell-why.ts';

/** Of a price: what the only piece costs, and whether it is reduced. */
function tellPrice(item: Item): string {
  const reduced = item.price < item.full_price ? `, down from ${fullPriceOf(item)}` : '';
  return `${priceOf(item)}${reduced}`;
}

function tellAlone(read: ReadTurn, only: Item): string {
  const { turn, speech } = read;
  const name = mentionItem(only, turn.items);
  if (findScales(turn.words)?.measure === 'price') {
    return speech.say(
      `Only ${name} is shown, at ${tellPrice(only)}; I can look for something that costs less.`,
      `${capitalize(name)} is the only one shown and costs ${tellPrice(only)}.`,
    );
  }
  const reasons = asksNothingElse({ ...read, referred: [only] }) ? reasonsFor(only, read) : [];
  const alone = speech.say(
    `Only ${name} is shown, at ${priceOf(only)}, so there is nothing to hold it against.`,
    `There is just ${name} so far, at ${priceOf(only)}.`,
    `It is ${name} or to keep looking.`,
  );
  const [first] = reasons;
  return joinSentences(
    alone,
    first === undefined ? '' : speech.say(`In its favor: ${uncapitalize(first)}`, first),
  );
}

/** "Which has a hood?", "which is the longest?" where a single piece is shown: that is said. */
export function answerOfOnly(read: ReadTurn): Answer | null {
  const { turn, referred } = read;
  const { itemIds, outfits } = turn.state.shown;
  const only = turn.items.find(({ id }) => id === itemIds[0]);
  const isOther = referred.some(({ id }) => id !== only?.id);
  if (itemIds.length !== 1 || outfits.length > 0 || only === undefined || isOther) return null;
  const isPrice = findScales(turn.words)?.measure === 'price';
  const isTold = !isPrice && !asksNothingElse({ ...read, referred: [only] });
  return {
    text: joinSentences(tellAlone(read, only), isTold ? answerFor(only, read) : ''),
    itemIds: [only.id],
    focusId: only.id,
    suggestions: ['Something cheaper', ...suggestAfter(read, only)].slice(isPrice ? 0 : 1, 4),
  };
}

/** No more than this many are listed, however many there are. */
const LISTED_MAX = 60;
const COUNTS =
  /^\W*(?:(?:and|so|but|ok|okay|wait|lol)[\s,]+)*how many (?:(?:of (?:them|these|those)|ones|pieces|items|results|options|in total|different ones)\s*)?(?:are there|are left|are these|is that|do (?:you|u) (?:have|got|show|sell)|have (?:you|u) got|did (?:you|u) find|are shown|can i see|in total|altogether)\b/i;

/** "How many do you have?", asked of the pieces that are shown. */
export const asksHowMany = ({ words, state }: Turn): boolean =>
  state.shown.itemIds.length > 0 && state.shown.outfits.length === 0 && COUNTS.test(words);

/** How many pieces are shown; null where no count is asked, or one of some among them. */
export function countShown({ turn, speech }: ReadTurn): Answer | null {
  if (!asksHowMany(turn)) return null;
  const { itemIds } = turn.state.shown;
  const shown = turn.items.filter(({ id }) => itemIds.includes(id));
  if (shown.length === 0 || understandQuery(turn.words).concepts.length > 0) return null;
  const least = itemIds.length >= LISTED_MAX ? 'at least ' : '';
  const count = `${least}${countKinds(shown, itemIds.length)}`;
  const are = itemIds.length === 1 ? 'is' : 'are';
  return {
    text:
      speech.say(
        `${capitalize(count)} ${are} shown here.`,
        `You see ${count} here.`,
        `That makes ${count}.`,
      ) || `${capitalize(count)}.`,
    itemIds: [],
    suggestions: ['Which one would you pick?', 'Which is the cheapest?', 'Show me more'],
  };
}
