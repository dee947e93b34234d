import type { Item } from '@modiste/contract/entities/item';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { formalityOf, typeRole, warmthOf } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { shadeMatcher } from '@modiste/lexicon/shade-match';
import type { Role } from '@modiste/lexicon/type-row';
import { gradeFabrics } from '../../facts/fabric-grades.ts';
import { fabricGives } from '../../facts/fabric-traits.ts';
import { feetScore } from '../../facts/feet-fit.ts';
import { isWarm, NOT_WORN_FOR_WARMTH } from '../../facts/has-quality.ts';
import { shownColor } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { serves } from '../needs/judge-need.ts';
import { missesComparison } from './compared.ts';
import { isHardOnFeet, isNearRefusedFit } from './kind-to-shopper.ts';
import { isLiked } from './liked-reasons.ts';
import { formalityFor, GIFT, isTooCasual, isTooDressy, usualKind } from './usual-choice.ts';
import type { Wish } from './wish.ts';

const HOT: ReadonlySet<string> = new Set([
  'summer',
  'beach',
  'beach-wedding',
  'garden-wedding',
  'resort-wear',
  'vacation',
  'picnic',
]);
const HEAVY: ReadonlySet<string> = new Set(['velvet', 'leather', 'corduroy', 'tweed', 'suede']);
/** What is knitted to be warm, whatever of: a sweater dress, a turtleneck. */
const WARM_KNIT = 0.55;
const KNITS: ReadonlySet<string | null> = new Set<Role | null>(['one-piece', 'mid-layer', 'top']);
const BARE = 0.2;
const USUAL_WARMTH = 0.5;
/** A coat alone keeps warm in winter; a lighter jacket does with a filling or in wool, a blazer never. */
const COAT_WARMTH = 0.7;
const OUTER_WARMTH_MIN = 0.5;

/** Velvet in summer and linen in snow match the words, and are nothing to speak of first. */
function isOutOfSeason(item: Item, { occasions, types }: Wish): boolean {
  if (NOT_WORN_FOR_WARMTH.has(item.try_on_category)) return false;
  const { materials, type } = readItemFacts(item).garment;
  const isWarm = materials.some((id) => HEAVY.has(id) || fabricGives(id, 'insulated'));
  if (occasions.some((id) => HOT.has(id))) {
    const isKnit = KNITS.has(typeRole(type ?? '')) && (warmthOf(type ?? '') ?? 0) >= WARM_KNIT;
    return isWarm || (isKnit && !types.some((asked) => asked === type));
  }
  if (!occasions.includes('winter')) return false;
  const warmth = warmthOf(type ?? '') ?? USUAL_WARMTH;
  if (typeRole(type ?? '') !== 'outer') return !isWarm && warmth < BARE;
  const isInsulated = materials.some((id) => fabricGives(id, 'insulated'));
  return warmth < (isInsulated ? OUTER_WARMTH_MIN : COAT_WARMTH);
}

const AT_WORK: ReadonlySet<string> = new Set([
  'office',
  'interview',
  'business',
  'business-casual',
  'business-formal',
  'court',
  'funeral',
]);
/** What catches the light, or belongs to the evening by its kind. */
const GLITTERS: ReadonlySet<string> = new Set(['sequin', 'lame', 'lurex', 'glitter', 'metallic']);
const OF_EVENING = ['tuxedo', 'dinner-jacket', 'evening-gown'];

/** A sequin tuxedo is as dressy as an interview asks for, and nothing to wear to one. */
function isForEvening(item: Item, { occasions, fabrics, types }: Wish): boolean {
  if (!occasions.some((id) => AT_WORK.has(id))) return false;
  const { materials, patterns, type } = readItemFacts(item).garment;
  const isAsked = (id: string): boolean =>
    types.some((one) => isKindOf(one, id)) ||
    fabrics.some(({ concepts }) => concepts.some((concept) => concept.id === id));
  const glitters = [...materials, ...patterns].some((id) => GLITTERS.has(id) && !isAsked(id));
  return glitters || OF_EVENING.some((kind) => isKindOf(type ?? '', kind) && !isAsked(kind));
}

const RAINWEAR: ReadonlySet<string | null> = new Set<Role | null>(['outer', 'shoes']);
/** What rain stains or spots. */
const SPOILED_BY_RAIN: ReadonlySet<string> = new Set(['suede', 'velvet', 'satin', 'silk']);

