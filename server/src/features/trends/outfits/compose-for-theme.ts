import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { feelOf, unfitFor } from '@modiste/stylist/editorial/day-weather';
import type { Theme } from '@modiste/stylist/editorial/themes';
import type { Deps } from '../../../deps/deps.ts';
import { tasteOf } from '../../../preferences/read-preferences.ts';
import { shareOf } from '../person/day-order.ts';
import { dislikedColors } from '../person/disliked.ts';
import type { HomePerson } from '../person/read-person.ts';

/** An outfit and what it is for. */
export interface ThemedOutfit {
  theme: Theme;
  /** The leading piece first. */
  pieces: readonly Item[];
}

/** For whom and which day outfits are composed. */
export interface OutfitRequest {
  person: HomePerson;
  setting: DaySetting;
  /** Where the person buys between the cheapest and the dearest of each kind; null where nobody knows. */
  priceLevel: number | null;
}

/** What an outfit is for, what it must not have, and what should not lead it. */
interface OutfitOrder {
  theme: Theme;
  /** How many outfits of the day come before it. */
  turn: number;
  exceptIds: ReadonlySet<string>;
  seenIds: readonly string[];
}

/** What it is like outside, for themes that do not say it. */
const OUTSIDE = { cold: 'cold', cool: null, mild: null, warm: 'hot' } as const;

const WEARERS = ['Women', 'Men'] as const;

/** Of several genders that a person shops for, each outfit is for one, in turn, if there is one. */
function gendersInTurn({ filters }: HomePerson, turn: number): readonly (readonly string[])[] {
  const named = WEARERS.filter((wearer) => filters.gender.includes(wearer));
  const open = filters.gender.length === 0 ? WEARERS : named;
  if (open.length < 2) return [filters.gender];
  const first = turn % open.length;
  return [...open.slice(first), ...open.slice(0, first)].map((gender) => [gender]);
}

/** Whom the first outfit of a day is for. */
const firstTurn = ({ person, setting }: OutfitRequest): number =>
  Math.round(shareOf(`wearer ${person.userId} ${setting.day}`));

/** Composes an outfit for a theme, the same for the same day; null where there is none. */
export async function composeForTheme(
  { catalogue }: Pick<Deps, 'catalogue'>,
  request: OutfitRequest,
  { theme, turn, exceptIds, seenIds }: OutfitOrder,
): Promise<ThemedOutfit | null> {
  const { person, setting, priceLevel } = request;
  const today = OUTSIDE[feelOf(setting)];
  const search: OutfitSearch = {
    query: `${theme.query}${unfitFor(setting)}${person.refusals}`,
    filters: person.filters,
    budget: null,
    keep: [],
    // Home shows the first picture of each piece.
    isInFirstColor: true,
    exceptIds: [...exceptIds],
    exceptColors: dislikedColors(person),
    seenIds,
    variety: `${person.userId} ${setting.day} ${theme.id}`,
    ...(priceLevel !== null && { priceLevel }),
    ...(today !== null && { today }),
    preferences: tasteOf(person.preferences),
    limit: 1,
  };
  for (const gender of gendersInTurn(person, firstTurn(request) + turn)) {
    const filters = { ...person.filters, gender };
    const [outfit] = await catalogue.composeOutfits({ ...search, filters });
    if (outfit !== undefined) return { theme, pieces: outfit.pieces };
  }
  return null;
}
