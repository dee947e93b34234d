import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { savedName } from '../choosing/reasons/goes-with.ts';
import { spellCount } from '../facts/number-words.ts';
import { isNamedInPlural } from '../references/scene.ts';
import { sumOf } from '../references/shown-outfits.ts';
import { capitalize, joinSentences, joinWithAnd, joinWithOr } from '../speech/join-words.ts';
import type { Speech } from '../speech/speech.ts';
import type { Choice } from './read-choice.ts';
import type { Total } from './read-total.ts';

const priced = (item: Item): string => formatPrice(item.price, item.other_info.currency);

/** "The white shirt", and of two that are called so, here or beside them, "the white shirt by Arket". */
function namesOf(items: readonly Item[], beside: readonly Item[] = []): string[] {
  const plain = [...items, ...beside].map(savedName);
  return items.map((item, at) => {
    const name = plain[at] ?? '';
    return plain.filter((one) => one === name).length > 1 ? `${name} by ${item.brand}` : name;
  });
}

/** Each piece once, with its price and how often it is counted. */
function listed(all: readonly Item[], beside: readonly Item[] = []): string {
  const items = [...new Set(all)];
  const told = namesOf(items, beside).map((name, at) => {
    const item = items[at];
    const count = all.filter((one) => one === item).length;
    const often = count > 1 ? `${spellCount(count)} of ` : '';
    return `${often}${name} at ${item === undefined ? '' : priced(item)}`;
  });
  return joinWithAnd(told);
}

/** How a sum lies against what all may cost. */
function gapOf(total: number, budget: number): string {
  const gap = formatPrice(Math.abs(Math.round((budget - total) * 100) / 100));
  if (total === budget) return `exactly your ${formatPrice(budget)}`;
  return total < budget
    ? `which leaves ${gap} of your ${formatPrice(budget)}`
    : `${gap} over your ${formatPrice(budget)}`;
}

interface Chosen {
  speech: Speech;
  /** All that is chosen now, the latest first. */
  pieces: readonly Item[];
  budget: number | null;
}

/** How to buy, told until all its wordings were said. */
const howToBuy = (speech: Speech, isOne: boolean): string =>
  isOne
    ? speech.say('The card leads to the shop.', 'To buy, open the card and tap “View on …”.')
    : speech.say(
        'Each card leads to the shop that sells the piece.',
        'To buy them, open each card and tap “View on …”.',
      );

/** What all that was chosen comes to by now. */
function soFar({ speech, pieces, budget }: Chosen): string {
  if (pieces.length < 2) return '';
  const total = sumOf(pieces);
  const gap = budget === null ? '' : `, ${gapOf(total, budget)}`;
  const names = joinWithAnd(namesOf(pieces.toReversed()));
  return speech.say(
    `With ${names} you are at ${formatPrice(total)}${gap}.`,
    `That makes ${formatPrice(total)} for ${names}${gap}.`,
  );
}

/** In which color a piece is not to be had. */
function tellColors({ taken, colors }: Choice, speech: Speech): string {
  const missing = taken.filter(({ id }) => colors[id] === null);
  const told = missing.map((item) => {
    const names = (item.other_info.color_variants ?? []).map(({ name }) => name);
    const verb = isNamedInPlural(item) ? 'come' : 'comes';
    return names.length === 0
      ? `${capitalize(savedName(item))} ${verb} in no other color.`
      : `That color there is none of: it ${verb.replace(/^come$/, 'comes')} in ${joinWithAnd(names)}.`;
  });
  return joinSentences(...told.map((one) => speech.say(one)));
}

/** Says that pieces are chosen, replaced or dropped. */
export function tellChoice(choice: Choice, chosen: Chosen, replaced: readonly Item[]): string {
  const { speech } = chosen;
  const { taken, dropped, isTaken } = choice;
  const gone = [...dropped, ...replaced];
  const names = listed(taken, gone);
  const called = joinWithAnd(namesOf(gone, taken));
  // Two of one kind and color are told apart by what they cost.
  const isAlike = gone.length === 1 && names.includes(called);
  const old = isAlike
    ? `${called} at ${joinWithAnd(gone.map(({ price }) => formatPrice(price)))}`
    : called;
  if (taken.length === 0) {
    return joinSentences(
      speech.say(
        `Without ${old}, then.`,
        `${capitalize(old)} ${gone.length > 1 ? 'are' : 'is'} off.`,
      ),
      chosen.pieces.length === 0 ? '' : speech.say(`That leaves ${listed(chosen.pieces)}.`),
    );
  }
  if (!isTaken) {
    return joinSentences(
      speech.say(
        `${capitalize(names)}: I’ll keep that in mind.`,
        `I’ll remember that you like ${names}.`,
        `I have ${names} in mind now.`,
      ),
      tellColors(choice, speech),
    );
  }
  const told =
    gone.length > 0
      ? speech.say(
          `${capitalize(names)} it is, instead of ${old}.`,
          `I changed that: ${names} in the place of ${old}.`,
          `So ${names}, and not ${old}.`,
        )
      : speech.say(`Good choice: ${names}.`, `Noted: ${names}.`, `A good pick, ${names}.`);
  return joinSentences(
    told,
    tellColors(choice, speech),
    gone.length === 0 ? howToBuy(speech, taken.length === 1) : '',
    soFar(chosen),
  );
}

