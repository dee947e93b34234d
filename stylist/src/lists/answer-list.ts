import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { findType, warmthOf } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { priceOf } from '../choosing/reasons/reason.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { isPairType, written } from '../facts/item-names.ts';
import { sumOf } from '../references/shown-outfits.ts';
import { joinWithAnd } from '../speech/join-words.ts';
import { type EditedList, itemsOf, piecesOf } from './list-scene.ts';
import { besideBudget, budgetName, leftOf, oneOfEach } from './tell-sum.ts';

/** How formal a piece is at least that is worn to a dinner out. */
const SMART_MIN = 0.4;
const SMARTER: Readonly<Record<string, number>> = {
  wedding: 0.5,
  funeral: 0.45,
  gala: 0.75,
  cocktail: 0.55,
  formal: 0.6,
  fancy: 0.5,
  office: 0.45,
  interview: 0.5,
};
const DRESSED =
  /\b(?:dinners?|restaurant|wedding|funeral|gala|cocktails?|formal|party|theater|theatre|opera|date|meeting|interview|fancy|a play|musical|ballet|clubbing|nice (?:place|bar|meal)|church|office|work|business|meetings|presentation)\b/;
const WET = /\b(?:(?:rain|snow)(?:y|s|ing)?|wet|drizzle|storm|shower)\b/;
const COLD = /\b(?:cold|chilly|freez(?:e|ing)|cool|warm|evenings?|nights?|winter|snow)\b/;
const DAYS =
  /\b(?<days>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a)[ -]?(?<unit>days?|nights?|weeks?)\b/;
/** What is worn as the main piece, and what makes it dressed. */
const LAYERS: ReadonlySet<string> = new Set(['outer', 'mid-layer']);
const CLOTHES: ReadonlySet<string> = new Set(['one-piece', 'suit', 'top', 'bottom']);

const listed = (some: readonly Item[]): string =>
  joinWithAnd(some.map(({ short_description }) => short_description));

function forDressing({ list, items }: EditedList, words: string): string {
  const all = itemsOf({ list, items });
  const said = Object.keys(SMARTER).filter((word) => words.includes(word));
  const least = Math.max(SMART_MIN, ...said.map((word) => SMARTER[word] ?? 0));
  const isSmart = ({ other_info }: Item): boolean =>
    (findType(other_info.type)?.formality ?? 0) >= least;
  const levelOf = ({ other_info }: Item): number => findType(other_info.type)?.formality ?? 0;
  const smart = all.filter(isSmart).toSorted((one, other) => levelOf(other) - levelOf(one));
  const role = ({ other_info }: Item): string => findType(other_info.type)?.role ?? '';
  const whole = smart.find((item) => /^(?:one-piece|suit)$/.test(role(item)));
  const [top, bottom, shoes] = ['top', 'bottom', 'shoes'].map((one) =>
    smart.find((item) => role(item) === one),
  );
  const worn = whole === undefined ? [top, bottom] : [whole];
  const named = [...worn, shoes].flatMap((item) => item ?? []);
  if (worn.includes(undefined) || worn.length === 0) {
    const almost = smart.filter((item) => CLOTHES.has(role(item)));
    const has = almost.length === 0 ? '' : ` beyond ${listed(almost)}`;
    return `Not quite: nothing on it is dressy enough for that${has}. Say “add a ${list.gender === 'Men' ? 'blazer' : 'dress'}”, and I will.`;
  }
  const only = shoes === undefined ? ' Dressier shoes would finish it.' : '';
  return `Yes: ${listed(named)} will do for that.${only}`;
}

function forWet(all: readonly Item[], words: string): string {
  const what = /snow/.test(words) ? 'snow' : 'rain';
  const dry = all.filter((item) => {
    const { stated } = readItemFacts(item);
    return stated.has('waterproof') || stated.has('water-resistant');
  });
  return dry.length === 0
    ? `Not for ${what}: nothing on it keeps the wet off, according to its listing. Say “add ${what === 'snow' ? 'waterproof boots' : 'a rain jacket'}”, and I will.`
    : `For ${what} you have ${listed(dry)}, made for it, according to the listing.`;
}

function forCold(all: readonly Item[]): string {
  const layers = all
    .filter(({ other_info }) => LAYERS.has(findType(other_info.type)?.role ?? ''))
    .toSorted(
      (one, other) => (warmthOf(other.other_info.type) ?? 0) - (warmthOf(one.other_info.type) ?? 0),
    );
  return layers.length === 0
    ? 'There is no layer on it for the cold. Say “add a warm sweater”, and I will.'
    : `To put on when it gets cold you have ${listed(layers)}; if it gets colder than that, say “add a warm coat”.`;
}

/** How many outfits the tops and bottoms of a capsule make. */
function forCapsule({ list, items }: EditedList): string {
  const all = itemsOf({ list, items });
  const countOf = (roles: readonly string[]): number =>
    all.filter(({ other_info }) => roles.includes(findType(other_info.type)?.role ?? '')).length;
  const [tops, bottoms] = [countOf(['top']), countOf(['bottom'])];
  const whole = countOf(['one-piece', 'suit']);
  const outfits = tops * bottoms + whole;
  return `Its ${all.length} pieces make ${outfits} outfits: ${tops} tops with ${bottoms} bottoms, and ${whole} in one piece. What you wear next to the skin comes on top of that.`;
}

