import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { tokenize } from '@modiste/lexicon/tokens';
import { fittingItems } from '../../references/fits-description.ts';
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

/** Finds the one that is called by its brand or by how it looks. */
function placeLooking(words: string, items: readonly Item[]): number | null {
  const brand = words.toLowerCase();
  const ofBrand = onlyPlace(items, (item) => item.brand.toLowerCase() === brand);
  if (ofBrand !== null) return ofBrand;
  const readings = lookReadings(words);
  if (readings === null) return null;
  const fitting = fittingItems(items, { readings, names: [] });
  return fitting.length === 1 ? items.findIndex((item) => item === fitting[0]) : null;
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
        String.raw`\b(?:the|that|this) [$£€]?(\d+(?:\.\d\d)?)(?: ?dollars?| bucks?)? ${one}\b|\b(?:the|that) ${one} (?:for|at|that(?:['’]s| is)) \$?(\d+(?:\.\d\d)?)`,
      ),
      (all, price?: string, other?: string) =>
        called(placePriced(Number(price ?? other), items), all),
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

const nameBrands = (words: string, brands: readonly string[]): string =>
  brands.reduce(
    (text, brand, at) =>
      text.replace(
        new RegExp(String.raw`(?<![\w-])${escaped(brand)}(?:['’]s)?(?![\w-])`, 'gi'),
        `brand ${at + 1}`,
      ),
    words,
  );
