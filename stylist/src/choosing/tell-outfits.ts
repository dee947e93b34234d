import type { Outfit } from '@modiste/contract/entities/chat-message';
import { formatPrice } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { budgetSaid } from '../dialogue/budget-said.ts';
import { asPlural, broadKind, written } from '../facts/item-names.ts';
import { spellCount, spellPlace } from '../facts/number-words.ts';
import { capitalize, joinSentences, joinWithAnd, uncapitalize } from '../speech/join-words.ts';
import type { Speech } from '../speech/speech.ts';
import type { Found } from '../stylist.ts';
import { isSameAgain, tellSameOutfits } from './limits/same-again.ts';
import { tellAdvice } from './openings/tell-advice.ts';
import { tellOtherOutfit } from './openings/tell-alternative.ts';
import type { Wish } from './reasons/wish.ts';
import { tellMissing } from './tell-missing.ts';
import { needStatement } from './tell-need.ts';
import { tellSeries } from './wholes/series/tell-series.ts';
import { tellBudget } from './wholes/tell-budget.ts';
import { isUnchanged, tellChanged } from './wholes/tell-changed.ts';
import { tellColors } from './wholes/tell-colors.ts';
import { isWardrobe } from './wholes/tell-set.ts';
import { tellUnmet } from './wholes/tell-unmet.ts';

interface ToldOutfits {
  found: Found;
  wish: Wish;
  outfits: readonly Outfit[];
}

/** When every other wording was said: the count with what there is to say of it. */
const plainCounts = (what: string, turn: number): string[] => [
  `${capitalize(what)}.`,
  `Here you have ${what}.`,
  `${capitalize(what)} more to look at.`,
  `${capitalize(what)}, take ${turn}.`,
];

const ASKS_TOTAL = /\b(?:total|costs?|totals|sum|how much|altogether|in all|comes? to|adds? up)\b/;

/** "Skip the bag. total?": what it comes to now, where that was asked with the change. */
function tellTotals(totals: readonly number[], { state }: Found, speech: Speech): string {
  const words = state.heard?.at(-1) ?? '';
  const { change, keep = [] } = state.request?.outfit ?? {};
  const isTold = change?.isListed === true;
  const isAsked = ASKS_TOTAL.test(words) && !isTold && (change !== undefined || keep.length > 0);
  if (!isAsked || totals.length === 0) return '';
  const told = totals.map((total, at) => `the ${spellPlace(at)} comes to ${formatPrice(total)}`);
  return totals.length === 1
    ? speech.say(`That makes ${formatPrice(totals[0] ?? 0)} in all.`)
    : speech.say(`${capitalize(joinWithAnd(told))}.`, `Now ${joinWithAnd(told)}.`);
}

/** "Ten pieces, $612 in all": a wardrobe is told by its number and its sum. */
function tellWardrobe(outfits: readonly Outfit[], found: Found, speech: Speech): string {
  const [one, ...others] = outfits;
  const set = found.state.request?.outfit?.set;
  if (one === undefined || others.length > 0 || !set || !isWardrobe(one.pieces)) return '';
  const types = found.outfits.flat().map(({ other_info }) => other_info.type);
  const missing = set
    .map(({ type }) => type)
    .filter((kind) => !types.some((type) => isKindOf(type, kind)));
  const [count, sum] = [capitalize(spellCount(one.pieces.length)), formatPrice(one.total)];
  const names = joinWithAnd(missing.map((id) => written(findType(id)?.plural ?? id)));
  return joinSentences(
    speech.say(
      `${count} pieces, ${sum} in all, so chosen that each goes with the others.`,
      `Here they are together: ${count.toLowerCase()} pieces for ${sum} in all.`,
    ),
    missing.length === 0 ? '' : speech.say(`There are no ${names} here that suit the rest.`),
  );
}

/**
 * Which of some outfits to begin with and why, and what another one has for it.
 * @param isOpen Whether nothing is said of a budget beside it.
 */
function tellPick(
  { found, wish, outfits: described }: ToldOutfits,
  isOpen: boolean,
  speech: Speech,
): string {
  const { outfits } = found;
  const [first = []] = outfits;
  // What its own reason tells is not told again.
  const said = described[0]?.reason ?? '';
  const lead = first.find((item) => {
    const does = needStatement(item, wish)?.does;
    return does !== undefined && !said.includes(does) && !said.includes(asPlural(does));
  });
  const told = lead === undefined ? null : needStatement(lead, wish);
  if (outfits.length < 2 || lead === undefined || told === null) return '';
  const { noun, isPair } = broadKind(lead);
  const why = `the ${noun} ${isPair ? asPlural(told.does) : told.does}`;
  const pick = speech.frame('recommend', { pick: `the ${spellPlace(0)}`, why });
  return joinSentences(pick, isOpen && pick !== '' ? tellOtherOutfit(outfits, speech) : '');
}

/** The reply to outfits: what was changed or composed, what they lack, and what they cost together. */
export function tellOutfits(told: ToldOutfits, speech: Speech): string {
  const { found, outfits } = told;
  const count = outfits.length;
  const budget = budgetSaid(found.state.request);
  const noun = found.state.request?.outfit?.set === undefined ? 'outfit' : 'set';
  const what = count === 1 ? `one ${noun}` : `${spellCount(count)} ${noun}s`;
  const totals = outfits.map(({ total }) => total);
  // Of a change that cannot be made, its notice tells all there is to say.
  const isNearest = found.notice !== null && (found.dropped !== null || isUnchanged(found));
  const { change, isTrimmed } = found.state.request?.outfit ?? {};
  const isLeftOut = change?.fill.length === 0;
  // What is edited costs what it costs: nobody looked for the least that it could be had for.
  const isGiven = change !== undefined && isTrimmed !== true;
  const changed = isNearest
    ? ''
    : tellChanged(found, speech) ||
      tellWardrobe(outfits, found, speech) ||
      (isSameAgain(found) ? tellSameOutfits(found, speech) : '');
  const isNew = !isNearest && changed === '' && found.notice === null;
  // Of outfits for several occasions no single one is the right one to begin with.
  const isMixed = (found.state.request?.outfit?.series?.length ?? 0) > 1;
  const advice = isNew && !isMixed ? tellAdvice(found, told.wish, speech) : '';
  const picked = isNew && !isMixed ? tellPick(told, budget === null, speech) : '';
  // A note that tells what counts needs no count behind it.
  const isNoted = (found.state.notes ?? []).length > 0 && picked !== '';
  const listed =
    isNearest || changed !== '' || advice !== '' || isNoted
      ? ''
      : speech.frame('outfits', { what }) || speech.say(...plainCounts(what, speech.said.length));
  return joinSentences(
    found.dropped === null || isNearest ? '' : tellMissing(found, told.wish, speech),
    found.notice === null
      ? ''
      : speech.say(found.notice, `As before: ${uncapitalize(found.notice)}`),
    changed,
    advice || listed,
    picked,
    tellTotals(totals, found, speech),
    isLeftOut ? '' : tellColors(told, speech),
    tellUnmet(found, speech),
    tellSeries(found, speech),
    found.dropped?.includes('budget') === true
      ? ''
      : tellBudget({ totals, isGiven }, budget, speech),
  );
}
