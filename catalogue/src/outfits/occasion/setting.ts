import { COLORS } from '@modiste/contract/values';
import { attributeGroup, findAttribute } from '@modiste/lexicon/attributes';
import { findType, formalityOf, type GarmentType } from '@modiste/lexicon/garment-types';
import { occasionAffinity } from '@modiste/lexicon/occasion-affinity';
import { occasionColors, occasionFit } from '@modiste/lexicon/occasion-fit';
import type { Role } from '@modiste/lexicon/type-row';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { IndexedItem } from '../../item-facts/indexed-item.ts';
import { readPiece } from '../../similar/outfit/piece.ts';

type Weather = 'cold' | 'cool' | 'warm' | 'hot';

/** What an outfit is for, as far as the words tell. */
export interface Setting {
  /** From 0 (gym, beach) to 1 (white tie); null where nothing tells. */
  formality: number | null;
  /** How much more casual or dressed up than is usual for it a piece may be, before it is left out. */
  slack: number;
  weather: Weather | null;
  /** Whether something is to go over it, however warm the day: it was asked to be warmer. */
  isLayered: boolean;
  /** What it is like outside now, where the occasion has no weather of its own. */
  today: 'cold' | 'hot' | null;
  isRainy: boolean;
  /** Whether it is for moving about: for a sport, or dressed like for one. */
  isSporty: boolean;
  /** Whether it is for a sport that is done in clothes and shoes of its own. */
  isActive: boolean;
  /** Colors that the occasion asks for, as a funeral asks for black. */
  colors: ReadonlySet<string>;
  /** Colors that nobody wears to it from head to hem: white is the bride's. */
  avoided: readonly string[];
  /** Whether nobody wants to stand out by color or shine: at an interview, in a boardroom. */
  isReserved: boolean;
  /** Whether it begins after dark, or dresses as if it did. */
  isEvening: boolean;
  isMourning: boolean;
  /** Whether men come in dinner jackets. */
  isBlackTie: boolean;
  /** Whether its season is felt on the way there only. */
  isIndoors: boolean;
  /** By how much it is to be dressier than its occasion, or more casual where it is below 0. */
  moved: number;
  /** How strongly garments of a role are called for by the occasion, from 0 to 1. */
  calls: (role: Role, isWorn: (type: GarmentType) => boolean) => number;
  /** How well a garment suits it, and how well colors do. */
  judge: ReturnType<typeof occasionFit>;
  judgeColors: ReturnType<typeof occasionColors>;
  /** How strongly an item is called for, from 0 to 1. */
  callsFor: (item: Pick<IndexedItem, 'type' | 'colors' | 'facets'>) => number;
}

interface Steps {
  formality: number;
  warmth: number;
}

/** What tells beside the words what an outfit is for. */
interface SettingRequest {
  kept: readonly IndexedItem[];
  /** Steps dressier and warmer than the words ask for, below 0 more casual and cooler. */
  steps?: Steps | undefined;
  today?: 'cold' | 'hot' | undefined;
}

const MOODS: ReadonlySet<string | null> = new Set(['occasion', 'dress-code', 'activity', 'style']);

/** These tell how dressed up their wearer is; what is put on top, or taken off for a swim, hardly. */
const TELLING: ReadonlySet<Role> = new Set<Role>([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
  'shoes',
]);

/** From here on an outfit is dressed up: a blazer over separates, a tie, jewelry. */
export const DRESSED_UP = 0.65;
/** Below this it is made for sport or for the sofa. */
const SPORTY = 0.15;
/** What is done without sweat, in clothes and shoes of any kind. */
const AT_EASE: ReadonlySet<string> = new Set(['dance', 'sailing', 'swimming', 'gardening']);

const WEDDINGS = ['wedding', 'wedding-guest', 'beach-wedding', 'garden-wedding'];

/** Where one dresses up, however casual it is asked to be. */
const FESTIVE_DAYS = [
  ...WEDDINGS,
  'graduation',
  'engagement',
  'cocktail',
  'black-tie-event',
  'formal',
];

/** Where shine and candy colors say the wrong thing. */
const RESERVED_DAYS = ['interview', 'office', 'conference', 'business-formal', 'funeral'];

const BLACK_TIE_DAYS = ['black-tie-event', 'white-tie'];