/** Says that nothing was chosen after all, and what counts instead. */
export function tellNotChosen(gone: readonly Item[], left: readonly Item[], speech: Speech) {
  if (gone.length === 0) {
    return speech.say('Right, nothing is decided yet.', 'No hurry, you have not chosen anything.');
  }
  const names = joinWithAnd(namesOf(gone));
  const verb = gone.length > 1 || gone.some(isNamedInPlural) ? 'are' : 'is';
  return joinSentences(
    speech.say(
      `Sorry, I took that for a decision: ${names} ${verb} not chosen.`,
      `My mistake, ${names} ${verb} not chosen.`,
      `Sorry, I misread you. ${capitalize(names)} ${verb} off again.`,
    ),
    left.length === 0 ? '' : speech.say(`Still chosen: ${listed(left)}.`),
  );
}

/** Asks which pieces are to be added up. */
export const askWhatToAdd = (speech: Speech): string =>
  speech.say(
    'Which ones shall I add up? Name two, such as “1 and 2 together?”',
    'Tell me which pieces, and I’ll add them up.',
  );

/** So many are named one by one where it is open which is meant. */
const OPEN_MAX = 4;

/** Asks which of several is meant, by what tells them apart. */
export function askWhichOne(open: readonly Item[], speech: Speech): string {
  if (open.length > OPEN_MAX) {
    return speech.say(
      'Which one do you mean? Its number or its color will do.',
      'There are several like that. Tell me the number or the color of the one you mean.',
    );
  }
  const names = namesOf(open).map((name, at) => {
    const item = open[at];
    return item === undefined
      ? name
      : `${name.replace(/ by .*/, '')} by ${item.brand} at ${priced(item)}`;
  });
  return speech.say(
    `Which one do you mean: ${joinWithOr(names)}?`,
    `There are ${open.length} like that: ${joinWithAnd(names)}. Which one?`,
  );
}

function tellWithin({ speech }: Chosen, pieces: readonly Item[], most: number): string {
  const total = sumOf(pieces);
  const names = listed(pieces);
  const gap = formatPrice(Math.abs(Math.round((most - total) * 100) / 100));
  const verb = pieces.length > 1 ? 'come' : 'comes';
  if (pieces.length === 1) {
    const side = total > most ? 'over' : 'under';
    const far = total === most ? 'exactly that' : `${gap} ${side} ${formatPrice(most)}`;
    return speech.say(`${capitalize(names)}: that is ${far}.`, `It is ${far}: ${names}.`);
  }
  if (total > most) {
    return speech.say(
      `No: ${names} ${verb} to ${formatPrice(total)}, ${gap} over ${formatPrice(most)}.`,
      `Not quite: ${formatPrice(total)} for ${names}, ${gap} over ${formatPrice(most)}.`,
    );
  }
  const under = total === most ? 'exactly your sum' : `${gap} under ${formatPrice(most)}`;
  return speech.say(
    `Yes: ${names} ${verb} to ${formatPrice(total)}, ${under}.`,
    `Yes, ${formatPrice(total)} for ${names} is ${under}.`,
  );
}

/** Tells what pieces come to, and how that lies against what all may cost. */
export function tellTotal({ asks, pieces, most }: Total, chosen: Chosen): string {
  const { speech, budget } = chosen;
  const total = formatPrice(sumOf(pieces));
  const names = listed(pieces);
  const gap = budget === null ? '' : `, ${gapOf(sumOf(pieces), budget)}`;
  if (asks === 'left' && (most ?? budget) === null) {
    return speech.say(
      `You have named no budget for all of it yet; ${names} ${pieces.length > 1 ? 'come' : 'comes'} to ${total}.`,
      `Tell me what all may cost, and I can say what is left after ${total} for ${names}.`,
    );
  }
  if (asks === 'left') {
    const sum = most ?? budget ?? 0;
    const rest = Math.round((sum - sumOf(pieces)) * 100) / 100;
    if (rest >= 0) {
      return speech.say(
        `${formatPrice(rest)} of your ${formatPrice(sum)} is left, after ${total} for ${names}.`,
        `You have ${formatPrice(rest)} left: ${total} of your ${formatPrice(sum)} goes to ${names}.`,
      );
    }
    return speech.say(
      `Nothing is left: ${names} come to ${total}, ${formatPrice(-rest)} over your ${formatPrice(sum)}.`,
    );
  }
  if (most !== null) return tellWithin(chosen, pieces, most);
  if (pieces.length === 1) {
    return speech.say(`So far it is ${names}${gap}.`, `Only ${names}, nothing else yet${gap}.`);
  }
  if (asks === 'chosen') {
    return speech.say(
      `You chose ${names}, ${total} together${gap}.`,
      `Your picks so far: ${names}. That is ${total}${gap}.`,
    );
  }
  return speech.say(
    `${capitalize(names)} come to ${total} together${gap}.`,
    `${total} together: that is ${names}${gap}.`,
    `The total is ${total}, for ${names}${gap}.`,
  );
}

/** A piece that is shown once more. */
export function tellAgain(item: Item, speech: Speech): string {
  const [name = ''] = namesOf([item]);
  const at = `at ${priced(item)}`;
  return speech.say(
    `Here again: ${name} by ${item.brand}, ${at}.`,
    `Once more: ${name} by ${item.brand}, ${at}.`,
    `Back again: ${name} by ${item.brand}, ${at}.`,
    `${item.short_description} by ${item.brand}, ${at}.`,
  );
}
