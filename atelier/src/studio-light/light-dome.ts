import type { Point } from '../geometry/point.ts';
import { cross, plus, unit } from '../lofts/surfaces/point-math.ts';

/** Toward the softboxes of the studio; the renderer shades with the same. */
const KEY_DIRECTION: Point = unit([-0.62, 0.62, 0.55]);
const FILL_DIRECTION: Point = unit([0.85, 0.3, 0.45]);

/** Where light comes from and which of the three kinds of light: sky 0, key 1, fill 2. */
export interface LightDirection {
  toward: Point;
  kind: 0 | 1 | 2;
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const [KEY_SPREAD, FILL_SPREAD] = [0.42, 0.45];

/** An even sphere of `sky` directions, what the floor throws back among them, and two softboxes. */
export function lightDome(sky: number): LightDirection[] {
  const directions: LightDirection[] = [];
  for (let i = 0; i < sky; i += 1) {
    const y = 1 - (2 * (i + 0.5)) / sky;
    const around = Math.sqrt(1 - y * y);
    const toward: Point = [around * Math.cos(GOLDEN * i), y, around * Math.sin(GOLDEN * i)];
    directions.push({ toward, kind: 0 });
  }
  const softbox = (
    center: Point,
    { count, spread, kind }: { count: number; spread: number; kind: 1 | 2 },
  ) => {
    const right = unit(cross([0, 1, 0], center));
    const up = cross(center, right);
    for (let i = 0; i < count; i += 1) {
      const away = spread * Math.sqrt((i + 0.5) / count);
      const beside = plus(center, right, away * Math.cos(GOLDEN * i));
      directions.push({ toward: unit(plus(beside, up, away * Math.sin(GOLDEN * i))), kind });
    }
  };
  softbox(KEY_DIRECTION, { count: Math.round(sky * 0.4), spread: KEY_SPREAD, kind: 1 });
  softbox(FILL_DIRECTION, { count: Math.round(sky * 0.2), spread: FILL_SPREAD, kind: 2 });
  return directions;
}