/** Where satin and sequins are at home. */
const EVENINGS = [
  ...BLACK_TIE_DAYS,
  ...WEDDINGS,
  'evening',
  'night-out',
  'date-night',
  'cocktail',
  'party',
  'holiday-party',
  'festive-attire',
  'creative-black-tie',
  'black-tie-optional',
  'semi-formal',
  'formal',
  'prom',
  'anniversary',
  'dinner',
  'theatre',
  'engagement',
];

/** A party of the office is a party. */
const PARTIES = ['holiday-party', 'party', 'cocktail', 'festive-attire'];

/** The occasions that decide: nobody dresses for work at a Christmas party of the office. */
const decisive = (attributes: readonly string[]): readonly string[] =>
  attributes.some((id) => PARTIES.includes(id))
    ? attributes.filter((id) => id !== 'office')
    : attributes;

/** White is left to the bride, unless it is asked for. */
function avoidedColors({ soft, types }: UnderstoodQuery): string[] {
  const isWedding = soft.attributes.some((id) => WEDDINGS.includes(id));
  const isBride =
    types.includes('wedding-dress') ||
    soft.attributes.includes('bridal') ||
    soft.colors.includes('White');
  return isWedding && !isBride ? ['White'] : [];
}

const COLD = ['winter', 'skiing', 'christmas', 'holiday-party'];
const COOL = ['autumn', 'thanksgiving'];
const HOT = ['summer', 'beach', 'beach-wedding', 'resort-wear', 'swimming', 'picnic'];

const WARM = ['garden-wedding', 'spring', 'races'];

/** How much "dressier" and "more casual" move it. */
const STEP = 0.2;
/** Said of an interview or a dinner, these decide how dressed up it is. */
const RELAXED_CODES = ['smart-casual', 'business-casual'];
/** Where an occasion stays one, however casual it is asked to be. */
const KEEPS_LEVEL = [...FESTIVE_DAYS, ...BLACK_TIE_DAYS, 'interview', 'funeral', 'prom'];
/** The most casual that anybody comes to a wedding, on the beach as well. */
const LEAST_LEVEL = 0.34;

interface Call {
  type: GarmentType;
  weight: number;
}

/** The garments that an attribute calls for. */
const callsOf = (id: string): Call[] =>
  [...(findAttribute(id)?.related ?? [])].flatMap(([words, weight]) => {
    const type = findType(words);
    return type === null ? [] : [{ type, weight }];
  });

const CALLED_COLOR_MIN = 0.7;

/** The colors that an attribute calls for, and not only allows. */
const colorsOf = (id: string): string[] =>
  [...(findAttribute(id)?.related ?? [])].flatMap(([words, weight]) =>
    weight < CALLED_COLOR_MIN ? [] : COLORS.filter((color) => color.toLowerCase() === words),
  );

const meanOf = (levels: readonly number[]): number | null =>
  levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length;

/** How formal an occasion is: as its garments are, by how much it calls for each. */
function formalityOfCalls(calls: readonly Call[]): number | null {
  const telling = calls.filter(({ type }) => TELLING.has(type.role));
  const weight = telling.reduce((sum, call) => sum + call.weight, 0);
  if (weight === 0) return null;
  return telling.reduce((sum, call) => sum + call.weight * call.type.formality, 0) / weight;
}

const levelOf = (moods: readonly (readonly Call[])[]): number | null =>
  meanOf(moods.flatMap((calls) => formalityOfCalls(calls) ?? []));

function weatherOf(attributes: readonly string[]): Setting['weather'] {
  const isAmong = (ids: readonly string[]) => attributes.some((id) => ids.includes(id));
  if (isAmong(COLD)) return 'cold';
  if (isAmong(COOL)) return 'cool';
  if (isAmong(HOT)) return 'hot';
  return isAmong(WARM) ? 'warm' : null;
}

const WEATHERS: readonly Weather[] = ['hot', 'warm', 'cool', 'cold'];

/** The weather that one dresses for after steps warmer or cooler. */
function steppedWeather(weather: Weather | null, steps: number): Weather | null {
  if (steps === 0) return weather;
  const usual = steps > 0 ? WEATHERS.indexOf('warm') : WEATHERS.indexOf('cool');
  const from = weather === null ? usual : WEATHERS.indexOf(weather);
  return WEATHERS[Math.max(0, Math.min(WEATHERS.length - 1, from + steps))] ?? weather;
}

