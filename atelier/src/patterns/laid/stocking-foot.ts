import type { Body } from '../../bodies/body.ts';
import type { Point } from '../../geometry/point.ts';
import { add, cross, scale, subtract } from '../../geometry/vectors.ts';
import type { LaidPanel } from '../pattern.ts';

/** How far the knit lies from the skin, and how far inside the leg its upper end begins. */
const ABOVE_SKIN_CM = 0.16;
/** Its upper end lies in the leg of the tights: it is this near to the skin there. */
const UNDER_LEG_CM = 0.03;
const UNDER_UNTIL = 0.14;
const OVERLAP_CM = 1.6;
/** The pivot between leg and foot lies so far in front of the ankle. */
const INSTEP_CM = 5.6;
/** The last section that lies across the foot is so far from the tip of its toes. */
const TOE_CM = 4.2;
/** The shares of the length in which leg turns into foot, the foot goes on, and the toes close. */
const TURN_AT = 0.4;
const TOES_AT = 0.78;
const RAYS = 48;
const NEAREST_CM = 0.3;
const FARTHEST_CM = 12;
const SPACING_CM = 0.8;
const LENGTH_CM = 26;
const HALF_GIRTH_CM = 11.5;

/** A section of the sock: around what, and the two directions that it lies in. */
interface Section {
  center: Point;
  across: Point;
  out: Point;
  /** How far its rays lean toward the toes, radians. */
  lean: number;
  ahead: Point;
  /** How far the knit lies from the skin, centimeters. */
  above: number;
}

/** The sections from the ankle (0) to the tip of the toes (1). */
function sectionsOf(body: Body, side: 'left' | 'right', topY: number) {
  const ankle = body.landmarks[`${side}-ankle`];
  const heel = body.landmarks[`${side}-heel`];
  const toe = body.landmarks[`${side}-toe`];
  const flat = subtract([toe[0], 0, toe[2]], [heel[0], 0, heel[2]]);
  const length = Math.hypot(...flat);
  const ahead = scale(flat, 1 / length);
  const up: Point = [0, 1, 0];
  const across = cross(up, ahead);
  const along = (from: Point, to: Point) =>
    subtract(to, from).reduce((sum, way, axis) => sum + way * (ahead[axis] ?? 0), 0);
  const behind = along([heel[0], 0, heel[2]], [ankle[0], 0, ankle[2]]);
  const base: Point = add([heel[0], 0, heel[2]], scale(ahead, behind));
  const pivot = add(add(base, scale(ahead, INSTEP_CM)), scale(up, topY));
  const lastAhead = length - behind - TOE_CM;
  return (share: number): Section => {
    const above = UNDER_LEG_CM + (ABOVE_SKIN_CM - UNDER_LEG_CM) * Math.min(1, share / UNDER_UNTIL);
    if (share < TURN_AT) {
      const turn = (share / TURN_AT) * (Math.PI / 2);
      const out = add(scale(ahead, -Math.cos(turn)), scale(up, -Math.sin(turn)));
      const reach = INSTEP_CM + 1.2 * Math.sin(2 * turn) - (INSTEP_CM - topY / 2) * Math.sin(turn);
      return { center: add(pivot, scale(out, reach)), across, out, lean: 0, ahead, above };
    }
    const way = Math.min(1, (share - TURN_AT) / (TOES_AT - TURN_AT));
    const height = topY / 2 + (1.6 - topY / 2) * way;
    const distance = INSTEP_CM + (lastAhead - INSTEP_CM) * way;
    const center = add(add(base, scale(ahead, distance)), scale(up, height));
    const lean = share > TOES_AT ? ((share - TOES_AT) / (1 - TOES_AT)) * (Math.PI / 2) : 0;
    return { center, across, out: [0, -1, 0], lean, ahead, above };
  };
}

/** How far the surface is from the center, which lies within it, in a direction. */
function surfaceAt(body: Body, center: Point, direction: Point): number {
  const sample = new Float64Array(4);
  let way = NEAREST_CM;
  while (way < FARTHEST_CM) {
    const [x, y, z] = add(center, scale(direction, way));
    body.sample(x, y, z, sample);
    const left = -(sample[0] ?? 0);
    if (left < 0.02) break;
    way += Math.max(0.03, left);
  }
  return way;
}

