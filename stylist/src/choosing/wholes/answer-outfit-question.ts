import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { budgetSaid, limitNamed, sumNamed, yourBudget } from '../../dialogue/budget-said.ts';
import { isPairType, written } from '../../facts/item-names.ts';
import type { OutfitQuestion } from '../../intents/purpose.ts';
import { isNamedBy, shownOutfits, sumOf, type Whole } from '../../references/shown-outfits.ts';
import { capitalize, joinSentences, joinWithAnd, uncapitalize } from '../../speech/join-words.ts';
import { savedName } from '../reasons/goes-with.ts';
import { priceOf } from '../reasons/reason.ts';
import { answerLeft } from './answer-left.ts';
import { judgePiece } from './judge-piece.ts';
import { explainOutfitPick } from './pick-outfit.ts';
import { sumOfAll } from './series/tell-series.ts';
import { tellExcessOf } from './tell-excess.ts';
import { tellOutfitWhy } from './tell-outfit-why.ts';
import { tellColored, tellSome } from './tell-some.ts';
import { tellSuits } from './tell-suits.ts';
import { tellOutfitWarmth } from './tell-warmth.ts';

/** What is asked of the outfits themselves; what they leave is told apart. */
type OfOutfit = Exclude<OutfitQuestion['asks'], 'left'>;

/** An outfit question and the outfits that it is about. */
interface Asked {
  read: ReadTurn;
  question: OutfitQuestion;
  wholes: readonly Whole[];
  /** Whether more outfits than one are on the screen, so that each is called by its place. */
  isOfSeveral: boolean;
}

const nameOf = ({ place }: Whole, { isOfSeveral }: Asked): string =>
  isOfSeveral ? `the ${place} outfit` : 'the outfit';

/** How far a total is from the budget, where there is one. */
function besideBudget(total: number, { read }: Asked): string {
  const budget = budgetSaid(read.turn.state.request);
  if (budget === null) return '';
  const sum = sumNamed(budget);
  const gap = formatPrice(Math.round(Math.abs(sum - total) * 100) / 100);
  if (total === sum) return ', exactly your budget';
  const { least, most } = budget;
  if (least !== null && total >= least && total <= most) return `, within ${yourBudget(budget)}`;
  return `, ${gap} ${total < sum ? 'under' : 'over'} ${limitNamed(budget)}`;
}

/** "Without the wool blazer it comes to $637.90 instead of $947.90". */
function tellTotal(asked: Asked): string[] {
  const { question, wholes } = asked;
  const sums = wholes.map((whole) => {
    const out = whole.pieces.filter((piece) => isNamedBy(question.types, piece));
    const total = sumOf(whole.pieces.filter((piece) => !out.includes(piece)));
    return { whole, out, total };
  });
  const isLess = sums.some(({ out }) => out.length > 0);
  if (question.types.length > 0 && !isLess) {
    const all = sums.map(({ whole, total }) => `${nameOf(whole, asked)} ${formatPrice(total)}`);
    const noun = findType(question.types[0] ?? '')?.plural ?? 'such pieces';
    return [
      `There are no ${written(noun)} in there, so nothing comes off: ${joinWithAnd(all)} in all.`,
    ];
  }
  const [one, ...others] = sums;
  if (one === undefined) return [];
  if (others.length === 0) {
    const { whole, out, total } = one;
    const rest = besideBudget(total, asked);
    if (out.length === 0) {
      return [
        `${capitalize(nameOf(whole, asked))} comes to ${formatPrice(total)} in all${rest}.`,
        `All of it together: ${formatPrice(total)}${rest}.`,
      ];
    }
    const names = joinWithAnd(out.map((piece) => `${savedName(piece)} at ${priceOf(piece)}`));
    return [
      `Without ${names} it comes to ${formatPrice(total)} instead of ${formatPrice(whole.total)}${rest}.`,
      `${formatPrice(total)}: that is ${formatPrice(whole.total)} less ${names}${rest}.`,
    ];
  }
  const told = sums.map(({ whole, out, total }) =>
    isLess && out.length === 0
      ? `the ${whole.place} has none and stays at ${formatPrice(total)}`
      : `the ${whole.place} comes to ${formatPrice(total)}${out.length === 0 ? '' : ` without ${joinWithAnd(out.map(savedName))}`}`,
  );
  const over = tellOver(sums, asked);
  // What several outfits come to together is of interest where they were asked for together.
  const { request } = asked.read.turn.state;
  const isSeries = request?.outfit?.series !== undefined && !isLess;
  const [all = ''] = isSeries
    ? sumOfAll(
        wholes.map(({ pieces }) => pieces),
        request,
      )
    : [];
  const rest = `${over}${all === '' ? '' : ` ${all}`}`;
  return [`${capitalize(joinWithAnd(told))}.${rest}`, `In all, ${joinWithAnd(told)}.${rest}`];
}

