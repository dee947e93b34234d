import { type Drape, isOnForm } from '../drapes/drape.ts';
import { ownTwist } from './sleeves/hang-unevenly.ts';
import { isShouldered, type Leg, legOf } from './straighten-lower.ts';

/**
 * How far each hem lies out, how much farther one than the other, and how far a knee bends in or
 * out, centimeters of legs as long as trousers'.
 */
const SPREAD = { hem: 3.5, unlike: 1.2, knee: 0.6 } as const;
const LONG_LEG_CM = 62;
/** Suits and jumpsuits hang as they were worn, their legs apart: they are spread so much less. */
const HANGING = 0.5;

/** What has legs is cut in these. */
const LEGS = ['left-front', 'left-back', 'right-front', 'right-back'] as const;

/** How far a leg is spread at each height; one of a pair never lies as the other does. */
function spreadOf({ crotch }: Leg, name: string, side: 1 | -1): (row: number) => number {
  const size = Math.min(1, (crotch / LONG_LEG_CM) ** 0.4);
  const hem = SPREAD.hem + side * SPREAD.unlike * ownTwist(name, 5);
  const knee = SPREAD.knee * ownTwist(name, side > 0 ? 6 : 7);
  return (row) => {
    const down = Math.min(1, Math.max(0, 1 - row / crotch));
    return size * (hem * down + knee * Math.sin(Math.PI * down));
  };
}

/** Legs that are shorter than this share of the garment are no legs: wide hems touch one another. */
const LEAST_SHARE = 0.2;
/** What is shorter from the waist down than this clings to the thighs, centimeters. */
const SHORTEST_CM = 40;

/** A leg as it lies; of shorts, which lie closed all the way, as it was worn. */
function legOfBoth(drape: Drape, worn: Drape, side: 1 | -1): Leg | null {
  const leg = legOf(drape, side);
  if (leg && leg.crotch > 0) return leg;
  const before = legOf(worn, side);
  const tall = before?.inner.length ?? 0;
  return before && tall > SHORTEST_CM && before.crotch > tall * LEAST_SHARE ? before : null;
}

/**
 * Trousers, suits and jumpsuits with their legs apart, as hands lay them before a camera: neither leg
 * as the other.
 * @param worn as they were before they were laid flat
 */
export function spreadLegs(drape: Drape, worn: Drape = drape): Drape {
  const { positions, name } = drape;
  const names = new Set(drape.panels.map((panel) => panel.name));
  if (isOnForm(drape) || !LEGS.every((leg) => names.has(leg))) return drape;
  const share = isShouldered(drape) ? HANGING : 1;
  const spread = positions.slice();
  for (const side of [1, -1] as const) {
    const leg = legOfBoth(drape, worn, side);
    if (!leg) return drape;
    const outAt = spreadOf(leg, name, side);
    for (let at = 0; at < positions.length; at += 3) {
      const x = positions[at] ?? 0;
      const row = (positions[at + 1] ?? 0) - leg.bottom;
      if (x * side > 0) spread[at] = x + side * share * outAt(row);
    }
  }
  return { ...drape, positions: spread };
}