function directionsOf({ across, out, lean, ahead }: Section): Point[] {
  return Array.from({ length: RAYS }, (_, ray) => {
    const angle = (ray / RAYS) * 2 * Math.PI;
    const plain = add(scale(across, Math.sin(angle)), scale(out, -Math.cos(angle)));
    return add(scale(plain, Math.cos(lean)), scale(ahead, Math.sin(lean)));
  });
}

/** The way to the knit along each ray: it spans what is hollow, as between the toes. */
function reachesOf(body: Body, section: Section): number[] {
  const bare = directionsOf(section).map((ray) => surfaceAt(body, section.center, ray));
  const around = (ways: readonly number[], at: number) =>
    [-2, -1, 0, 1, 2].map((step) => ways[(at + step + RAYS) % RAYS] ?? 0);
  const widest = bare.map((_way, at) => Math.max(...around(bare, at).slice(1, 4)));
  return widest.map((_way, at) => around(widest, at).reduce((sum, way) => sum + way, 0) / 5);
}

const SECTIONS = 40;

/** A spot that a straight line between two sections led too near to the skin, moved off it. */
function pushedOut(body: Body, spot: Point): Point {
  const sample = new Float64Array(4);
  body.sample(...spot, sample);
  const [away = 0, x = 0, y = 0, z = 0] = sample;
  return add(spot, scale([x, y, z], Math.max(0, UNDER_LEG_CM - away)));
}

/** The foot of tights: knitted on to the leg, drawn tight over heel, instep and toes. */
export function makeStockingFoot(body: Body, side: 'left' | 'right', hemY: number): LaidPanel {
  const corners = [
    [-HALF_GIRTH_CM, -LENGTH_CM],
    [HALF_GIRTH_CM, -LENGTH_CM],
    [HALF_GIRTH_CM, 0],
    [-HALF_GIRTH_CM, 0],
  ] as const;
  const edges = corners.map((from, at) => ({
    name: ['toe', 'sole', 'ankle', 'back'][at] ?? '',
    points: [from, corners[(at + 1) % corners.length] ?? from],
  }));
  return {
    name: `${side}-foot`,
    role: 'foot',
    layer: 0,
    grain: 0,
    edges,
    inner: [],
    spacingCm: SPACING_CM,
    fastenings: [],
    lay: () => {
      const sectionAt = sectionsOf(body, side, hemY + OVERLAP_CM);
      const sections = Array.from({ length: SECTIONS + 1 }, (_, at) => {
        const section = sectionAt(at / SECTIONS);
        return { section, reaches: reachesOf(body, section) };
      });
      return (u, v) => {
        const place = Math.min(1, Math.max(0, -v / LENGTH_CM)) * SECTIONS;
        const angle = (u / HALF_GIRTH_CM) * Math.PI;
        const spots = [Math.floor(place), Math.ceil(place)].map((at) => {
          const known = sections[at];
          return known ? spotOf(known, angle) : ([0, 0, 0] as const);
        });
        const [from = [0, 0, 0], to = from] = spots;
        return pushedOut(body, add(from, scale(subtract(to, from), place % 1)));
      };
    },
  };
}

/** Where the knit lies in a section: at an angle from the instep. */
function spotOf(
  { section, reaches }: { section: Section; reaches: number[] },
  angle: number,
): Point {
  const { center, across, out, lean, ahead, above } = section;
  const plain = add(scale(across, Math.sin(angle)), scale(out, -Math.cos(angle)));
  const ray = add(scale(plain, Math.cos(lean)), scale(ahead, Math.sin(lean)));
  const turn = (((angle / (2 * Math.PI)) % 1) + 1) % 1;
  const at = turn * RAYS;
  const [low, high] = [reaches[Math.floor(at) % RAYS] ?? 0, reaches[Math.ceil(at) % RAYS] ?? 0];
  return add(center, scale(ray, low + (high - low) * (at % 1) + above));
}