/** Which of several outfits cost more than they may. */
function tellOver(sums: readonly { whole: Whole; total: number }[], { read }: Asked): string {
  const budget = budgetSaid(read.turn.state.request);
  if (budget === null) return '';
  const beyond = sums.filter(({ total }) => total > budget.most);
  const limit = limitNamed(budget);
  if (beyond.length === 0) return ` All stay within ${yourBudget(budget)}.`;
  if (beyond.length === sums.length) return ` All are over ${limit}.`;
  const places = joinWithAnd(
    beyond.map(
      ({ whole, total }) =>
        `the ${whole.place} is ${formatPrice(Math.round((total - budget.most) * 100) / 100)} over`,
    ),
  );
  return ` Of ${limit}, ${places}.`;
}

/** What the pieces of a named kind cost, in each outfit that has one. */
function tellPrice(asked: Asked): string[] {
  const { question, wholes } = asked;
  const told = wholes.flatMap((whole) => {
    const named = whole.pieces.filter((piece) => isNamedBy(question.types, piece));
    const prices = joinWithAnd(named.map((piece) => `${savedName(piece)} at ${priceOf(piece)}`));
    if (named.length === 0) return [];
    return [asked.isOfSeveral ? `the ${whole.place} has ${prices}` : `it has ${prices}`];
  });
  if (told.length === 0)
    return [`That is not part of ${wholes.length > 1 ? 'any of them' : 'it'}.`];
  return [`${capitalize(joinWithAnd(told))}.`];
}

/** Every piece with its price, and what that adds up to. */
function tellParts(asked: Asked): string[] {
  const [whole] = asked.wholes;
  if (whole === undefined) return [];
  const parts = joinWithAnd(
    whole.pieces.map((piece) => `${savedName(piece)} at ${priceOf(piece)}`),
  );
  const total = formatPrice(whole.total);
  const name = capitalize(nameOf(whole, asked));
  return [
    `${name}: ${parts}. That is ${total} in all.`,
    `${capitalize(parts)} make ${total} in all.`,
  ];
}

/** Whether a piece is there already, and what it would add. */
function tellNeed(asked: Asked): string[] {
  const { question, wholes } = asked;
  const having = wholes.flatMap((whole) =>
    whole.pieces
      .filter((piece) => isNamedBy(question.types, piece))
      .map((piece) => ({ whole, piece })),
  );
  const [has] = having;
  if (has !== undefined) {
    const isSame = asked.isOfSeveral && new Set(having.map(({ piece }) => piece)).size === 1;
    const all = having.map(({ whole, piece }) =>
      asked.isOfSeveral
        ? `the ${whole.place} has ${savedName(piece)} at ${priceOf(piece)}`
        : `it has ${savedName(piece)} at ${priceOf(piece)}`,
    );
    if (isSame && having.length === wholes.length) {
      const name = `${savedName(has.piece)} at ${priceOf(has.piece)}`;
      return [
        `Already in: ${name}, in each of them. I can look for others.`,
        `Each of them has ${name}. Say if you want to see others.`,
      ];
    }
    const isAll = wholes.every((whole) => having.some((one) => one.whole === whole));
    const rest = isAll ? '' : '; what the others have is complete without';
    return [
      `Already in: ${joinWithAnd(all)}${rest}. I can look for others.`,
      `${capitalize(joinWithAnd(all))}${rest}.`,
    ];
  }
  const [type = ''] = question.types;
  const [whole] = wholes;
  return whole === undefined ? [] : judgePiece(type, whole, 'needs');
}

/** Whether another piece would go with it: by how dressed up both are. */
function tellBeside(asked: Asked): string[] {
  const { question, wholes } = asked;
  const [type = ''] = question.types;
  const other = question.types.find((id) =>
    wholes.every(({ pieces }) => !pieces.some((piece) => isNamedBy([id], piece))),
  );
  const [whole] = wholes;
  if (whole === undefined) return [];
  const has = whole.pieces.find((piece) => isNamedBy([type], piece));
  if (other === undefined && has !== undefined) {
    return [`Yes, ${nameOf(whole, asked)} has ${savedName(has)} already.`];
  }
  return judgePiece(other ?? type, whole, 'with');
}

/** The color that a question names, by its ids and in the shopper's words. */
function colorAsked({ readings }: ReadTurn['understood']) {
  const named = readings.filter(({ concepts }) => concepts.some(({ kind }) => kind === 'color'));
  return {
    colors: named.flatMap(({ concepts }) => concepts.map(({ id }) => id)),
    words: named.map(({ words }) => words.toLowerCase()).join(' or '),
  };
}

