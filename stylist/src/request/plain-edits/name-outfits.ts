import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { fittingItems } from '../../references/fits-description.ts';
import { sumOf } from '../../references/shown-outfits.ts';
import { type PlacedReading, readMessage } from '../../understanding/message.ts';

type Outfits = readonly (readonly Item[])[];

const ONE = '(?:one|outfit|look|set|option|combo|version|fit|ensemble)';
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  one: 0,
  second: 1,
  '2nd': 1,
  two: 1,
  third: 2,
  '3rd': 2,
  three: 2,
  fourth: 3,
  '4th': 3,
  four: 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  '6th': 5,
};
const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th|last|middle)';
/** What follows "the second" where it is no "second dress". */
const ALONE = String.raw`(?=\s*(?:$|[,.!?;:)]|but\b|with\b|without\b|and\b|is\b|are\b|has\b|was\b|pls\b|please\b|then\b|though\b|tho\b|just\b|only\b|looks?\b|costs?\b|in (?:total|all)\b|altogether\b|instead\b|for me\b|it is\b|i think\b))`;

const BY_PLACE = new RegExp(
  String.raw`(?<!\bback to )(?<!\bback to the )(?:\b(?:the |that |this )?(${ORDINAL}) ${ONE}\b|(?:\b(?:the|that|this) |^\W*)(${ORDINAL})${ALONE})`,
  'gi',
);
const BY_NUMBER =
  /(?:\b(?:outfit|look|number|no\.?|option|set)|#) ?#?([1-6]|one|two|three|four)\b/gi;
const BY_PRICE = new RegExp(
  String.raw`\bthe \$?(\d+(?:\.\d\d)?)(?: ?dollars?| bucks?)? ${ONE}\b|\b(?:the|that) ${ONE} (?:for|at|that(?:['’]s| is)) \$?(\d+(?:\.\d\d)?)`,
  'gi',
);
const BY_RANK = new RegExp(
  String.raw`\b(?:(?:the )?(cheapest|least expensive|lowest priced)|(?:the )?(?:most expensive|priciest|dearest))(?: ${ONE}\b|${ALONE})`,
  'gi',
);
const BY_PIECE = new RegExp(
  String.raw`\b(?:the |that )?${ONE} with (?:the |a |an |those |that )?((?:[\w'’-]+ ?){1,4})`,
  'gi',
);
const BY_LOOK = new RegExp(String.raw`\b(?:the|that) ((?:[\w'’-]+ ){1,3}?)${ONE}\b`, 'gi');

/** What each outfit is seen as first: its dress, else its top. */
const MAIN = ['one-piece', 'suit', 'swim', 'top', 'bottom'];
const mainOf = (outfit: readonly Item[]): readonly Item[] =>
  MAIN.map((role) => outfit.filter(({ other_info }) => typeRole(other_info.type) === role)).find(
    (pieces) => pieces.length > 0,
  ) ?? outfit;

/** The only place for which something holds; null where there is none, or several. */
function onlyPlace(outfits: Outfits, holds: (outfit: readonly Item[]) => boolean): number | null {
  const places = [...outfits.keys()].filter((at) => holds(outfits[at] ?? []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

function placeCalled(name: string, outfits: Outfits): number | null {
  const word = name.toLowerCase();
  const at =
    word === 'last'
      ? outfits.length - 1
      : word === 'middle' && outfits.length === 3
        ? 1
        : (PLACES[word] ?? Number.parseInt(word, 10) - 1);
  return at >= 0 && at < outfits.length ? at : null;
}

/** The outfit that costs about so much: "the $115 one" may cost $115.45. */
function placePriced(price: number, outfits: Outfits): number | null {
  const isExact = (total: number): boolean =>
    Math.floor(total) === Math.floor(price) || Math.round(total) === price;
  return (
    onlyPlace(outfits, (pieces) => isExact(sumOf(pieces))) ??
    onlyPlace(outfits, (pieces) => Math.abs(sumOf(pieces) - price) <= price * 0.02)
  );
}

function placeRanked(isLeast: boolean, outfits: Outfits): number | null {
  const totals = outfits.map(sumOf);
  const best = isLeast ? Math.min(...totals) : Math.max(...totals);
  return onlyPlace(outfits, (pieces) => sumOf(pieces) === best);
}

const LOOKS: ReadonlySet<string> = new Set(['color', 'pattern', 'material', 'type']);

/** The readings of words that say nothing but what a piece is and looks like; null where they say more. */
function readingsOf(words: string): readonly PlacedReading[] | null {
  const message = readMessage(understandQuery(words));
  const covered = message.readings.reduce((sum, { from, to }) => sum + to - from, 0);
  const areLooks = message.readings.every(
    ({ reading: { role, concepts } }) =>
      role === 'wanted' && concepts.length > 0 && concepts.every(({ kind }) => LOOKS.has(kind)),
  );
  return areLooks && covered > 0 && covered === message.words.length ? message.readings : null;
}

/** The outfit that alone has such a piece, before all as what it is seen as first. */
function placeWith(readings: readonly PlacedReading[], outfits: Outfits): number | null {
  const fits = (pieces: readonly Item[]): boolean =>
    fittingItems(pieces, { readings, names: [] }).length > 0;
  return onlyPlace(outfits, fits) ?? onlyPlace(outfits, (outfit) => fits(mainOf(outfit)));
}

/** "The one with the maxi dress pls": as many words as tell of a piece, and what is left of them. */
function placeWithPiece(words: string, outfits: Outfits): { at: number; rest: string } | null {
  const said = words.trimEnd().split(' ');
  for (let count = said.length; count > 0; count -= 1) {
    const readings = readingsOf(said.slice(0, count).join(' '));
    const at = readings === null ? null : placeWith(readings, outfits);
    if (at !== null)
      return {
        at,
        rest: said
          .slice(count)
          .map((word) => ` ${word}`)
          .join(''),
      };
  }
  return null;
}

/**
 * A message in which each outfit is called by its number on the screen, however the shopper calls it: by its
 * place, its price, a color or a piece that it alone has. "The green one but flats" becomes "outfit 3 but flats".
 */
export function nameOutfits(words: string, outfits: Outfits): string {
  if (outfits.length === 0) return words;
  const called = (at: number | null, all: string): string =>
    at === null ? all : `outfit ${at + 1}`;
  return words
    .replace(BY_PIECE, (all, piece: string) => {
      const found = placeWithPiece(piece, outfits);
      return found === null
        ? all
        : `outfit ${found.at + 1}${found.rest}${piece.endsWith(' ') ? ' ' : ''}`;
    })
    .replace(BY_PLACE, (all, name?: string, alone?: string) =>
      called(placeCalled(name ?? alone ?? '', outfits), all),
    )
    .replace(BY_NUMBER, (all, name: string) => called(placeCalled(name, outfits), all))
    .replace(BY_PRICE, (all, one?: string, other?: string) =>
      called(placePriced(Number(one ?? other), outfits), all),
    )
    .replace(BY_RANK, (all, least?: string) =>
      called(placeRanked(least !== undefined, outfits), all),
    )
    .replace(BY_LOOK, (all, looks: string) => {
      const readings = readingsOf(looks.trim());
      return called(readings === null ? null : placeWith(readings, outfits), all);
    });
}
