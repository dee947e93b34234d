import type { Drape } from '../drapes/drape.ts';
import { hangsFromStraps } from './flatten-garment.ts';
import { sleevePanels } from './sleeves/hang-sleeves.ts';
import { outlineOf, sideSeam } from './straighten-sides.ts';

/** Tops are shorter than this; short sleeves end above the elbow: so far below the armhole. */
const TOP_CM = 84;
const SHORT_SLEEVE_CM = 26;
/** What reaches no higher than this is a skirt, which is as broad at its hem as it is cut. */
const SHOULDERED_CM = 120;
/** What ends nearer below its armholes has no waist. */
const SHORTEST_CM = 20;
/** How much of the way to a straight side a top goes: long sleeves hang beside it and need room. */
const STRAIGHTENED = { short: 0.93, long: 0.6 } as const;
/** What hangs from straps alone falls from there to its hem, which is as broad as it is cut. */
const FROM_STRAPS = 0.45;
/** A hem is no broader than this share of the breadth below the armholes, straightened all the way. */
const WIDEST_HEM = 1.04;
/** From how far below the armhole the side is straight, centimeters. */
const BELOW_CM = 0.5;
const STEP_CM = 0.5;
/** Hems run unevenly: so far above the lowest place the breadth of the hem is measured, centimeters. */
const HEM_CM = 2;

/** The vertices of a garment that hang with its trunk. */
function trunkOf(drape: Drape): boolean[] {
  const isSleeve = sleevePanels(drape);
  return Array.from(drape.panelOf, (panel) => !isSleeve[panel]);
}

/** Where the sides of a top begin, and how much of the way to straight ones it goes. */
interface Sides {
  armhole: number;
  hem: number;
  straightened: number;
  widestHem: number;
}

/** The sides of a top; null of what is none. */
function sidesOf(drape: Drape, isTrunk: readonly boolean[]): Sides | null {
  const { positions, panels } = drape;
  if (panels.some(({ name }) => /left-back|skirt|leg/.test(name))) return null;
  const armhole = sideSeam(drape, 1).at(-1)?.[1];
  if (armhole === undefined) return null;
  let [low, high, sleeve, hem] = [Infinity, -Infinity, Infinity, Infinity];
  for (let vertex = 0; vertex * 3 < positions.length; vertex += 1) {
    const y = positions[vertex * 3 + 1] ?? 0;
    low = Math.min(low, y);
    high = Math.max(high, y);
    if (isTrunk[vertex]) hem = Math.min(hem, y);
    else sleeve = Math.min(sleeve, y);
  }
  if (armhole - low < SHORTEST_CM || high < SHOULDERED_CM) return null;
  const isLong = high - low > TOP_CM;
  if (isLong && !hangsFromStraps(drape)) return null;
  if (isLong) return { armhole, hem, straightened: FROM_STRAPS, widestHem: Infinity };
  const isShortSleeved = sleeve > armhole - SHORT_SLEEVE_CM;
  const straightened = isShortSleeved ? STRAIGHTENED.short : STRAIGHTENED.long;
  return { armhole, hem, straightened, widestHem: WIDEST_HEM };
}

/** By how much a side of a top is stretched at each level down from its armhole. */
function ratiosOf(widths: Float64Array, { straightened, widestHem }: Sides): Float64Array {
  const first = widths[0] ?? 0;
  const hem = Math.min(widths.at(-1) ?? first, first * widestHem);
  return widths.map((own, level) => {
    const straight = first + ((hem - first) * level) / Math.max(1, widths.length - 1);
    return own > 0 ? 1 + straightened * (straight / own - 1) : 1;
  });
}

/** Fills the waist of a top and draws its hem in. Changes the positions in place. */
function straighten(positions: Float32Array, drape: Drape): void {
  const isTrunk = trunkOf(drape);
  const sides = sidesOf(drape, isTrunk);
  if (sides === null) return;
  const top = sides.armhole - BELOW_CM;
  const count = Math.max(2, Math.floor((top - sides.hem - HEM_CM) / STEP_CM) + 1);
  for (const side of [1, -1] as const) {
    const isOwn = (vertex: number, x: number) => isTrunk[vertex] === true && x * side >= 0;
    const widths = outlineOf(drape, { top, stepCm: STEP_CM, count }, isOwn);
    const ratios = ratiosOf(widths, sides);
    for (let vertex = 0; vertex < isTrunk.length; vertex += 1) {
      const x = drape.positions[vertex * 3] ?? 0;
      const down = top - (drape.positions[vertex * 3 + 1] ?? 0);
      if (!isOwn(vertex, x) || down <= 0) continue;
      const at = Math.min(count - 1, down / STEP_CM);
      const [ratio = 1, next = ratio] = ratios.subarray(Math.floor(at), Math.floor(at) + 2);
      positions[vertex * 3] = x * (ratio + (next - ratio) * (at % 1));
    }
  }
}

/** What has shoulders or straps, and sides that run straight down to its hem: no waist draws them in. */
export function loosenWaist(drape: Drape): Drape {
  const positions = drape.positions.slice();
  straighten(positions, drape);
  return { ...drape, positions };
}
