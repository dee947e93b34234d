import type { Body } from '../../bodies/body.ts';
import type { LandmarkName } from '../../bodies/landmarks.ts';
import { stationAtHeight } from './stations.ts';

/** What a cutter takes down of a body: centimeters, drops from the high point of the shoulder. */
export interface Measures {
  body: Body;
  /** The height of the high point of the shoulder, where the neck begins, above the floor. */
  neckY: number;
  neckHalfWidth: number;
  frontNeckDrop: number;
  backNeckDrop: number;
  shoulderHalfWidth: number;
  shoulderDrop: number;
  armpitDrop: number;
  bustDrop: number;
  waistDrop: number;
  hipDrop: number;
  crotchDrop: number;
  kneeDrop: number;
  ankleDrop: number;
  armLength: number;
  girths: Body['girths'];
}

const RAYS = 72;
const FARTHEST_CM = 40;

/** How far the surface is from the trunk's middle at a height, in a direction. */
function reach(body: Body, y: number, [dx, dz]: readonly [number, number]): number {
  const { center } = stationAtHeight(body.axes.trunk, y);
  const sample = new Float64Array(4);
  let way = 0;
  while (way < FARTHEST_CM) {
    body.sample(center[0] + dx * way, y, center[2] + dz * way, sample);
    const left = -(sample[0] ?? 0);
    if (left <= 0.02) break;
    way += Math.max(0.05, left);
  }
  return way;
}

/** The girth of the trunk at a height, centimeters. */
export function girthAt(body: Body, y: number): number {
  const points = Array.from({ length: RAYS }, (_, ray) => {
    const angle = (ray / RAYS) * 2 * Math.PI;
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
    const way = reach(body, y, [dx, dz]);
    return [dx * way, dz * way] as const;
  });
  return points.reduce((sum, point, index) => {
    const before = points.at(index - 1) ?? point;
    return sum + Math.hypot(point[0] - before[0], point[1] - before[1]);
  }, 0);
}

/** A quarter of the trunk's girth at a height: from the middle of its front or back to its side. */
export function quarterAt(body: Body, y: number, facing: 1 | -1): number {
  let length = 0;
  let before: readonly [number, number] | undefined;
  for (let ray = 0; ray <= RAYS / 4; ray += 1) {
    const angle = (ray / RAYS) * 2 * Math.PI;
    const [dx, dz] = [Math.sin(angle), Math.cos(angle) * facing];
    const way = reach(body, y, [dx, dz]);
    const point = [dx * way, dz * way] as const;
    if (before) length += Math.hypot(point[0] - before[0], point[1] - before[1]);
    before = point;
  }
  return length;
}

const EDGE_OF_SHOULDER = 0.6;

/** Reads the measures of a body from its landmarks. */
export function measureBody(body: Body): Measures {
  const { landmarks } = body;
  const neckY = landmarks['left-neck'][1];
  const drop = (name: LandmarkName) => neckY - landmarks[name][1];
  const between = (from: LandmarkName, to: LandmarkName) =>
    Math.hypot(
      ...[0, 1, 2].map((axis) => (landmarks[to][axis] ?? 0) - (landmarks[from][axis] ?? 0)),
    );
  return {
    body,
    neckY,
    neckHalfWidth: landmarks['left-neck'][0],
    frontNeckDrop: drop('front-neck'),
    backNeckDrop: drop('back-neck'),
    shoulderHalfWidth: landmarks['left-shoulder'][0] + EDGE_OF_SHOULDER,
    shoulderDrop: drop('left-shoulder'),
    armpitDrop: (drop('left-front-armpit') + drop('left-back-armpit')) / 2,
    bustDrop: drop('left-bust'),
    waistDrop: drop('front-waist'),
    hipDrop: drop('front-hip'),
    crotchDrop: drop('crotch'),
    kneeDrop: drop('left-knee'),
    ankleDrop: drop('left-ankle'),
    armLength: between('left-shoulder', 'left-elbow') + between('left-elbow', 'left-wrist'),
    girths: body.girths,
  };
}
