import { LOCATION_SUGGESTIONS_MAX } from '@modiste/contract/limits';
import { foldName } from './fold-name.ts';
import { formatPlace, liesIn } from './place-words.ts';
import type { City } from './read-cities.ts';
import type { NameMatch, SortedNames } from './sorted-names.ts';

/** What a city is called elsewhere counts less: Quito is a San Francisco too. */
const FOREIGN_NAME_WEIGHT = 0.02;
/** A whole name counts more: Bath is no beginning of Bathinda. */
const WHOLE_NAME_WEIGHT = 5;
/** As many as "Provence-Alpes-Côte d’Azur" has. */
const AREA_WORDS_MAX = 4;

interface Suggestion {
  formatted: string;
  city: City;
  weight: number;
}

const weightOf = (city: City, { isOwn, isWhole }: NameMatch) =>
  city.population * (isOwn ? 1 : FOREIGN_NAME_WEIGHT) * (isWhole ? WHOLE_NAME_WEIGHT : 1);

/** Puts a suggestion in its place among the best, each of which reads differently. */
function keepBest(best: Suggestion[], made: Suggestion): void {
  const same = best.findIndex(({ formatted }) => formatted === made.formatted);
  if (same >= 0 && (best[same]?.weight ?? 0) >= made.weight) return;
  if (same >= 0) best.splice(same, 1);
  const worse = best.findIndex(({ weight }) => weight < made.weight);
  best.splice(worse < 0 ? best.length : worse, 0, made);
  best.length = Math.min(best.length, LOCATION_SUGGESTIONS_MAX);
}

interface CityIndex {
  cities: readonly City[];
  names: SortedNames;
}

/** The best of the cities whose name begins so, in all of the areas. */
function findBest(
  name: string,
  areas: readonly string[],
  { cities, names }: CityIndex,
): Suggestion[] {
  const best: Suggestion[] = [];
  for (const match of names.beginningWith(name)) {
    const city = cities[match.city];
    if (!city) continue;
    const weight = weightOf(city, match);
    const isFull = best.length === LOCATION_SUGGESTIONS_MAX;
    if (isFull && weight <= (best.at(-1)?.weight ?? 0)) continue;
    if (liesIn(city, areas)) keepBest(best, { formatted: formatPlace(city), city, weight });
  }
  return best;
}

/** Words without a comma between them: the last ones may name the area, as in "Paris France". */
function findInLastWords(name: string, areas: readonly string[], world: CityIndex): Suggestion[] {
  const words = name.split(' ');
  for (let taken = 1; taken < Math.min(words.length, AREA_WORDS_MAX + 1); taken += 1) {
    const last = words.slice(-taken);
    const rest = words.slice(0, -taken).join(' ');
    for (const named of [[last.join(' ')], last]) {
      const found = findBest(rest, [...named, ...areas], world);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/**
 * The cities whose name begins as typed, the likeliest first: more people, a name of its own, a
 * whole name. What follows a comma names the region or country, as in "Paris, Texas"; so do the
 * last words where no city is called like all of them.
 */
export function suggestCities(text: string, world: CityIndex): Suggestion[] {
  const [name = '', ...areas] = text.split(',').map(foldName);
  if (name === '') return [];
  const named = areas.filter((area) => area !== '');
  const found = findBest(name, named, world);
  return found.length > 0 ? found : findInLastWords(name, named, world);
}
