import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { sumAbout } from '../dialogue/budget-said.ts';
import { fabricName } from '../facts/fabric-traits.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { written } from '../facts/item-names.ts';
import { recordSays } from '../facts/record-says.ts';
import { hasGiftIdeas } from '../request/gifts/gift-ideas.ts';
import { joinWithOr } from '../speech/join-words.ts';
import type { Speech } from '../speech/speech.ts';
import type { Found } from '../stylist.ts';
import { sizeRange } from './limits/tell-size-range.ts';
import { countKinds } from './name-found.ts';
import type { Wanted, Wish } from './reasons/wish.ts';
import { tellCheapest, tellCheapestAround } from './wholes/tell-cheapest.ts';

const OWNERS: Readonly<Record<string, string>> = {
  Men: 'for men',
  Women: 'for women',
  Unisex: 'for everyone',
};

/** How each limit is said of things that one has or has not: "in red", "for $20 or less". */
const SAID: readonly (readonly [limit: RegExp, said: (value: string) => string])[] = [
  [/^the colors? (.+)$/, (value) => `in ${value.toLowerCase()}`],
  [/^the materials? (.+)$/, (value) => `in ${value.toLowerCase()}`],
  [/^the (?:shoe )?sizes? (.+)$/, (value) => `in size ${value}`],
  [/^the fits? (.+)$/, () => 'in that fit'],
  [/^the brands? (.+)$/, (value) => `by ${value}`],
  [/^the categor(?:y|ies) (.+)$/, (value) => `among ${value.toLowerCase()}`],
  [/^the genders? (.+)$/, (value) => OWNERS[value] ?? `for ${value.toLowerCase()}`],
  [/^the limit to sale items$/, () => 'on sale'],
  [/^the minimum of (.+)$/, (value) => `for ${value} or more`],
  [/^the maximum of (.+)$/, (value) => `for ${value} or less`],
  [/^the price of (around .+)$/, (value) => `for ${value}`],
];

function sayLimit(limit: string): string | null {
  for (const [pattern, said] of SAID) {
    const match = pattern.exec(limit);
    if (match !== null) return said(match[1] ?? '');
  }
  return null;
}

/** "In red linen for $40 or less"; null where a part of it has no plain words. */
function sayLimits(dropped: string): string | null {
  const parts = dropped.split(/,? and (?=the )|, (?=the )/).map(sayLimit);
  const said = new Set(parts.filter((part) => part !== null));
  return parts.includes(null)
    ? null
    : [...said].join(' ').replace(/^(in [\w ]+) in (?!size|that)/, '$1 ');
}

const pluralOf = (type: string): string => written(findType(type)?.plural ?? 'pieces');

/** The first kind of each garment that was asked for: "a shirt or a dress". */
const kindsWanted = (request: Found['state']['request']): string[][] =>
  (request?.wishes ?? []).flatMap(({ role, concepts }) => {
    const types = concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));
    return role === 'wanted' && types.length > 0 ? [types] : [];
  });

/** The kinds that were asked for: "running shoes", "shirts or dresses"; "pieces" where none was. */
const kindAsked = ({ types }: Wish): string => pluralOf(types[0] ?? '');

function kindsAsked(wish: Wish, { state }: Found): string {
  const all = [...new Set(kindsWanted(state.request).map(([first = '']) => pluralOf(first)))];
  return all.length > 1 ? joinWithOr(all) : kindAsked(wish);
}

/** Whether a piece is of a kind by its name: "Oxford Shirt for Her". */
const bearsName = ({ short_description }: Item, type: string): boolean =>
  new RegExp(`\\b${findType(type)?.name ?? type}(?: for [a-z]+)?$`, 'i').test(short_description);

