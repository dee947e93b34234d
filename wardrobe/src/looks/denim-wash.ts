import { type LinearColor, mixLinear } from '../materials/linear-color.ts';
import { noise, smoothStep } from '../materials/noise.ts';
import type { PanelPlace } from './panel-place.ts';

/** How much of the dye each place loses at most, where the denim is washed the most. */
const LOST = { thigh: 0.66, knee: 0.3, whiskers: 0.62, hem: 0.3, sides: 0.22 } as const;
/** Legs are longer than this: what is shorter has no knees; bands are shorter than the other. */
const LEG_CM = 60;
const BAND_CM = 16;
const HEM_CM = 2.2;

/** A place on a leg: how far down and how far beside the middle it is, as shares. */
interface LegPlace {
  x: number;
  y: number;
  down: number;
  across: number;
  /** From the seam between the legs, centimeters; what is no leg has none. */
  outward: number;
}

/** Lines that fan out from the crotch up over the hip, where sitting folds the cloth. */
function whiskersAt({ x, y, down, outward }: LegPlace, own: number): number {
  const bent = y - 0.3 * outward - 0.012 * outward * outward + 0.9 * noise(x / 6, y / 5, 26);
  const line = smoothStep(0.1, 0.75, noise(bent / 1.5, outward / 19 + own, 25));
  const high = smoothStep(0.06, 0.13, down) * (1 - smoothStep(0.22, 0.32, down));
  const within = smoothStep(0, 3, outward) * (1 - smoothStep(13, 20, outward));
  return line * high * within;
}

/** The front of the thigh, down to above the knee. */
function thighAt({ x, y, down, across }: LegPlace): number {
  const lobe = Math.exp(-(across * across) / 0.2);
  const length = smoothStep(0.05, 0.25, down) * (1 - 0.75 * smoothStep(0.5, 0.8, down));
  return lobe * length * (0.75 + 0.3 * noise(x / 5, y / 9, 23) + 0.12 * noise(x / 1.2, y / 2, 24));
}

/** The knee, and the short folds behind and below it. */
function kneeAt({ x, y, down, across }: LegPlace): number {
  const round = Math.exp(-((down - 0.56) ** 2) / 0.006 - (across * across) / 0.3);
  return round * (0.6 + 0.5 * noise(x / 9, y / 2.1, 27));
}

/** Where the cloth is folded over the seam allowance at the sides, and at the hem. */
function edgesAt({ x, y, across }: LegPlace, aboveHem: number): number {
  const side = smoothStep(0.78, 0.97, Math.abs(across)) * (0.5 + 0.6 * noise(x / 2, y / 1.7, 28));
  const hem = Math.exp(-aboveHem / HEM_CM) * (0.55 + 0.6 * noise(x / 1.1, y / 3, 29));
  return LOST.sides * Math.max(0, side) + LOST.hem * Math.max(0, hem);
}

/** Where the front of a leg is sewn to the other leg; null of what is none. */
function innerEdge({ name, left, right }: PanelPlace): number | null {
  if (name === 'left-front') return left;
  return name === 'right-front' ? right : null;
}

/** Fades what a wearer rubs: the thighs, the knees, the edges and lines across the hip. */
export function denimWash(place: PanelPlace, amount: number, ground: LinearColor) {
  const middle = (place.left + place.right) / 2;
  const half = (place.right - place.left) / 2;
  const tall = place.top - place.bottom;
  const isBlue = ground[2] > ground[0] * 1.3;
  // Indigo fades to a paler blue; what was dyed over keeps its hue.
  const pale: LinearColor = isBlue ? [0.33, 0.42, 0.55] : mixLinear(ground, [0.6, 0.6, 0.6], 0.35);
  const isBand = tall < BAND_CM;
  const inner = innerEdge(place);
  // No leg is folded like the other.
  const own = place.name === 'left-front' ? 0 : 37;
  return (x: number, y: number): { color: LinearColor; share: number } => {
    const across = (x - middle) / half;
    const outward = inner === null ? 0 : Math.abs(x - inner);
    const at = { x, y, down: (place.top - y) / tall, across, outward };
    if (isBand) return { color: pale, share: amount * edgesAt(at, y - place.bottom) };
    const knee = tall > LEG_CM ? LOST.knee * kneeAt(at) : 0;
    const lost = LOST.thigh * thighAt(at) + knee + LOST.whiskers * whiskersAt(at, own);
    return { color: pale, share: amount * (lost + edgesAt(at, y - place.bottom)) };
  };
}
