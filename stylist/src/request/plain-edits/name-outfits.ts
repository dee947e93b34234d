import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { fittingItems } from '../../references/fits-description.ts';
import { sumOf } from '../../references/shown-outfits.ts';
import type { PlacedReading } from '../../understanding/message.ts';
import { ALONE, callPlaces, lookReadings, ORDINAL, placeCalled } from '../plain/place-words.ts';

type Outfits = readonly (readonly Item[])[];

const ONE = '(?:one|outfit|look|set|option|combo|version|fit|ensemble)';
const BY_PLACE = new RegExp(
  String.raw`(?<!\bback to )(?<!\bback to the )(?:\b(?:the |that |this )?(${ORDINAL}) ${ONE}\b|(?:\b(?:the|that|this) |^\W*)(${ORDINAL})${ALONE})`,
  'gi',
);
const BACK_TO = /\bback to\b/i;
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
    const readings = lookReadings(said.slice(0, count).join(' '));
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

const called = (at: number | null, all: string): string => (at === null ? all : `outfit ${at + 1}`);

/** A message in which outfits are called by their numbers where it names them by a piece or a look alone. */
export const nameByLook = (words: string, outfits: Outfits): string =>
  words
    .replace(BY_PIECE, (all, piece: string) => {
      const found = placeWithPiece(piece, outfits);
      return found === null
        ? all
        : `outfit ${found.at + 1}${found.rest}${piece.endsWith(' ') ? ' ' : ''}`;
    })
    .replace(BY_LOOK, (all, looks: string) => {
      const readings = lookReadings(looks.trim());
      return called(readings === null ? null : placeWith(readings, outfits), all);
    });

/**
 * A message in which each outfit is called by its number on the screen, however the shopper calls it: by its
 * place, its price, a color or a piece that it alone has. "The green one but flats" becomes "outfit 3 but flats".
 */
export function nameOutfits(words: string, outfits: Outfits): string {
  if (outfits.length === 0) return words;
  const placed = words
    .replace(BY_PLACE, (all, name?: string, alone?: string) =>
      called(placeCalled(name ?? alone ?? '', outfits.length), all),
    )
    .replace(BY_NUMBER, (all, name: string) => called(placeCalled(name, outfits.length), all))
    .replace(BY_PRICE, (all, one?: string, other?: string) =>
      called(placePriced(Number(one ?? other), outfits), all),
    )
    .replace(BY_RANK, (all, least?: string) =>
      called(placeRanked(least !== undefined, outfits), all),
    );
  const named = nameByLook(placed, outfits);
  if (BACK_TO.test(named)) return named;
  return callPlaces(named, (name) => {
    const at = placeCalled(name, outfits.length);
    return at === null ? null : called(at, '');
  });
}
