import type { Wearer } from '../../topics/asked.ts';
import {
  bottomsLine,
  COLD_MAX,
  dayDresses,
  HOT_MIN,
  isModest,
  LIGHT,
  type PackedLine,
  type Packer,
  piece,
} from './pack-bottoms.ts';
import type { Trip } from './read-trip.ts';

/** In degrees Celsius. */
const MILD_MIN = 13;

function topsFor(days: number): number {
  if (days <= 4) return days;
  return Math.min(7, Math.ceil(days * 0.6) + 1);
}

function usualTops(trip: Trip, wearer: Wearer | null): PackedLine {
  const { days, celsius, kind, isLight } = trip;
  // On the slopes thermals are worn all day: the tops are for evenings.
  const usual = kind === 'ski' ? Math.ceil(topsFor(days) / 2) : topsFor(days);
  const count = isLight ? Math.min(LIGHT.tops, usual) : usual;
  const isWork = kind === 'business';
  if (isWork && wearer === 'men')
    return piece(count, count === 1 ? 'shirt' : 'shirts or fine knits');
  if (isWork)
    return piece(count, count === 1 ? 'shirt or blouse' : 'shirts, blouses or fine knits');
  if (celsius >= HOT_MIN && isModest(trip))
    return piece(count, count === 1 ? 'light shirt' : 'light tops with sleeves: linen shirt, tees');
  if (celsius >= HOT_MIN)
    return piece(count, count === 1 ? 'light top' : 'light tops: tees, tanks, a linen shirt');
  if (celsius > COLD_MAX) return piece(count, count === 1 ? 'top' : 'tops: tees and a shirt');
  return piece(count, count === 1 ? 'long-sleeved top' : 'long-sleeved tops, thin enough to layer');
}

/** The tops, as many as days in dresses leave a use for; none where no bottom is worn. */
function topLines(trip: Trip, { wearer, refused }: Packer): PackedLine[] {
  const dresses = dayDresses(trip, { wearer, refused })?.count ?? 0;
  const line = usualTops(trip, wearer);
  if (bottomsLine(trip, { wearer, refused }) === null) return [];
  return [{ ...line, count: Math.max(1, line.count - Math.floor(dresses / 2)), part: 'top' }];
}

function layerLines({ celsius, coolest, kind }: Trip): PackedLine[] {
  if (kind === 'ski') return [piece(2, 'thermal sets'), piece(1, 'fleece or wool sweater')];
  const blazer = kind === 'business' ? [piece(1, 'blazer that goes with all of it')] : [];
  const isMixed = celsius >= HOT_MIN && coolest < HOT_MIN;
  if (isMixed && coolest >= MILD_MIN)
    return [...blazer, piece(1, 'thin cotton sweater'), piece(1, 'light jacket for the evenings')];
  if (isMixed)
    return [
      ...blazer,
      piece(2, 'sweaters'),
      piece(1, coolest <= COLD_MAX ? 'warm coat' : 'coat or trench'),
    ];
  if (celsius >= HOT_MIN) return [...blazer, piece(1, 'thin cardigan or overshirt for evenings')];
  if (celsius >= MILD_MIN) return [...blazer, piece(1, 'fine knit'), piece(1, 'light jacket')];
  return [
    ...blazer,
    piece(2, 'sweaters'),
    piece(1, celsius <= COLD_MAX ? 'warm coat' : 'coat or trench'),
  ];
}

function shoeLine({ days, celsius, coolest, kind, isLight, isForChild }: Trip): PackedLine {
  const isFew = days <= 3 || kind === 'ski' || isLight || isForChild;
  const shoes = isFew ? LIGHT.shoes : 3;
  const cold = coolest <= COLD_MAX;
  const isHot = celsius >= HOT_MIN && !cold;
  const walking = cold ? 'boots' : 'sneakers';
  const second =
    kind === 'business'
      ? 'leather shoes'
      : cold
        ? 'sneakers'
        : isHot
          ? 'sandals'
          : shoes === LIGHT.shoes
            ? 'loafers or ankle boots'
            : 'loafers';
  const third = kind === 'hiking' ? 'hiking shoes' : 'a dressier pair';
  // On a day at the beach nobody misses the sneakers.
  const pairs = kind === 'beach' ? [second, walking, third] : [walking, second, third];
  return piece(shoes, `pairs of shoes: ${pairs.slice(0, shoes).join(', ')}`);
}

