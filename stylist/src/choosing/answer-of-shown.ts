import type { Item } from '@modiste/contract/entities/item';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Answer, ReadTurn } from '../answers/answer.ts';
import { idsOfList } from '../dialogue/shown-list.ts';
import { spellCount } from '../facts/number-words.ts';
import { capitalize, joinSentences, uncapitalize } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import type { Turn } from '../stylist.ts';
import { answerFor, asksNothingElse } from './answer-item-question.ts';
import { countKinds } from './name-found.ts';
import { fullPriceOf, priceOf } from './reasons/reason.ts';
import { findScales } from './scales/find-scales.ts';
import { suggestAfter } from './shown/suggest-after.ts';
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
const THINGS = '(?:(?:of (?:them|these|those)|ones|in total|different ones|[a-z]+)\\s+)?';
const COUNTED =
  '(?:are there|are left|are these|(?:is|was) (?:that|this|it)|were (?:there|those)|do (?:you|u) (?:have|got|show|sell)|did (?:you|u) (?:find|show|list|pick|give)|have (?:you|u) (?:got|shown|found|listed)|(?:you|u) (?:showed|show|found)|are shown|can i see|in total|altogether)';
const COUNTS = new RegExp(
  `^\\W*(?:(?:and|so|but|ok|okay|wait|lol)[\\s,]+)*how many ${THINGS}${COUNTED}\\b(?! (?:need|wear|take|pack))`,
  'i',
);

/** "How many do you have?", "how many things is that?", asked of what is shown. */
export const asksHowMany = ({ words, state: { shown } }: Turn): boolean =>
  shown.itemIds.length + shown.outfits.length > 0 && COUNTS.test(words);

/** "How many are black?" counts some of them only. */
function countsSome(words: string, shown: readonly Item[]): boolean {
  return understandQuery(words).concepts.some(
    ({ kind, id }) =>
      kind !== 'type' || !shown.every(({ other_info }) => isKindOf(other_info.type, id)),
  );
}

/** How many outfits are shown, or how much a list comes to. */
function countWholes({ state: { shown, list } }: Turn): string[] {
  const { itemIds, outfits } = shown;
  if (outfits.length > 0) {
    const all = `${spellCount(outfits.length)} ${outfits.length === 1 ? 'outfit' : 'outfits'}`;
    const pieces = `${spellCount(new Set(outfits.flat()).size)} different pieces`;
    return [`${capitalize(all)}, with ${pieces} in all.`, `That makes ${all}, of ${pieces}.`];
  }
  const listed = list === undefined ? [] : idsOfList(list);
  if (list === undefined || !listed.some((id) => itemIds.includes(id))) return [];
  const count = list.lines.reduce((sum, line) => sum + line.count, 0);
  const all = `${count} things on ${list.kind === 'trip' ? 'the packing list' : 'the list'}`;
  const named = `${listed.length} of them are shown here`;
  return [`${all}; ${named}.`, `That makes ${all}, and ${named}.`];
}

/** How many pieces are shown; null where no count is asked, or one of some among them. */
export function countShown({ turn, speech }: ReadTurn): Answer | null {
  if (!asksHowMany(turn)) return null;
  const { itemIds, outfits } = turn.state.shown;
  const ids = outfits.length > 0 ? outfits.flat() : itemIds;
  const shown = turn.items.filter(({ id }) => ids.includes(id));
  if (shown.length === 0 || countsSome(turn.words, shown)) return null;
  const wholes = countWholes(turn);
  const least = itemIds.length >= LISTED_MAX ? 'at least ' : '';
  const count = `${least}${countKinds(shown, itemIds.length)}`;
  const are = itemIds.length === 1 ? 'is' : 'are';
  const [first = `${capitalize(count)}.`] = wholes;
  const all =
    wholes.length > 0
      ? wholes
      : [
          `${capitalize(count)} ${are} shown here.`,
          `You see ${count} here.`,
          `That makes ${count}.`,
        ];
  return {
    text: speech.say(...all) || first,
    itemIds: [],
    suggestions: ['Which one would you pick?', 'Which is the cheapest?', 'Show me more'],
  };
}
