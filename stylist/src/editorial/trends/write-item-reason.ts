import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { formatPrice } from '@modiste/contract/price';
import { typeRole, warmthOf } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { fabricGives } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { feelOf } from '../day/day-weather.ts';
import { tellDegrees, weatherWords } from '../day/tell-weather.ts';
import { isTypical } from '../pieces/wears-style.ts';
import { readPiece } from '../pieces/worn-piece.ts';
import { readStyles } from '../themes/style-themes.ts';

export type ItemCause =
  | { kind: 'rising'; people: number }
  | { kind: 'reduced'; before: number }
  | { kind: 'arrived' }
  | { kind: 'restocked' }
  | { kind: 'style'; style: string }
  | { kind: 'season' };

const WARM_MIN = 0.7;
const HEAVY_MIN = 0.5;
const LIGHT_MAX = 0.25;
/** Nothing is promised of a colder day. */
const PROMISED_MIN_C = -8;
const STYLE_CHARS_MAX = 40;
const HEAVY: ReadonlySet<string> = new Set(['corduroy', 'flannel', 'velvet', 'denim', 'fleece']);
const LAYERS: ReadonlySet<string> = new Set(['outer', 'mid-layer', 'scarf', 'top']);
const RAINWEAR: ReadonlySet<string> = new Set(['trench-coat', 'raincoat', 'rain-jacket']);

const ALL_YEAR: ReadonlySet<string> = new Set([
  'bag',
  'jewelry',
  'watch',
  'belt',
  'underwear',
  'sleep',
]);
const GARMENTS: ReadonlySet<string> = new Set(['top', 'bottom', 'one-piece']);
/** Worn against the cold, whatever they are made of. */
const FOR_COLD = ['gloves', 'scarf', 'beanie', 'tights'];

/** What its record says of a garment in this weather. */
function suits(item: Item) {
  const { garment, stated } = readItemFacts(item);
  const type = garment.type ?? '';
  const warmth = warmthOf(type) ?? 0;
  const role = typeRole(type) ?? 'other';
  const gives = (attribute: string) =>
    garment.materials.some((material) => fabricGives(material, attribute));
  const isOuter = role === 'outer';
  const isForCold = FOR_COLD.some((kind) => isKindOf(type, kind));
  return {
    isWarm: isOuter ? gives('insulated') || warmth >= WARM_MIN : gives('insulated'),
    isLight:
      gives('breathable') &&
      warmth <= LIGHT_MAX &&
      !garment.materials.some((material) => HEAVY.has(material)),
    isHeavy: isForCold || role === 'mid-layer' || (isOuter && warmth >= HEAVY_MIN),
    isForRain: RAINWEAR.has(type) || stated.has('waterproof') || stated.has('water-resistant'),
    isOuter,
    isLayer: LAYERS.has(role),
    isGarment: GARMENTS.has(role),
    isAllYear: ALL_YEAR.has(role) || (role === 'other' && !isForCold),
  };
}

/** Why it is the moment for an item, as far as its record tells. */
function seasonReason(item: Item, setting: DaySetting): string {
  const of = suits(item);
  const { low_c, high_c, is_rainy } = setting;
  const feel = feelOf(setting);
  const isCold = feel === 'cold' || feel === 'cool';
  if (of.isAllYear) return 'Good all year';
  if (is_rainy && of.isForRain) return 'Ready for the rain';
  if (isCold && of.isWarm && low_c !== null && low_c >= PROMISED_MIN_C) {
    const low = tellDegrees(low_c, setting);
    return of.isOuter ? `Warm enough for ${low}` : `A warm layer for ${low}`;
  }
  if (isCold && of.isWarm) return `Made for ${feel} days`;
  if (feel === 'warm' && of.isHeavy) return 'For cooler days ahead';
  if (feel === 'warm' && of.isLight && high_c !== null) {
    return `Light enough for ${tellDegrees(high_c, setting)}`;
  }
  if (isCold && of.isLight && of.isGarment) return 'To layer, or for warmer days';
  if (of.isLayer && feel !== 'warm' && high_c !== null) return `A layer for ${feel} days`;
  const weather = weatherWords(setting);
  return weather === null ? `For ${feel} days` : `For ${weather}`;
}

function styleReason(item: Item, style: string): string {
  const [read] = readStyles([style]);
  if (read === undefined || style.length > STYLE_CHARS_MAX) return 'Close to your style';
  const name = read.ids.includes('denim') ? 'your love of denim' : `your ${read.words} style`;
  const piece = readPiece(item);
  return read.ids.some((id) => isTypical(piece, id)) ? `For ${name}` : `Goes with ${name}`;
}

/** Why an item is suggested, in a short line: "Down from $90 to $70". */
export function writeItemReason(item: Item, cause: ItemCause, setting: DaySetting): string {
  const { price, other_info } = item;
  switch (cause.kind) {
    case 'rising':
      return `${cause.people} people had an eye on it this week`;
    case 'reduced':
      return cause.before > price
        ? `Down from ${formatPrice(cause.before, other_info.currency)} to ${formatPrice(price, other_info.currency)}`
        : `Now ${formatPrice(price, other_info.currency)}`;
    case 'arrived':
      return 'Just in';
    case 'restocked':
      return 'Back in stock';
    case 'style':
      return styleReason(item, cause.style);
    case 'season':
      return seasonReason(item, setting);
  }
}