/** A suede jacket is a jacket, and none for a walk in the rain. */
function isSpoiledByRain(item: Item, { occasions }: Wish): boolean {
  const { materials, type } = readItemFacts(item).garment;
  const isWornOutside = RAINWEAR.has(typeRole(type ?? ''));
  return (
    occasions.includes('rainy') && isWornOutside && materials.some((id) => SPOILED_BY_RAIN.has(id))
  );
}

/** Worn beside clothes: nobody who names no kind of thing asks for these first. */
const BESIDE_CLOTHES: ReadonlySet<string | null> = new Set<Role | null>([
  'bag',
  'jewelry',
  'headwear',
  'belt',
  'scarf',
  'eyewear',
  'watch',
  'hosiery',
  'underwear',
  'other',
]);
const SPORT_MAX = 0.25;
const DRESSY_FROM = 7;
const ABOVE_SPORT = 0.3;

const isSport = (occasion: string): boolean => {
  const asked = attributeGroup(occasion) === 'activity' ? formalityFor(occasion) : null;
  return asked !== null && asked <= SPORT_MAX;
};

/** What stretches and lets sweat out. */
const SPORTY: ReadonlySet<string> = new Set(['spandex', 'mesh', 'ripstop', 'neoprene']);

const isDressyFabric = (materials: readonly string[]): boolean =>
  (gradeFabrics('formality', materials)?.grade ?? 0) >= DRESSY_FROM;

/** Whether an item is made for a sport: its listing names it, or its kind or its fabric is. */
function isForSport(item: Item, sport: string): boolean {
  const { garment, uses } = readItemFacts(item);
  if (uses.has(sport)) return true;
  if (isDressyFabric(garment.materials)) return false;
  return usualKind(item, sport) !== null || garment.materials.some((id) => SPORTY.has(id));
}

/** Whether an item is too dressed up for a sport, and no listing names that sport for it. */
function isUnsporting(item: Item, occasion: string): boolean {
  if (!isSport(occasion) || isForSport(item, occasion)) return false;
  const { garment } = readItemFacts(item);
  const above = (formalityOf(garment.type ?? '') ?? 0) - (formalityFor(occasion) ?? 0);
  return (
    typeRole(garment.type ?? '') === 'sleep' ||
    isDressyFabric(garment.materials) ||
    above > ABOVE_SPORT
  );
}

const wantsWarm = ({ details }: Wish): boolean =>
  details.some(({ concepts }) => concepts.some(({ id }) => id === 'insulated'));

/** Without a color of their own, whatever their shade. */
const DULL: ReadonlySet<string> = new Set(['Black', 'Gray', 'Beige', 'Brown', 'White']);

/** Nobody is kept warm by these. */
const NEVER_WARM: ReadonlySet<string | null> = new Set<Role | null>([
  'bag',
  'jewelry',
  'belt',
  'eyewear',
  'watch',
  'swim',
  'other',
]);
const WARM_FABRIC = 6;
const WARM_KIND = 0.5;
/** A puffer jacket of nylon is warm by its filling, a robe of cotton by its kind. */
const FILLED_KIND = 0.7;
const AIRY_MAX = 1;

/** A cotton cap and a bangle are found for "something cozy", and keep nobody warm. */
function isTooCool(item: Item, wish: Wish): boolean {
  if (!wantsWarm(wish)) return false;
  const { materials, type } = readItemFacts(item).garment;
  const kind = type ?? item.other_info.type;
  const role = typeRole(kind);
  if (NEVER_WARM.has(role)) return true;
  const grade = gradeFabrics('warmth', materials)?.grade ?? null;
  const warmth = warmthOf(kind) ?? 0;
  if (grade === null) return warmth < WARM_KIND;
  const isWarmKind = (role === 'outer' && warmth >= FILLED_KIND) || role === 'sleep';
  return grade < WARM_FABRIC && !(isWarmKind && grade > AIRY_MAX);
}

const NEEDS_SIZE: ReadonlySet<string> = new Set([
  'upper_body',
  'lower_body',
  'dresses',
  'suits',
  'shoes',
]);

/** A bangle for women is no present for her and him. */
const isForOneOnly = ({ other_info }: Item, { isForBoth, occasions }: Wish): boolean =>
  isForBoth && occasions.includes(GIFT) && other_info.gender !== 'Unisex';

