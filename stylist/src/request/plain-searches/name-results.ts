import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { tokenize } from '@modiste/lexicon/tokens';
import { fittingItems } from '../../references/fits-description.ts';
import type { Turn } from '../../stylist.ts';
import { ALONE, lookReadings, ORDINAL, placeCalled } from '../plain/place-words.ts';

/** What a result is called beside the name of its kind. */
const HEADS = ['one', 'pair', 'piece', 'item', 'option'];

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The last words of the names of all kinds: "jacket" and "jackets" for bomber jackets. */
function kindWords(items: readonly Item[]): string[] {
  const types = new Set(items.map(({ other_info }) => other_info.type));
  const names = [...types].flatMap((type) => {
    const found = findType(type);
    return found === null ? [] : [found.name, found.plural];
  });
  return [
    ...new Set(
      names.flatMap((name) =>
        tokenize(name)
          .slice(-1)
          .map(({ word }) => word),
      ),
    ),
  ];
}

/** The single pieces on the screen, best first; none where a message is said of something else. */
export function resultsOf({ state, attachment, items }: Turn): readonly Item[] {
  const { shown, list } = state;
  if (shown.outfits.length > 0 || list !== undefined || attachment !== null) return [];
  return shown.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** The only place for which something holds; null where there is none, or several. */
function onlyPlace(items: readonly Item[], holds: (item: Item) => boolean): number | null {
  const places = [...items.keys()].filter((at) => {
    const item = items[at];
    return item !== undefined && holds(item);
  });
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** The one that costs about so much: "the $115 one" may cost $115.45. */
function placePriced(price: number, items: readonly Item[]): number | null {
  return (
    onlyPlace(items, (item) => item.price === price) ??
    onlyPlace(items, (item) => Math.floor(item.price) === Math.floor(price)) ??
    onlyPlace(items, (item) => Math.round(item.price) === price)
  );
}

function placeRanked(isLeast: boolean, items: readonly Item[]): number | null {
  const prices = items.map(({ price }) => price);
  const best = isLeast ? Math.min(...prices) : Math.max(...prices);
  return onlyPlace(items, ({ price }) => price === best);
}

const RANK = '(?:cheapest|least expensive|lowest priced|most expensive|priciest|dearest)';
/** "Which is the cheapest one?" asks for it, and does not call it so. */
const ASKS_RANK = new RegExp(
  String.raw`\b(?:which|what|who|show|see|find|point|sort|order|name|tell|is (?:that|this|it|there))\b[^?.!,;]*\b${RANK}(?: one| pair| option)?\W*(?:$|[?.!,;]|please|pls|here|out|of (?:all|these|them|the)|among|if|when|thanks)`,
  'i',
);

/** Those that are called by their brand or by how they look; all where nothing is said of that. */
function fittingLooks(words: string, items: readonly Item[]): readonly Item[] {
  if (words === '') return items;
  const brand = words.toLowerCase();
  const ofBrand = items.filter((item) => item.brand.toLowerCase() === brand);
  if (ofBrand.length > 0) return ofBrand;
  const readings = lookReadings(words);
  return readings === null ? [] : fittingItems(items, { readings, names: [] });
}

/** The only one that is called by its brand or by how it looks. */
function placeLooking(words: string, items: readonly Item[]): number | null {
  const [found, ...others] = fittingLooks(words, items);
  return found === undefined || others.length > 0 ? null : items.indexOf(found);
}

/** A message about results with numbers in the place of names. */
export interface NamedResults {
  /** "Option 2" is the second result, "brand 1" the first of the brands. */
  words: string;
  brands: readonly string[];
}

/**
 * Calls each result by its number on the screen, however the shopper calls it: by its place, its price, its
 * brand, a color or a cloth that it alone has. "Is the Ostra one lined?" becomes "is option 3 lined?"; brands of
 * the results that are named beside that become "brand 1".
 */
export function nameResults(words: string, items: readonly Item[]): NamedResults {
  const brands = [...new Set(items.map(({ brand }) => brand))];
  const one = `(?:${[...HEADS, ...kindWords(items)].map(escaped).join('|')})`;
  const pattern = (source: string): RegExp => new RegExp(source, 'gi');
  const called = (at: number | null, all: string): string =>
    at === null ? all : `option ${at + 1}`;
  const place = (name: string): number | null => placeCalled(name, items.length);
  const nth = String.raw`\d{1,2}(?:st|nd|rd|th)`;
  const named = words
    .replace(
      pattern(
        String.raw`\b(?:the |that |this )?(${ORDINAL}|${nth}) ${one}\b|(?:\b(?:the|that|this) |^\W*)(${ORDINAL}|${nth})${ALONE}`,
      ),
      (all, name?: string, alone?: string) => called(place(name ?? alone ?? ''), all),
    )
    .replace(
      /(?:\b(?:option|number|no\.?|item|nr\.?)|#) ?#?(\d{1,2}|one|two|three|four|five|six)\b/gi,
      (all, name: string) => called(place(name), all),
    )
    .replace(
      pattern(
        String.raw`\b(?:the|that|this) [$£€]?(\d+(?:\.\d\d)?)(?: ?dollars?| bucks?)? ${one}\b|\b(?:the|that) ((?:[\w'’&-]+ ){0,3}?)${one} (?:for|at|that(?:['’]s| is| costs?)) \$?(\d+(?:\.\d\d)?)(?! ?%)`,
      ),
      (all, ...groups: (string | undefined)[]) => {
        const [price, looks, other] = groups;
        const sum = Number(price ?? other);
        if (looks === undefined || looks === '') return called(placePriced(sum, items), all);
        // Of two that look alike and cost the same the first is meant.
        const found = fittingLooks(looks.trim(), items).find(
          (item) => Math.floor(item.price) === Math.floor(sum),
        );
        return called(found === undefined ? null : items.indexOf(found), all);
      },
    );
  const ranked = ASKS_RANK.test(named)
    ? named
    : named.replace(
        pattern(
          String.raw`\bthe (?:(cheapest|least expensive|lowest priced)|(?:most expensive|priciest|dearest))(?: ${one}\b|${ALONE})`,
        ),
        (all, least?: string) => called(placeRanked(least !== undefined, items), all),
      );
  const looking = ranked.replace(
    pattern(String.raw`\b(?:the|that|this) ((?:[\w'’&-]+ ){1,3}?)${one}\b`),
    (all, looks: string) => called(placeLooking(looks.trim(), items), all),
  );
  return { words: nameBrands(looking, brands), brands };
}

/** "That Volta one for 70": a look or a brand, and a price. */
const LOOKING_PRICED =
  /\b(?:the|that) (?:[\w'’&-]+ ){2,5}?(?:for|at|that(?:['’]s| is| costs?)) \$?\d+/i;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "The second one", "number 12". */
export function itemCalled(number: number): string {
  const ordinal = ORDINALS[number - 1];
  return ordinal === undefined ? `number ${number}` : `the ${ordinal} one`;
}

/**
 * A message in which a result that is called by a brand or a look and a price is called by its place: "do that
 * volta one for 70 run small" becomes "do the third one run small".
 */
export function callByPlace(words: string, items: readonly Item[]): string {
  if (!LOOKING_PRICED.test(words)) return words;
  const { words: named, brands } = nameResults(words, items);
  return named
    .replace(/\boption (\d+)/g, (_, number: string) => itemCalled(Number(number)))
    .replace(/\bbrand (\d+)/g, (_, number: string) => brands[Number(number) - 1] ?? '');
}

const nameBrands = (words: string, brands: readonly string[]): string =>
  brands.reduce(
    (text, brand, at) =>
      text.replace(
        new RegExp(String.raw`(?<![\w-])${escaped(brand)}(?:['’]s)?(?![\w-])`, 'gi'),
        `brand ${at + 1}`,
      ),
    words,
  );
