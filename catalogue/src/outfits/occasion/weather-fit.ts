import { isKindOf } from '@modiste/lexicon/refine-type';
import type { IndexedItem } from '../../item-facts/indexed-item.ts';
import type { Piece } from '../../similar/outfit/piece.ts';
import { isGarment } from './garment-roles.ts';
import { isMadeOf, isOneOf, isRopeSoled, isSandal } from './is-made-of.ts';
import type { Setting } from './setting.ts';

/** What weather takes from a piece, or gives it; see `WORTH` in `offer-worth.ts`. */
const WORTH = { heavy: 6, thin: 12, offSeason: 14, bare: 6, rainwear: 6, spoiled: 14, spotted: 5 };

const RAINWEAR = ['raincoat', 'rain-jacket', 'trench-coat'];
export const isRainwear = (type: string): boolean => RAINWEAR.some((kind) => isKindOf(type, kind));

/** Wool is worn as a suit the year round. */
const HEAVY = ['velvet', 'corduroy', 'tweed', 'flannel', 'fleece', 'cashmere', 'wool'];

/** Whether a garment is of a fabric that nobody wears on a warm day, whatever its type. */
function isTooHeavy(item: IndexedItem, { role }: Piece, { weather }: Setting): boolean {
  if (role === null || !isGarment(role) || (weather !== 'warm' && weather !== 'hot')) return false;
  const heavy = role === 'suit' ? HEAVY.filter((id) => id !== 'wool') : HEAVY;
  return isMadeOf(item, heavy);
}

const SUMMERY_FABRICS = ['linen', 'seersucker', 'straw', 'raffia', 'gauze', 'muslin', 'gingham'];
const SUMMERY_KINDS = [
  'sandals',
  'espadrilles',
  'mules',
  'slides',
  'shorts',
  'sundress',
  'tank-top',
  'straw-hat',
  'beach-bag',
];
/** Out in the frost; dressed up or not. */
const BARE_LEGGED = ['mini-skirt', 'shorts'];
/** Coats up to this warmth are unlined. */
const THIN = 0.62;
const SUEDE = ['suede', 'nubuck'];
const DELICATE = ['satin', 'silk', 'velvet', 'straw', 'raffia', 'jute'];
const WINTRY_KINDS = ['boots', 'coat', 'parka', 'puffer-jacket', 'turtleneck', 'gloves'];
/** Strappy heels go with a gown in any season. */
const EVENING = 0.6;

const SEASONS = { cold: 'cold', cool: 'cold', warm: null, hot: 'hot' } as const;

/** Whether nobody wears it in the weather that it is for, or as it is outside now: no linen in December. */
function isOutOfSeason(item: IndexedItem, piece: Piece, { today, weather }: Setting): boolean {
  const season = today ?? (weather === null ? null : SEASONS[weather]);
  if (season === null) return false;
  const isDressy = (piece.formality ?? 0) >= EVENING;
  if (season === 'hot') {
    return (
      (!isDressy && isOneOf(item, WINTRY_KINDS)) || (isMadeOf(item, HEAVY) && piece.role !== 'suit')
    );
  }
  if (weather !== 'cool' && isOneOf(item, BARE_LEGGED)) return true;
  if (isMadeOf(item, SUMMERY_FABRICS) || isRopeSoled(item)) return true;
  return !isDressy && isOneOf(item, SUMMERY_KINDS);
}

const SOAKING = ['canvas', 'mesh'];

/** How much rain takes from it: it ruins shoes, bags and coats first, and spots silk on anybody. */
function spoiledByRain(item: IndexedItem, { role }: Piece): number {
  const isFacing = role === 'shoes' || role === 'bag' || role === 'outer';
  if (!isFacing) return isMadeOf(item, DELICATE) ? WORTH.spotted : 0;
  if (isMadeOf(item, SUEDE) || isMadeOf(item, DELICATE)) return WORTH.spoiled;
  return role !== 'outer' && isMadeOf(item, SOAKING) ? WORTH.spotted : 0;
}

/** Whether it is a coat, and none for the cold, as a trench coat is not. */
function isThinCoat(item: IndexedItem, { role, warmth }: Piece, { weather }: Setting): boolean {
  if (weather !== 'cold' || role !== 'outer' || !isOneOf(item, ['coat'])) return false;
  return (warmth ?? 1) <= THIN || isOneOf(item, ['trench-coat', 'raincoat']);
}

/** Whether it bares the foot in the frost, where not even an evening in a gown asks for it. */
const isBareInFrost = (item: IndexedItem, { role }: Piece, { weather, isBlackTie }: Setting) =>
  weather === 'cold' && role === 'shoes' && !isBlackTie && isSandal(item);

/** What the weather of a setting speaks for a piece, below 0 against it. */
export function weatherFit(item: IndexedItem, piece: Piece, setting: Setting): number {
  const { isRainy, weather } = setting;
  const isAgainstRain = isRainy && weather !== 'cold' && isRainwear(item.type);
  return (
    (isAgainstRain ? WORTH.rainwear : 0) -
    (isRainy ? spoiledByRain(item, piece) : 0) -
    (isTooHeavy(item, piece, setting) ? WORTH.heavy : 0) -
    (isOutOfSeason(item, piece, setting) ? WORTH.offSeason : 0) -
    (isBareInFrost(item, piece, setting) ? WORTH.bare : 0) -
    (isThinCoat(item, piece, setting) ? WORTH.thin : 0)
  );
}