function forDays({ list }: EditedList, words: string): string {
  const asked = DAYS.exec(words)?.[0] ?? '';
  const [told = 'the trip'] = DAYS.exec(list.words) ?? [];
  return asked === told
    ? `Yes, it is counted for ${told}.`
    : `It is counted for ${told}. Say “make it ${asked}”, and I will count it anew.`;
}

/** Whether a list is enough for something; null where nobody can tell from it. */
export function tellEnough(edited: EditedList, words: string): string | null {
  const all = itemsOf(edited);
  if (DAYS.test(words)) {
    return edited.list.kind === 'capsule' ? forCapsule(edited) : forDays(edited, words);
  }
  if (DRESSED.test(words)) return forDressing(edited, words);
  if (WET.test(words)) return forWet(all, words);
  return COLD.test(words) ? forCold(all) : null;
}

/** What all of the list comes to, without these kinds. */
export function tellTotal(edited: EditedList, without: readonly string[]): string {
  const gone = piecesOf(edited, without);
  const all = itemsOf(edited).filter((item) => !gone.includes(item));
  const beside = besideBudget(all, edited.list);
  const each = oneOfEach(edited.list.lines).replace(/,$/, '');
  if (gone.length > 0) {
    return `Without ${listed(gone)} it is ${formatPrice(sumOf(all))} for the other ${all.length} pieces${each}${beside}.`;
  }
  return `${formatPrice(sumOf(all))} for the ${all.length} pieces shown${each}${beside}.`;
}

/** How much room a pair of shoes takes, the most first. */
const bulkOf = ({ other_info: { type } }: Item): number => warmthOf(type) ?? 0;

/** What of the list is best worn on the way: what takes most room, and a layer for a cool cabin. */
export function tellTravel(edited: EditedList): string {
  const all = itemsOf(edited);
  const ofRoles = (roles: readonly string[]): Item[] =>
    all
      .filter(({ other_info }) => roles.includes(findType(other_info.type)?.role ?? ''))
      .toSorted((one, other) => bulkOf(other) - bulkOf(one));
  const flat = ofRoles(['shoes']).filter(
    ({ other_info }) => (findType(other_info.type)?.formality ?? 0) <= SMART_MIN,
  );
  const [shoes] = flat.length > 0 ? flat : ofRoles(['shoes']);
  const [outer] = ofRoles(['outer']);
  const [layer] = ofRoles(['mid-layer']);
  const worn = [shoes, outer, layer].flatMap((item) => item ?? []);
  if (worn.length === 0) return 'Nothing on the list is bulky: wear what you are comfortable in.';
  return `On the way I would wear ${listed(worn)}: that is what takes most room in the bag, and cabins are cool. Flat shoes that are easy to slip off sit best.`;
}

/** What is left of the budget, or how far it is exceeded. */
export function tellLeft(edited: EditedList): string {
  const all = itemsOf(edited);
  const [left, name] = [leftOf(all, edited.list), budgetName(edited.list)];
  if (left === null || name === null) {
    return `You have named no budget for the list yet; it comes to ${formatPrice(sumOf(all))}.`;
  }
  return left < 0
    ? `You are ${formatPrice(-left)} over ${name}: the ${all.length} pieces come to ${formatPrice(sumOf(all))}.`
    : `${formatPrice(left)} of ${name} is left: the ${all.length} pieces come to ${formatPrice(sumOf(all))}.`;
}

/** "1 dress", "1 pair of pants", "3 tops". */
export function counted(count: number, name: string): string {
  if (name === 'bottoms') return `${count} ${count === 1 ? 'bottom' : 'bottoms'}`;
  const id = understandQuery(name).concepts.find(({ kind }) => kind === 'type')?.id;
  const type = findType(id ?? '');
  const isPlural = type !== null && written(type.plural).toLowerCase() === name.toLowerCase();
  if (!isPlural)
    return `${count} ${count === 1 ? name.replace(/^(pair|set)s of /, '$1 of ') : name}`;
  if (isPairType(type)) return `${count} ${count === 1 ? 'pair' : 'pairs'} of ${name}`;
  return `${count} ${count === 1 ? written(type.name).toLowerCase() : name}`;
}

/** Every piece of the list, line by line. */
export function tellAll(edited: EditedList): string {
  const { list, items } = edited;
  return list.lines
    .map(({ count, name, pieces }) => {
      const named = pieces.flatMap(({ itemId }) => items.get(itemId ?? '') ?? []);
      const here = named.map((item) => `${item.short_description}, ${priceOf(item)}`).join('; ');
      return `• ${counted(count, name)}${here === '' ? '' : ` (${here})`}`;
    })
    .join('\n');
}

/** Some pieces of the list by their names, to look at. */
export function tellPieces(items: readonly Item[]): string {
  const named = joinWithAnd(items.map((item) => `${item.short_description}, ${priceOf(item)}`));
  return items.length === 1 ? `From the list: ${named}.` : `From the list these: ${named}.`;
}