/** Of several kinds that were asked for, those that nothing was found of: no word of the others tells it. */
export function tellKindsMissing(found: Found, speech: Speech): string {
  const { candidates, state, dropped, notice, total, outfits } = found;
  const wanted = kindsWanted(state.request);
  const isAll = candidates.length > 0 && total <= candidates.length && outfits.length === 0;
  if (wanted.length < 2 || dropped !== null || notice !== null || !isAll) return '';
  if (hasGiftIdeas(state.request?.wishes ?? [])) return '';
  const isOf = (item: Item, type: string) =>
    recordSays(readItemFacts(item), { kind: 'type', id: type }) === 'yes' || bearsName(item, type);
  const none = wanted.filter(
    (types) => !candidates.some((item) => types.some((type) => isOf(item, type))),
  );
  if (none.length === 0 || none.length === wanted.length) return '';
  const names = joinWithOr([...new Set(none.map(([first = '']) => pluralOf(first)))]);
  return speech.say(
    `I found no ${names} to match.`,
    `There are no ${names} like that.`,
    `Of ${names} I have none like that.`,
  );
}

/** Whether more is asked for than a kind and what stands in the way. */
const asksForMore = ({ details, occasions, styles, colors, fabrics }: Wish, dropped: string) =>
  details.length + occasions.length + styles.length > 0 ||
  [...colors, ...fabrics].some(({ words }) => !dropped.toLowerCase().includes(words));

/** What a piece is to fit. */
const OF_BODY = /\b(?:feet|foot|calf|calves|bust|hips|thighs|arches|bunions)$/;
const QUOTED = /“([^”]+)”/g;

/** What part of the words nothing meets, in those very words. */
function tellUnmet(dropped: string, speech: Speech): string {
  const names = [...dropped.matchAll(QUOTED)].map(([, name = '']) => name);
  const [name = '', ...more] = names;
  if (more.length > 0) {
    const all = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
    return speech.say(
      `Nothing has all of it: each of these lacks one thing, ${all}.`,
      `All of that at once is not to be had; what is missing is ${all}.`,
      `One wish each stays open here: ${all}.`,
    );
  }
  if (OF_BODY.test(name)) {
    return speech.say(
      `Still none that is listed for ${name}.`,
      `No listing among them names ${name}.`,
      `For ${name} none of them is listed.`,
    );
  }
  return speech.say(
    `I could meet all of it but one thing: ${name}.`,
    `What is missing here is “${name}”.`,
    `All but “${name}”, which I do not have with the rest.`,
    `“${name}” is the one part that nothing meets.`,
  );
}

/** " for $60 or less", where another limit is given up: there may be such pieces for more. */
function withinPrice({ dropped, state }: Found): string {
  const max = state.request?.filters.priceRangeMax ?? null;
  const about = sumAbout(state.request);
  if (max === null || dropped?.includes('the maximum') === true) return '';
  return about === null ? ` for ${formatPrice(max)} or less` : ` for around ${formatPrice(about)}`;
}

/** The limits that stand in the way, with the sum that the shopper named where it was only about that. */
function limitsAsNamed(limits: string, { state: { request } }: Found): string {
  const about = sumAbout(request);
  return about === null
    ? limits
    : limits.replace(/the maximum of \$[\d,.]*\d/, `the price of around ${formatPrice(about)}`);
}

/** " without leather", where that was refused just now: what was refused before goes without saying. */
function withoutRefused({ refused }: Wish, { state }: Found): string {
  const before = state.earlier.at(-1)?.wishes ?? [];
  const isNew = ({ words }: Wanted) =>
    before.every((wish) => wish.role !== 'negated' || wish.words !== words);
  const fabrics = refused
    .filter(isNew)
    .flatMap(({ concepts: [concept] }) =>
      concept?.kind === 'material' ? [fabricName(concept.id)] : [],
    );
  const all = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(fabrics);
  return fabrics.length === 0 ? '' : ` without ${all}`;
}

