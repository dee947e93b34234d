import { formatPrice } from '@modiste/contract/price';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { spellCount } from '../../facts/number-words.ts';
import { asksForPick, asksToPick } from '../../intents/asks-for-pick.ts';
import { outfitsNamed } from '../../references/outfits/outfits-named.ts';
import { shownOutfits, type Whole } from '../../references/shown-outfits.ts';
import { joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import { purposesIn } from '../comparing/purposes-in.ts';
import { asksOfPieces } from '../comparing/ranked-items.ts';
import { asksVerdict } from '../comparing/recommend-among.ts';
import { needsAsked } from '../needs/judge-by-needs.ts';
import { againstNeeds, tellUnfit, tellUnfitPiece } from '../needs/needs-of-outfit.ts';
import { against, occasionsOf, type WeighedOutfit, weighOutfits } from './weigh-outfits.ts';

const OF_MONEY = /\b(?:cheap\w*|price|budget|money|value|deal|save|afford\w*|worth)\b/i;

const leastOf = (all: readonly Whole[]): Whole | undefined =>
  all.toSorted((one, other) => one.total - other.total)[0];

/** By the price alone: asked so, or where nothing else parts them. */
function pickByPrice(read: ReadTurn, all: readonly Whole[]): string {
  const pick = leastOf(all);
  if (pick === undefined) return '';
  return read.speech.say(
    `The ${pick.place} outfit: of the ${spellCount(all.length)} it costs ${all.length === 2 ? 'less' : 'the least'}, ${formatPrice(pick.total)} in all.`,
    `I would take the ${pick.place} outfit, the ${all.length === 2 ? 'lower' : 'lowest'} total of the ${spellCount(all.length)} at ${formatPrice(pick.total)}.`,
    `Still the ${pick.place} outfit, for ${formatPrice(pick.total)} in all.`,
  );
}

/** What the least expensive one saves beside the one picked. */
function tellLess(all: readonly Whole[], { whole }: WeighedOutfit): string {
  const least = leastOf(all);
  if (least === undefined || least === whole || least.total === whole.total) return '';
  const gap = formatPrice(Math.round((whole.total - least.total) * 100) / 100);
  return `The ${least.place} is ${gap} less, if the price decides.`;
}

/** "Which one for dancing all night": what it is to serve decides. */
const asksForUse = ({ turn: { words }, understood }: ReadTurn): boolean =>
  /\bwhich\b/i.test(words) &&
  (needsAsked(words).length > 0 || purposesIn(understood.readings).length > 0);

/** Which outfit to take where the choice is left to the stylist; empty where it is not. */
export function pickOutfit(read: ReadTurn): string {
  const all = shownOutfits(read.turn);
  const { words } = read.turn;
  if (all.length < 2) return '';
  if (asksForPick(words)) return pickAmong(read, all);
  const isAsked = asksToPick(words) || asksVerdict(words) || asksForUse(read);
  return isAsked && !asksOfPieces(read) ? pickAmong(read, outfitsNamed(words, all)) : '';
}

/** Which of some outfits to take, and why. */
export function pickAmong(read: ReadTurn, all: readonly Whole[]): string {
  const [best, ...others] = weighOutfits(read, all);
  if (best === undefined || best.reasons.length === 0 || OF_MONEY.test(read.turn.words))
    return pickByPrice(read, all);
  const { speech, turn } = read;
  const [why = '', more] = best.reasons;
  const because = more === undefined ? why : `${why}, and ${more}`;
  const contrast = others
    .map((one) => against(one, occasionsOf(read)) || againstNeeds(one.whole, turn))
    .find((one) => one !== '');
  return joinSentences(
    speech.say(
      `The ${best.whole.place} outfit: ${because}.`,
      `I would wear the ${best.whole.place} one: ${because}.`,
      `Still the ${best.whole.place} outfit: ${because}.`,
    ),
    speech.say(tellUnfit(all, turn) || (contrast ?? tellLess(all, best))),
  );
}

/** By the totals alone, each of them named. */
function explainPrice(all: readonly Whole[]): string[] {
  const [least, ...others] = all.toSorted((one, other) => one.total - other.total);
  const rest = joinWithAnd(
    others.map(({ place, total }) => `${formatPrice(total)} for the ${place}`),
  );
  return [
    `By the totals alone: ${formatPrice(least?.total ?? 0)} for the ${least?.place ?? 'first'}, against ${rest}.`,
  ];
}

/** Why an outfit was picked a moment ago, beside the next best; empty where none was. */
export function explainOutfitPick(read: ReadTurn): string[] {
  const words = read.turn.state.heard?.at(-1) ?? '';
  const all = shownOutfits(read.turn);
  if (all.length < 2 || !asksForPick(words)) return [];
  const asked = { ...read, understood: understandQuery(words), turn: { ...read.turn, words } };
  const [best, next] = weighOutfits(asked, all);
  if (best === undefined || next === undefined) return [];
  if (OF_MONEY.test(words)) return explainPrice(all);
  const total = formatPrice(best.whole.total);
  const [first, , third] = best.reasons;
  const why =
    first === undefined
      ? 'the pieces suit one another best'
      : `${first}${third === undefined ? '' : `; besides, ${third}`}`;
  const beside =
    against(next, occasionsOf(asked)) || `The ${next.whole.place} came next and was close.`;
  return [
    `Mostly because ${why}. ${beside}`,
    `What decided it for the ${best.whole.place}: ${why}. All of it is ${total}.`,
  ];
}

const OF_OUTFITS = /\b(?:outfits?|looks?|fits)\b/i;

/** "The cheapest of these looks" where one is on the screen: there is nothing to hold it against. */
export function answerOnlyOutfit(read: ReadTurn): Answer | null {
  const { turn, speech } = read;
  const [whole, ...others] = shownOutfits(turn);
  const isOfWhole = OF_OUTFITS.test(turn.words) || (asksToPick(turn.words) && !asksOfPieces(read));
  if (whole === undefined || others.length > 0 || !isOfWhole) return null;
  const total = formatPrice(whole.total);
  return {
    text: joinSentences(
      speech.say(
        `There is only the one outfit here now, ${total} in all. Say “another one” to see more.`,
        `It is the only outfit on the screen, at ${total}; ask for another one to compare them.`,
      ),
      tellUnfitPiece(whole, turn),
    ),
    itemIds: whole.pieces.map(({ id }) => id),
    suggestions: ['Another one', 'A cheaper outfit', 'Make it dressier'],
  };
}
