import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { ShownLine } from '../dialogue/shown-list.ts';
import { written } from '../facts/item-names.ts';
import { isWet } from '../knowledge/style/weather/climate.ts';
import { findPlaces, type Place } from '../knowledge/style/weather/places.ts';
import { monthWritten, type Season, seasonIn } from '../knowledge/style/weather/season.ts';
import { joinWithAnd } from '../speech/join-words.ts';
import { filtersOfList } from './fill-list.ts';
import type { EditedList } from './list-scene.ts';

const RAIN_KINDS = ['rain-jacket', 'raincoat'] as const;
const SEASON_NAMES: Readonly<Record<Season, string>> = {
  winter: 'winter',
  spring: 'spring',
  summer: 'summer',
  autumn: 'fall',
};

/** Whether a kind is worn to keep the rain off. */
export const isRainKind = (type: string): boolean =>
  RAIN_KINDS.some((kind) => isKindOf(type, kind));

/** What it usually does where a trip goes: "showers are common in Lisbon in April". */
interface Forecast {
  isWet: boolean;
  told: string;
}

/** Where and when a list is for: as the question names it, or else the list, or what was said before. */
function forecastOf({ list, turn }: EditedList, words: string): Forecast | null {
  const texts = [words, list.words, ...(turn.state.heard ?? []).toReversed()];
  const places = texts.map(findPlaces).find(({ length }) => length > 0) ?? [];
  const dated = texts.find((text) => monthWritten(text) !== null) ?? list.words;
  const seasonOf = ({ isSouthern }: Place): Season =>
    seasonIn(dated, { now: turn.localNow ?? turn.now, isSouthern });
  const wet = places.filter((place) => isWet(place.climate, seasonOf(place)));
  const [first] = wet.length > 0 ? wet : places;
  if (first === undefined) return null;
  const where = joinWithAnd((wet.length > 0 ? wet : places).map(({ name }) => name));
  const when = monthWritten(dated) ?? SEASON_NAMES[seasonOf(first)];
  const what = wet.length > 0 ? 'showers are common' : 'it seldom rains';
  return { isWet: wet.length > 0, told: `${what} in ${where} in ${when}` };
}

const nameOf = (type: string): string => written(findType(type)?.name ?? type).toLowerCase();

/** The kind against rain that the shop has for whoever packs, the one that was asked about first; null where it has none. */
async function soldKind({ list, turn, find }: EditedList, type: string): Promise<string | null> {
  for (const kind of [type, ...RAIN_KINDS]) {
    const query = findType(kind)?.plural ?? kind;
    const found = await find({ query, filters: filtersOfList(list, turn) });
    if (found.some(({ other_info }) => isKindOf(other_info.type, kind))) return kind;
  }
  return null;
}

/**
 * Whether what keeps the rain off is worth packing, by the climate of the trip; null where nobody knows
 * where it goes.
 * @param told What the list has against rain, as it is told; empty where it has nothing.
 */
export async function tellRain(
  edited: EditedList,
  { type, words, lines }: { type: string; words: string; lines: readonly ShownLine[] },
  told: string,
): Promise<string | null> {
  const forecast = forecastOf(edited, words);
  if (forecast === null) return null;
  const { told: weather } = forecast;
  if (lines.length > 0) {
    return forecast.isWet
      ? `Yes, ${weather}, and the list has ${told}.`
      : `No, ${weather}; still, the list has ${told}.`;
  }
  const sold = await soldKind(edited, type);
  const none = `and the list has no ${nameOf(type)}`;
  if (sold === null) {
    return `${forecast.isWet ? 'Yes' : 'No'}, ${weather}, ${none}; the shop has none at the moment.`;
  }
  const offer = `Say “add a ${nameOf(sold)}”`;
  return forecast.isWet
    ? `Yes, ${weather}, ${none}. ${offer}, and I will.`
    : `No, ${weather}, so the list does without. ${offer} if you want one to be safe.`;
}