function tellLimits(found: Found, wish: Wish, speech: Speech): string {
  const { dropped, candidates, outfits, state } = found;
  const limits = dropped ?? '';
  const totals = outfits.map((pieces) => pieces.reduce((sum, { price }) => sum + price, 0));
  const amounts = totals.length > 0 ? totals : candidates.map(({ price }) => price);
  const isPrice = /^the (?:maximum|budget)\b/.test(limits) && amounts.length > 0;
  const least = Math.round(Math.min(...amounts) * 100) / 100;
  const { budget = null, around = budget, change } = state.request?.outfit ?? {};
  if (isPrice && totals.length > 0 && around !== null && change === undefined) {
    const isOther = (state.request?.exceptIds.length ?? 0) > 0;
    const kept = outfits[0]?.filter(({ id }) => state.request?.outfit?.keep.includes(id)) ?? [];
    const [one, ...others] = kept;
    if (one !== undefined && others.length === 0) {
      return tellCheapestAround({ least, budget: around, one }, speech);
    }
    return tellCheapest({ least, budget: around, isOther }, speech);
  }
  const nearest = isPrice ? `; the nearest costs ${formatPrice(least)}` : sizeRange(found);
  const named = outfits.length === 0 ? sayLimits(limitsAsNamed(limits, found)) : null;
  const said =
    named === null ? null : `${named}${withinPrice(found)}${withoutRefused(wish, found)}`;
  const kind = kindsAsked(wish, found);
  const like = asksForMore(wish, limits) ? ' like that' : '';
  if (said === null) {
    return speech.say(
      `Nothing meets every limit: what stands in the way is ${limits}${nearest}.`,
      `Not with ${limits}, so I set that aside${nearest}.`,
      `With ${limits} there is no match${nearest}.`,
    );
  }
  return speech.say(
    `I have no ${kind}${like} ${said}${nearest}.`,
    `No such ${kind} ${said}${nearest}.`,
    `There are none ${said}${nearest}.`,
    `Such ${kind} are not here ${said}${nearest}.`,
  );
}

/** What stood in the way, plainly, and what the nearest costs where a price did. */
export function tellMissing(found: Found, wish: Wish, speech: Speech): string {
  const { dropped } = found;
  if (dropped === null) return '';
  if (dropped.startsWith('“')) return tellUnmet(dropped, speech);
  if (dropped !== 'the exact kind') return tellLimits(found, wish, speech);
  const kind = kindsAsked(wish, found);
  const isOfKind = (item: Item) =>
    kindsWanted(found.state.request)
      .flat()
      .some((type) => isKindOf(item.other_info.type, type));
  if (found.candidates.length > 0 && found.candidates.every(isOfKind)) {
    const within = withinPrice(found);
    return speech.say(
      `No ${kind} here have all of that${within}.`,
      `None of the ${kind} has all of it${within}.`,
      `All of that at once, no ${kind} have${within}.`,
    );
  }
  return speech.say(
    `No ${kind} here meet that.`,
    `I have no ${kind} like that.`,
    `There are no such ${kind} in the shop.`,
  );
}

/** How the search tells that nothing meets the words; it says nothing of the limits. */
const OF_WORDS = /^(?:We don|None of our)/;

/** Which limits were given up as well, where what is told is only what the words miss. */
export function tellGivenUp({ dropped, notice }: Found, speech: Speech): string {
  const isLimit = dropped?.startsWith('the ') === true && dropped !== 'the exact kind';
  if (!isLimit || notice === null || !OF_WORDS.test(notice)) return '';
  return speech.say(
    `To come near it I also gave up ${dropped}.`,
    `Nor do these keep to ${dropped}.`,
    `I set ${dropped} aside as well.`,
  );
}

/** "Five pieces" of what is no garment are five pieces of jewelry. */
const withRoot = (count: string, { types }: Wish): string =>
  /pieces?$/.test(count) && findType(types[0] ?? '')?.role === 'jewelry'
    ? `${count} of jewelry`
    : count;

/** What is shown in place of a kind that is missing, by its name: socks are no tights. */
export function tellInstead(found: Found, wish: Wish, speech: Speech): string {
  const { candidates, total, dropped, notice } = found;
  const count = countKinds(candidates, Math.max(total, candidates.length));
  const isOther = dropped === 'the exact kind' || notice?.startsWith('We don') === true;
  if (!isOther || count.endsWith(` ${kindAsked(wish)}`) || candidates.length === 0) return '';
  const said = sayLimits(limitsAsNamed(dropped ?? '', found));
  const what = `${withRoot(count, wish)}${said === null ? '' : `, none ${said}`}`;
  return speech.say(
    `What comes nearest: ${what}.`,
    `The nearest I can show instead: ${what}.`,
    `In their place, ${what}.`,
    `Closest to that: ${what}.`,
  );
}
