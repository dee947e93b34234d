import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import type { Gender } from '@modiste/contract/values';
import { fnv1a } from '@modiste/lexicon/hash/fnv1a';
import { feelOf } from '../day/day-weather.ts';
import prompts from './prompts.json' with { type: 'json' };
import searches from './searches.json' with { type: 'json' };

type Wearers = 'all' | 'women' | 'men';
/** What may be asked in any weather, on all but warm days, on cold to warm ones, in rain, and in December. */
type Pool = Readonly<Record<keyof typeof prompts, Readonly<Record<Wearers, readonly string[]>>>>;

const DECEMBER = '12';
const BETWEEN_SEASONS = /\b(?:spring|fall)\b/g;

/** A mild day in November is dressed for like one in April, and is no spring. */
const inSeason = (text: string, { season }: DaySetting): string =>
  text.replaceAll(BETWEEN_SEASONS, season === 'autumn' ? 'fall' : season);

/** Whoever named no gender, or Unisex alone, is shown what is for anyone. */
function wearersOf(genders: readonly Gender[]): readonly Wearers[] {
  const named = genders.flatMap((gender): Wearers[] => {
    if (gender === 'Unisex') return [];
    return [gender === 'Women' ? 'women' : 'men'];
  });
  return ['all', ...(named.length > 0 ? named : (['women', 'men'] as const))];
}

/** What nobody asks for on a wet and mild day. */
const NOT_IN_RAIN = /\b(?:linen|straw|suede|espadrilles?|sandals?)\b/i;

/** Of this day's prompts about as many as of those for any day come first. */
const DUE = 0.45;
const STEPS = 1000;

/** All of a pool that suits, what is for this weather well before its share, in another order each day. */
function draw(pool: Pool, setting: DaySetting, genders: readonly Gender[]): readonly string[] {
  const { day, is_rainy } = setting;
  const wearers = wearersOf(genders);
  const texts = (part: keyof Pool) => wearers.flatMap((wearer) => pool[part][wearer]);
  const feel = feelOf(setting);
  const isDecember = day.split('-')[1] === DECEMBER;
  const due = [
    ...texts(feel),
    ...(is_rainy ? texts('rain') : []),
    ...(isDecember ? texts('december') : []),
  ];
  const always = [...texts('any'), ...(feel === 'warm' ? [] : texts('layers'))];
  const placeOf = (text: string, bonus: number): [string, number] => [
    text,
    (Math.abs(fnv1a(`${day} ${text}`)) % STEPS) / STEPS - bonus,
  ];
  const isFit = (text: string) => !is_rainy || feel === 'warm' || !NOT_IN_RAIN.test(text);
  const placed = [
    ...due.map((text) => placeOf(text, DUE)),
    ...always.map((text) => placeOf(text, 0)),
  ];
  const ordered = placed.toSorted(([, one], [, other]) => one - other);
  const fit = ordered.filter(([text]) => isFit(text));
  return [...new Set(fit.map(([text]) => inSeason(text, setting)))];
}

/**
 * What shoppers of these genders may ask the search or the stylist for in this setting, in another
 * order each day.
 * @param genders Empty where the shopper named none.
 * @returns at least 120 of them, none twice.
 */
export const promptsFor = (setting: DaySetting, genders: readonly Gender[]): readonly string[] =>
  draw(prompts, setting, genders);

/**
 * Short searches that suit this setting, for a shop that nobody has searched yet.
 * @returns at least 30 of them, none twice.
 */
export const searchesFor = (setting: DaySetting, genders: readonly Gender[]): readonly string[] =>
  draw(searches, setting, genders);
