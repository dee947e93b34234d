import { type Drape, isOnForm } from '../drapes/drape.ts';
import { smoothStep } from '../materials/noise.ts';
import { BEFORE_WALL, flatAcross, ringsOf, type TrunkMove } from './sleeves/flat-ring.ts';
import { flattenSleeve } from './sleeves/flatten-sleeve.ts';
import { sleeveOf, sleevePanels } from './sleeves/hang-sleeves.ts';

/** How much of the way to lying flat what hangs goes; what is lower has no shoulders. */
const FLAT = { lower: 0.6, top: 0.45, straps: 0.5, long: 0.25, tailored: 0.1 } as const;
/** How deep what hangs is, as a share of how deep it was on the body. */
const DEPTH = 0.45;
/** A section that is shallower than this share of its breadth is no tube that could be pressed. */
const ROUND = { from: 0.1, to: 0.25 } as const;
/** What reaches higher than this has shoulders; what is shorter than this is a top, centimeters. */
const SHOULDERED_CM = 120;
const TOP_CM = 84;
/** What has no shoulders is held up by its waist, which stays rounder: a share, and how far down. */
const WAIST = { share: 0.35, from: 3, to: 17 } as const;
/** From the shoulders down cloth lies flatter and flatter, centimeters. */
const FLATTENS_CM = { from: 4, to: 26 } as const;

/** Parts that go around the wearer: the others lie on them, and are no part of their section. */
const AROUND: ReadonlySet<string> = new Set(['shell', 'rib', 'waistband', 'cuff', 'lining']);
/** What is shaped to be worn keeps more of its shape; only what is tailored has lapels. */
const SHAPED = /skirt/;
const TAILORED = /lapel/;

/** Whether a garment is one piece of cloth from its straps to its hem. */
export const hangsFromStraps = ({ panels }: Drape): boolean =>
  panels.some(({ name }) => STRAP.test(name)) && !panels.some(({ name }) => SHAPED.test(name));
const STRAP = /shoulder-strap/;

/** How much of the way to lying flat a garment goes at each height. */
function sharesOf(drape: Drape, [bottom, top]: readonly [number, number]) {
  if (top < SHOULDERED_CM)
    return (y: number) =>
      FLAT.lower * (WAIST.share + (1 - WAIST.share) * smoothStep(WAIST.from, WAIST.to, top - y));
  const has = (part: RegExp) => drape.panels.some(({ name }) => part.test(name));
  const isLong = top - bottom > TOP_CM || has(SHAPED);
  const most = has(TAILORED)
    ? FLAT.tailored
    : hangsFromStraps(drape)
      ? FLAT.straps
      : isLong
        ? FLAT.long
        : FLAT.top;
  return (y: number) => most * smoothStep(FLATTENS_CM.from, FLATTENS_CM.to, top - y);
}

/** How the trunk of a garment is pressed flatter where no body fills it. */
function trunkMove(drape: Drape, isSleeve: readonly boolean[]): TrunkMove {
  const { positions, panels, panelOf } = drape;
  const vertices = [...panelOf.keys()].filter((vertex) => {
    const panel = panelOf[vertex] ?? 0;
    return !isSleeve[panel] && AROUND.has(panels[panel]?.role ?? '');
  });
  const read = (axis: number) =>
    Float64Array.from(vertices, (vertex) => positions[vertex * 3 + axis] ?? 0);
  const heights = read(1);
  // A tube ends at its hem.
  const rings = ringsOf({ along: heights.map((y) => -y), across: read(0), depth: read(2) });
  const bottom = heights.reduce((least, y) => Math.min(least, y), Infinity);
  const top = heights.reduce((most, y) => Math.max(most, y), -Infinity);
  const shareAt = sharesOf(drape, [bottom, top]);
  return (x, y, z) => {
    const ring = rings(-y);
    const flat = ring.middle + flatAcross(ring, x, z);
    const round = smoothStep(ROUND.from, ROUND.to, ring.depthHalf / ring.half);
    const deep = BEFORE_WALL + (DEPTH - BEFORE_WALL) * round;
    const depth = ring.depthMiddle * BEFORE_WALL + (z - ring.depthMiddle) * deep;
    return [x + round * shareAt(y) * (flat - x), y, depth];
  };
}

/**
 * A garment that nobody is in: trunk and legs are flatter and broader than they were worn, as much
 * cloth lies before the camera as there is, and sleeves are flat from the shoulder to the cuff.
 */
export function flattenGarment(drape: Drape): Drape {
  if (isOnForm(drape)) return drape;
  const { positions, panelOf } = drape;
  const isSleeve = sleevePanels(drape);
  const moveTrunk = trunkMove(drape, isSleeve);
  const flat = positions.slice();
  panelOf.forEach((panel, vertex) => {
    if (isSleeve[panel]) return;
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    flat.set(moveTrunk(x, y, z), vertex * 3);
  });
  for (const side of [1, -1] as const)
    flattenSleeve({ drape, sleeve: sleeveOf(drape, isSleeve, side), moveTrunk }, flat);
  return { ...drape, positions: flat };
}