/** A present that has to fit, where nobody told a size and no kind of thing was named. */
export function isRiskyGift({ try_on_category, other_info }: Item, wish: Wish): boolean {
  const isOpenGift = wish.occasions.includes(GIFT) && wish.types.length === 0;
  if (!isOpenGift || wish.sizes.asked.length > 0) return false;
  const role = typeRole(other_info.type);
  return role === 'underwear' || (NEEDS_SIZE.has(try_on_category) && role !== 'sleep');
}

/** What answers an occasion or a season alone: clothes, and such as the weather asks for. */
function suitsOpenRequest(item: Item, wish: Wish): boolean {
  const { occasions } = wish;
  const role = typeRole(item.other_info.type);
  const sports = occasions.filter(isSport);
  if (sports.length > 0) return sports.some((sport) => isForSport(item, sport));
  if (BESIDE_CLOTHES.has(role) || (role === 'shoes' && !occasions.includes('rainy'))) return false;
  if (wantsWarm(wish) && !isWarm(item)) return false;
  return !occasions.includes('rainy') || RAINWEAR.has(role);
}

const BRIGHT = 'bright';
const brightness = shadeMatcher([BRIGHT]);

/** Black and charcoal are in nobody's eyes bright; a name that no shade is known by may be. */
function isDull(item: Item, { details, styles }: Wish): boolean {
  const isAsked = details.some(({ concepts }) => concepts.some(({ id }) => id === BRIGHT));
  const color = isAsked || styles.includes(BRIGHT) ? shownColor(item) : null;
  if (color === null || brightness(color.name) > 0) return false;
  return DULL.has(color.colors[0] ?? '');
}

/** Whether an item is in stock, in one of the sizes asked for where it is sold in them by these names. */
export function canBuy({ sizes, other_info }: Item, { sizes: { asked } }: Wish): boolean {
  const own = sizes.filter((size) => asked.includes(size));
  const wanted = own.length > 0 ? own : sizes;
  const isLeft = wanted.some((size) => !other_info.sold_out_sizes.includes(size));
  return other_info.availability === 'in_stock' && (isLeft || wanted.length === 0);
}

/** Whether an item is dressed up and warm enough for what it is for, and as it was asked to differ. */
const suitsRequest = (item: Item, wish: Wish): boolean =>
  !wish.occasions.some((id) => isTooCasual(item, id) || isTooDressy(item.other_info.type, id)) &&
  !wish.occasions.some((id) => isUnsporting(item, id)) &&
  !isForEvening(item, wish) &&
  (!wish.isOpen || suitsOpenRequest(item, wish)) &&
  !isOutOfSeason(item, wish) &&
  !isTooCool(item, wish) &&
  !isRiskyGift(item, wish) &&
  !isForOneOnly(item, wish) &&
  !isSpoiledByRain(item, wish) &&
  serves(item, wish) &&
  canBuy(item, wish) &&
  !isDull(item, wish) &&
  !isNearRefusedFit(item, wish) &&
  !isHardOnFeet(item, wish) &&
  !missesComparison(item, wish);

/**
 * The items that suit the request before those that only match its words, and what is sold out last;
 * else in their order.
 */
export function suitingFirst(items: readonly Item[], wish: Wish): { suiting: Item[]; all: Item[] } {
  const suiting = items.filter((item) => suitsRequest(item, wish));
  const rest = items.filter((item) => !suiting.includes(item));
  const [safe, risky] = [false, true].map((isRisky) =>
    rest.filter((item) => isRiskyGift(item, wish) === isRisky),
  );
  const all = [...suiting, ...(safe ?? []), ...(risky ?? [])];
  const [there, gone] = [true, false].map((isThere) =>
    all.filter((item) => canBuy(item, wish) === isThere),
  );
  return { suiting, all: [...(there ?? []), ...(gone ?? [])] };
}

/** So many places each liking lifts an item. */
const LIFT_PLACES = 8;
/** However much of it is liked. */
const LIKES_MAX = 2;

/** What is liked, or suits feet as they were told, further up; all else stays in its order. */
export function favoredFirst(items: readonly Item[], { remembered }: Wish): readonly Item[] {
  const { likes, feet } = remembered;
  if (likes.length === 0 && feet === null) return items;
  const lift = (item: Item) => {
    const liked = likes.filter((one) => isLiked(one, item)).length;
    const suits = feet === null ? 0 : feetScore(item, feet.shape);
    return (Math.min(LIKES_MAX, liked) + suits) * LIFT_PLACES;
  };
  return items
    .map((item, at) => ({ item, place: at - lift(item) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
