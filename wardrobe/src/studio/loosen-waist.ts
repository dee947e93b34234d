import type { Drape } from '../drapes/drape.ts';
import { sleevePanels } from './hang-sleeves.ts';
import { sideSeam } from './straighten-sides.ts';

/** How deep what hangs is, as a share of how deep it was on the body. */
const DEPTH = 0.72;
/** Tops are shorter than this; short sleeves end above the waist: so far below the armhole. */
const TOP_CM = 84;
const SHORT_SLEEVE_CM = 14;
/** What ends nearer below its armholes has no waist. */
const SHORTEST_CM = 20;
/** How much of the way to a straight side a top goes: long sleeves hang beside it and need room. */
const STRAIGHTENED = { short: 0.93, long: 0.6 } as const;
/** A hem is no broader than this share of the breadth below the armholes, straightened all the way. */
const WIDEST_HEM = 1.04;
/** From how far below the armhole the side is straight, centimeters. */
const BELOW_CM = 0.5;
const STEP_CM = 1.5;

/** The vertices of a garment that hang with its trunk. */
function trunkOf(drape: Drape): boolean[] {
  const isSleeve = sleevePanels(drape);
  return Array.from(drape.panelOf, (panel) => !isSleeve[panel]);
}

/** How far each step down from a height reaches from the middle on one side, centimeters. */
function halfWidths(drape: Drape, isTrunk: readonly boolean[], top: number): number[] {
  const widths: number[] = [];
  isTrunk.forEach((isOwn, vertex) => {
    const step = Math.round((top - (drape.positions[vertex * 3 + 1] ?? 0)) / STEP_CM);
    if (!isOwn || step < 0) return;
    widths[step] = Math.max(widths[step] ?? 0, Math.abs(drape.positions[vertex * 3] ?? 0));
  });
  return Array.from(widths, (width) => width ?? 0);
}

/** Where the sides of a top begin, and how much of the way to straight ones it goes. */
interface Sides {
  armhole: number;
  straightened: number;
}

/** The sides of a top; null of what is none. */
function sidesOf(drape: Drape, isTrunk: readonly boolean[]): Sides | null {
  const { positions, panels } = drape;
  if (panels.some(({ name }) => /left-front|skirt|leg/.test(name))) return null;
  const armhole = sideSeam(drape, 1).at(-1)?.[1];
  if (armhole === undefined) return null;
  let [low, high, sleeve] = [Infinity, -Infinity, Infinity];
  for (let vertex = 0; vertex * 3 < positions.length; vertex += 1) {
    const y = positions[vertex * 3 + 1] ?? 0;
    low = Math.min(low, y);
    high = Math.max(high, y);
    if (!isTrunk[vertex]) sleeve = Math.min(sleeve, y);
  }
  if (high - low > TOP_CM || armhole - low < SHORTEST_CM) return null;
  const isShortSleeved = sleeve > armhole - SHORT_SLEEVE_CM;
  return { armhole, straightened: isShortSleeved ? STRAIGHTENED.short : STRAIGHTENED.long };
}

/** Fills the waist of a top and draws its hem in. Changes the positions in place. */
function straighten(positions: Float32Array, drape: Drape): void {
  const isTrunk = trunkOf(drape);
  const sides = sidesOf(drape, isTrunk);
  if (sides === null) return;
  const top = sides.armhole - BELOW_CM;
  const widths = halfWidths(drape, isTrunk, top);
  const first = widths[0] ?? 0;
  const last = widths.at(-2) ?? first;
  const hem = Math.min(last, first * WIDEST_HEM);
  const ratioAt = (step: number): number => {
    const own = widths[step] ?? 0;
    if (own <= 0) return 1;
    const straight = first + ((hem - first) * step) / Math.max(1, widths.length - 1);
    return 1 + sides.straightened * (straight / own - 1);
  };
  const ratios = widths.map((_width, step) => ratioAt(Math.min(step, widths.length - 2)));
  for (let vertex = 0; vertex < isTrunk.length; vertex += 1) {
    const down = top - (positions[vertex * 3 + 1] ?? 0);
    if (!isTrunk[vertex] || down <= 0) continue;
    const at = Math.min(ratios.length - 1, down / STEP_CM);
    const step = Math.floor(at);
    const [ratio = 1, next = ratio] = ratios.slice(step, step + 2);
    positions[vertex * 3] = (positions[vertex * 3] ?? 0) * (ratio + (next - ratio) * (at - step));
  }
}

/**
 * A garment that no body fills: flatter than it was worn, and, if it is a top, with sides that
 * run straight down to its hem.
 */
export function loosenWaist(drape: Drape): Drape {
  const positions = drape.positions.slice();
  straighten(positions, drape);
  for (let at = 2; at < positions.length; at += 3) positions[at] = (positions[at] ?? 0) * DEPTH;
  return { ...drape, positions };
}
