import { formatPrice } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { budgetForAll, budgetSaid, limitNamed, sumNamed } from '../../dialogue/budget-said.ts';
import { isPairType, written } from '../../facts/item-names.ts';
import type { OutfitQuestion } from '../../intents/purpose.ts';
import { shownOutfits, sumOf } from '../../references/shown-outfits.ts';
import { capitalize, joinWithAnd, uncapitalize } from '../../speech/join-words.ts';
import { piecesOnce } from './series/tell-series.ts';

/** Less than this buys nothing that is worn. */
const LEAST = 5;

interface Spent {
  name: string;
  total: number;
  itemIds: readonly string[];
}

/** What the money goes to: each outfit that is meant. */
function spentOn({ turn }: ReadTurn, question: OutfitQuestion): Spent[] {
  const { at } = question;
  const outfits = shownOutfits(turn);
  const meant = at === null ? outfits : outfits.slice(at, at + 1);
  if (outfits.length > 1 && budgetForAll(turn.state.request) !== null) {
    const { pieces } = piecesOnce(outfits.map((one) => one.pieces));
    return [{ name: 'all of them', total: sumOf(pieces), itemIds: pieces.map(({ id }) => id) }];
  }
  return meant.map(({ place, total, pieces }) => ({
    name: outfits.length > 1 ? `the ${place}` : 'the outfit',
    total,
    itemIds: pieces.map(({ id }) => id),
  }));
}

const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

const restOf = (budget: number, { total }: Spent): number =>
  Math.round((budget - total) * 100) / 100;

function tellLeft(
  spent: readonly Spent[],
  { budget, limit }: { budget: number; limit: string },
  what: string,
): string {
  const [one, ...others] = spent;
  if (one === undefined) return `All of ${limit} is left.`;
  if (others.length === 0) {
    const rest = restOf(budget, one);
    if (rest < 0) {
      return `Nothing: ${one.name} ${one.itemIds.length > 1 && one.name !== 'the outfit' ? 'come' : 'comes'} to ${formatPrice(one.total)}, ${formatPrice(-rest)} over ${limit}.`;
    }
    const too = rest < LEAST ? ', which will hardly buy anything' : '';
    return `${formatPrice(rest)} of ${limit} is left${what}, after ${formatPrice(one.total)} for ${one.name}${too}.`;
  }
  const told = spent.map((each) => {
    const rest = restOf(budget, each);
    return rest < 0
      ? `${each.name} is ${formatPrice(-rest)} over`
      : `${each.name} leaves ${formatPrice(rest)}`;
  });
  return `Of ${limit}, ${joinWithAnd(told)}${what}.`;
}

/** Tells what a budget leaves after what was chosen, for a kind of piece where one is named. */
export function answerLeft(read: ReadTurn, question: OutfitQuestion): Answer {
  const { request, addedUp, shown } = read.turn.state;
  const told = question.most ?? addedUp?.budget ?? null;
  const said = told === null ? (budgetForAll(request) ?? budgetSaid(request)) : null;
  const known = told ?? (said === null ? (request?.outfit?.budget ?? null) : sumNamed(said));
  const budget = known ?? request?.filters.priceRangeMax ?? null;
  const spent = spentOn(read, question);
  const [type] = question.types;
  const kind = type === undefined ? null : findType(type);
  const noun = written(kind?.plural ?? '').toLowerCase();
  const itemIds = spent.length === 1 ? (spent[0]?.itemIds ?? []) : [];
  if (budget === null) {
    const [one] = spent;
    const sum = one === undefined ? '' : `${capitalize(one.name)}: ${formatPrice(one.total)}. `;
    return {
      text: read.speech.say(
        `${sum}You have named no budget yet; tell me what you want to spend, and I will say what is left.`,
        `${sum}Give me a sum, such as “200 in all”, and I can tell what that leaves.`,
      ),
      itemIds,
      suggestions: ['200 in all', '100 in all'],
    };
  }
  const rest = Math.max(...spent.map((each) => restOf(budget, each)));
  const what = noun === '' ? '' : ` for ${noun}`;
  const limit = said === null ? `your ${formatPrice(budget)}` : limitNamed(said);
  const text = tellLeft(spent, { budget, limit }, what);
  const isEnough = rest >= LEAST && noun !== '';
  const one = kind !== null && isPairType(kind) ? noun : withArticle(written(kind?.name ?? ''));
  const next =
    shown.outfits.length > 0 ? `Add ${one}` : `${capitalize(noun)} under $${Math.floor(rest)}`;
  return {
    text: read.speech.say(text, `As I said: ${uncapitalize(text)}`),
    itemIds,
    ...(addedUp !== undefined && { addedUp: { ...addedUp, budget } }),
    suggestions: isEnough ? [next] : ['Something cheaper'],
  };
}