const counted = (most: number, one: string, several: string): PackedLine =>
  most === 1 ? piece(1, one) : piece(most, several);

const SHORT_DAYS = 3;

/** What the kind of trip asks for beside clothes for every day. */
function extraLines({ kind, days }: Trip): PackedLine[] {
  const two = days <= SHORT_DAYS ? 1 : 2;
  if (kind === 'beach')
    return [counted(two, 'swimsuit', 'swimsuits'), piece(1, 'cover-up or linen shirt')];
  if (kind === 'ski') return [piece(1, 'ski jacket'), piece(1, 'pair of ski pants')];
  if (kind === 'wedding') return [piece(1, 'wedding outfit, with its shoes and bag')];
  return kind === 'hiking' ? [piece(1, 'rain shell'), piece(2, 'wicking base layers')] : [];
}

const FREEZING_MAX = 0;
/** Where it rains or snows in every season. */
const WET: ReadonlySet<Trip['climates'][number]> = new Set(['ocean', 'cold']);

/** What keeps cold, rain and sun off: head and hands in the frost, a hat in the sun. */
function weatherLines(trip: Trip, wearer: Wearer | null): PackedLine[] {
  const { celsius, coolest, kind, climates, wet, days } = trip;
  const isCold = coolest <= COLD_MAX;
  const isThin = kind !== 'ski' && kind !== 'hiking' && coolest <= FREEZING_MAX;
  const isWet = wet !== null || climates.some((climate) => WET.has(climate));
  const isSunny = kind === 'beach' || celsius >= HOT_MIN;
  const isForSwim = climates.includes('tropical') && kind !== 'beach' && kind !== 'business';
  return [
    ...(isThin ? [counted(days <= SHORT_DAYS ? 1 : 2, 'base layer', 'base layers')] : []),
    ...(isCold ? [piece(1, 'beanie'), piece(1, 'pair of gloves'), piece(1, 'scarf')] : []),
    ...(isWet && !['hiking', 'ski'].includes(kind)
      ? [piece(1, 'rain jacket that folds small')]
      : []),
    ...(isForSwim ? [piece(1, 'swimsuit')] : []),
    ...(isModest(trip) && wearer !== 'men' && !isCold ? [piece(1, 'light scarf')] : []),
    ...(isSunny ? [piece(1, 'sun hat'), piece(1, 'pair of sunglasses')] : []),
  ];
}

/** Flannel is for the frost: where it is not cold, what is slept in is thin, and packs small. */
function sleepLine({ days, isLight, coolest }: Trip): PackedLine {
  const count = days > 7 && !isLight ? 2 : 1;
  const kind = coolest <= COLD_MAX ? 'sleepwear' : 'light sleepwear';
  return piece(count, count > 1 ? `sets of ${kind}` : `set of ${kind}`);
}

const SMALL_SETS_MAX = 8;

/**
 * What to take on a trip, counted.
 * @param refused Kinds of garments that are not worn, by lexicon id: others take their place.
 */
export function packTrip(
  trip: Trip,
  wearer: Wearer | null,
  refused: readonly string[] = [],
): PackedLine[] {
  const packer = { wearer, refused };
  const small = Math.min(trip.days + 1, trip.isLight ? LIGHT.small : SMALL_SETS_MAX);
  const forHer = isModest(trip) ? 'midi dress with sleeves' : 'dress or outfit for dinner';
  // What is worn with it is counted among the bottoms.
  const dinner = wearer === 'men' ? 'shirt for dinner' : forHer;
  const isUsual =
    trip.days >= 4 &&
    !trip.isForChild &&
    !['ski', 'hiking', 'wedding', 'business'].includes(trip.kind);
  const hasDinner = isUsual || trip.hasDinner;
  return [
    ...topLines(trip, packer),
    ...[bottomsLine(trip, packer) ?? [], dayDresses(trip, packer) ?? []].flat(),
    ...layerLines(trip),
    ...(hasDinner ? [piece(1, dinner)] : []),
    ...extraLines(trip),
    ...weatherLines(trip, wearer),
    shoeLine(trip),
    sleepLine(trip),
    { count: small, what: 'sets of underwear and socks', isPiece: false },
  ];
}