const WORDINGS: Readonly<Record<OfOutfit, (asked: Asked) => string[]>> = {
  total: tellTotal,
  price: tellPrice,
  parts: tellParts,
  needs: tellNeed,
  with: tellBeside,
  why: ({ wholes, read, question }) => [
    ...(question.at === null ? explainOutfitPick(read) : []),
    ...tellOutfitWhy(wholes, read.turn),
  ],
  excess: ({ wholes, read, isOfSeveral }) => tellExcessOf(read, wholes, isOfSeveral),
  suits: ({ wholes, question, isOfSeveral }) => tellSuits(wholes, question.occasions, isOfSeveral),
  some: ({ wholes, question, isOfSeveral }) => tellSome(wholes, question.types, isOfSeveral),
  colored: ({ wholes, read, isOfSeveral }) =>
    tellColored(wholes, colorAsked(read.understood), isOfSeveral),
  warmth: ({ wholes, isOfSeveral }) => tellOutfitWarmth(wholes, isOfSeveral),
};

const NEXT: Readonly<Record<OfOutfit, readonly string[]>> = {
  total: ['A cheaper outfit', 'Other shoes for the first', 'Make it more casual'],
  price: ['How much is it in all?', 'Other shoes for the first', 'A cheaper outfit'],
  parts: ['How much is it in all?', 'Other shoes for the first', 'A cheaper outfit'],
  needs: ['Other shoes for the first', 'Something dressier', 'A cheaper outfit'],
  with: ['Other shoes for the first', 'Make it more casual', 'A cheaper outfit'],
  why: ['Other shoes for the first', 'Something dressier', 'A cheaper outfit'],
  suits: ['Something dressier', 'Make it more casual', 'Other shoes for the first'],
  some: ['How much is it in all?', 'A cheaper outfit', 'Other shoes for the first'],
  colored: ['Other shoes for the first', 'A cheaper outfit', 'Make it more casual'],
  excess: ['Make it more casual', 'Something dressier', 'A cheaper outfit'],
  warmth: ['Make it warmer', 'Something dressier', 'A cheaper outfit'],
};

/** "Other shoes for the first", "Another bag for the first". */
function nextOfNeed({ types }: OutfitQuestion): readonly string[] {
  const type = findType(types[0] ?? '');
  if (type === null) return NEXT.needs;
  const isPair = isPairType(type);
  const noun = written(isPair ? type.plural : type.name).toLowerCase();
  const other = `${isPair ? 'Other' : 'Another'} ${noun}`;
  return [`${other} for the first`, ...NEXT.needs.slice(1)];
}

/** Where the question is of an outfit, and single pieces are on the screen. */
function tellNone({ turn, speech }: ReadTurn): Answer {
  const { focusId } = turn.state;
  const item: Item | undefined = turn.items.find(({ id }) => id === focusId);
  return {
    text: joinSentences(
      speech.say(
        'There is no outfit on the screen to go by, only single pieces.',
        'These are single pieces; no outfit is put together yet.',
      ),
      item === undefined
        ? ''
        : speech.say(`One of them, ${savedName(item)}, costs ${priceOf(item)}.`),
      speech.say(
        'Ask for an outfit, and I can tell you all of it piece by piece.',
        'Say “make it an outfit”, and I will add it up.',
      ),
    ),
    itemIds: [],
    suggestions: ['Make it an outfit'],
  };
}

/** The same, asked of single pieces. */
const excessOfItems = (read: ReadTurn): Answer => ({
  text: read.speech.say(...tellExcessOf(read, [], false)),
  itemIds: [],
  suggestions: ['Something more casual', 'Something dressier', 'Which one would you pick?'],
});

/** Answers what is asked of whole outfits from the records of their pieces; nothing is composed anew. */
export function answerOutfitQuestion(read: ReadTurn, question: OutfitQuestion): Answer {
  const { at, asks } = question;
  if (asks === 'left') return answerLeft(read, question);
  const all = shownOutfits(read.turn);
  const meant = at === null ? all : all.slice(at, at + 1);
  if (asks === 'excess' && all.length === 0) return excessOfItems(read);
  if (meant.length === 0) return tellNone(read);
  const asked: Asked = { read, question, wholes: meant, isOfSeveral: all.length > 1 };
  const wordings = WORDINGS[asks](asked);
  const [first] = meant.length === 1 ? (meant[0]?.pieces ?? []) : [];
  return {
    text: read.speech.say(...wordings, ...wordings.map((one) => `As I said: ${uncapitalize(one)}`)),
    itemIds: meant.length === 1 ? (meant[0]?.pieces ?? []).map(({ id }) => id) : [],
    ...(first !== undefined && { focusId: first.id }),
    suggestions: asks === 'needs' ? nextOfNeed(question) : NEXT[asks],
  };
}