/** How far an aspect is moved: by counted steps, or as the words compare. */
function stepsOf(
  aspect: 'formality' | 'warmth',
  { comparisons }: UnderstoodQuery,
  steps: Steps | undefined,
): number {
  if (steps !== undefined) return steps[aspect];
  return comparisons
    .filter((one) => one.aspect === aspect)
    .reduce((sum, { direction }) => sum + direction, 0);
}

/** Under another sky than that of today. */
const ELSEWHERE: readonly string[] = ['vacation', 'festival', 'resort-wear', 'flight', 'beach'];

const hasOwnWeather = (attributes: readonly string[]): boolean =>
  weatherOf(attributes) !== null || attributes.some((id) => ELSEWHERE.includes(id));

const withoutPrefix = (facet: string): string => facet.slice(facet.indexOf(':') + 1);

/** One step more casual than is usual, but no further. */
const leastLevel = (level: number): number => Math.max(Math.min(level, LEAST_LEVEL), level - STEP);

/**
 * Reads what an outfit is for: of several occasions and styles it is in the middle.
 * @param named Garment types that the words name. What is kept tells how formal it is where no
 *   occasion does, and these where nothing is kept.
 */
export function readSetting(
  understood: UnderstoodQuery,
  named: readonly string[],
  { kept, steps, today }: SettingRequest,
): Setting {
  const attributes = decisive(understood.soft.attributes);
  const isAmong = (days: readonly string[]) => attributes.some((id) => days.includes(id));
  const moods = attributes.filter((id) => MOODS.has(attributeGroup(id))).map(callsOf);
  const usual = levelOf(moods);
  const coded = levelOf(attributes.filter((id) => RELAXED_CODES.includes(id)).map(callsOf));
  const isRelaxed = coded !== null && usual !== null && coded < usual;
  const level =
    (isRelaxed ? coded : usual) ??
    meanOf(kept.flatMap((item) => readPiece(item).formality ?? [])) ??
    meanOf(named.flatMap((id) => formalityOf(id) ?? []));
  // "Too dressy, it's casual there" is one step down and not two.
  const steppedBy = stepsOf('formality', understood, steps);
  const moved = STEP * (attributes.includes('casual') ? Math.max(0, steppedBy) : steppedBy);
  const warmer = stepsOf('warmth', understood, steps);
  const least = isAmong(KEEPS_LEVEL) ? leastLevel(level ?? 0) : 0;
  const formality = level === null ? null : Math.max(least, Math.min(1, level + moved));
  const called = moods.flat();
  const affinity = occasionAffinity(attributes);
  // What is asked to be more casual is no suit, however much the occasion calls for one; what is
  // asked to be dressier may well be.
  const isInStep = (own: number | null): boolean => {
    if (formality === null || own === null || (moved === 0 && !isRelaxed)) return true;
    return moved < 0 || isRelaxed
      ? own - formality <= STEP / 2
      : formality - own <= STEP + STEP / 2;
  };
  const isActive = attributes.some((id) => attributeGroup(id) === 'activity' && !AT_EASE.has(id));
  return {
    formality,
    slack: 0,
    isActive,
    colors: new Set(attributes.flatMap(colorsOf)),
    avoided: avoidedColors(understood),
    weather: steppedWeather(weatherOf(attributes), warmer),
    isLayered: warmer > 0,
    today: hasOwnWeather(attributes) ? null : (today ?? null),
    isRainy: attributes.includes('rainy'),
    isReserved: isAmong(RESERVED_DAYS),
    isEvening: isAmong(EVENINGS),
    isMourning: attributes.includes('funeral'),
    isBlackTie: isAmong(BLACK_TIE_DAYS),
    isIndoors:
      isAmong(['holiday-party']) && !attributes.some((id) => attributeGroup(id) === 'season'),
    isSporty: (formality !== null && formality < SPORTY) || isActive,
    calls: (role, isWorn) =>
      called
        .filter(({ type }) => type.role === role && isWorn(type) && isInStep(type.formality))
        .reduce((most, { weight }) => Math.max(most, weight), 0),
    callsFor: ({ type, colors, facets }) =>
      isInStep(formalityOf(type))
        ? affinity({ type, colors, facts: facets.map(withoutPrefix) })
        : 0,
    judge: occasionFit(attributes),
    judgeColors: occasionColors(attributes),
    moved,
  };
}
