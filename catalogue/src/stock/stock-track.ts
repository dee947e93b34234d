import type { Item } from '@modiste/contract/entities/item';

const HOUR_MS = 60 * 60 * 1_000;
/** What was missing from one day's feed alone was hardly gone. */
const AWAY_MIN_MS = 36 * HOUR_MS;
/** A size that came back longer ago is no news, and is forgotten. */
const REMEMBERED_MS = 60 * 24 * HOUR_MS;
const SIZES_MAX = 40;

/** When something could not be bought, in ms since 1970. */
export interface Absence {
  /** From when on; null where that was not noted. */
  out: number | null;
  /** From when on it could be bought again; null while it cannot. */
  back: number | null;
}

/** A size in the shop's own words, and when it could not be bought. */
interface SizeAbsence extends Absence {
  size: string;
}

/** What is stored of when an item, and each of its sizes, could not be bought last. */
export interface StockTrack {
  /** Null where it could be bought all the time. */
  whole: Absence | null;
  sizes: readonly SizeAbsence[];
}

/** What an item shows of its stock. */
export interface ShownStock {
  isBuyable: boolean;
  sizes: readonly string[];
  soldOut: readonly string[];
}

/** An item's stock as it was stored. */
export interface KnownStock extends ShownStock {
  track: StockTrack | null;
}

/** @param isForSale Whether its shop lists it. */
export const shownStock = ({ sizes, other_info }: Item, isForSale: boolean): ShownStock => ({
  isBuyable: isForSale && other_info.availability === 'in_stock',
  sizes,
  soldOut: other_info.sold_out_sizes,
});

const canBuy = ({ isBuyable, sizes, soldOut }: ShownStock, size: string): boolean =>
  isBuyable && sizes.includes(size) && !soldOut.includes(size);

/** Since when something is out that is not back yet. */
const outOf = (absence: Absence | null | undefined): number | null =>
  absence?.back === null ? absence.out : null;

function nextWhole({ isBuyable, track }: KnownStock, isBuyableNow: boolean, nowMs: number) {
  const whole = track?.whole ?? null;
  if (isBuyable === isBuyableNow) return whole;
  return isBuyableNow ? { out: outOf(whole), back: nowMs } : { out: nowMs, back: null };
}

/**
 * When an item could not be bought, once it shows `shown`. A size that the item never had before is
 * none that came back.
 * @returns null where it and its sizes could be bought all the time.
 */
export function continueStock(
  before: KnownStock | undefined,
  shown: ShownStock,
  nowMs: number,
): StockTrack | null {
  if (before === undefined) return null;
  const known = new Map((before.track?.sizes ?? []).map((one) => [one.size, one]));
  const left = before.isBuyable ? null : outOf(before.track?.whole);
  const sizes = [...new Set([...known.keys(), ...before.sizes, ...shown.sizes])];
  const absences = sizes.flatMap((size): SizeAbsence[] => {
    const own = known.get(size);
    const [could, can] = [canBuy(before, size), canBuy(shown, size)];
    if (could && !can) return [{ size, out: nowMs, back: null }];
    const isOld = own !== undefined || before.sizes.includes(size);
    if (!could && can && isOld) return [{ size, out: outOf(own) ?? left, back: nowMs }];
    return own === undefined ? [] : [own];
  });
  const remembered = absences.filter(({ back }) => back === null || back > nowMs - REMEMBERED_MS);
  const track = {
    whole: nextWhole(before, shown.isBuyable, nowMs),
    sizes: remembered.slice(-SIZES_MAX),
  };
  return track.whole === null && track.sizes.length === 0 ? null : track;
}

/** Since when something is back that had been away for long enough to be missed; null otherwise. */
export const returnedAt = (absence: Absence | null): number | null =>
  absence !== null &&
  absence.out !== null &&
  absence.back !== null &&
  absence.back - absence.out >= AWAY_MIN_MS
    ? absence.back
    : null;
