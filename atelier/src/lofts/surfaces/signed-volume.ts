import { cross, dot } from './point-math.ts';
import { pointAt, type Surface } from './surface.ts';

/** What a closed surface holds, cubic centimeters; negative when its triangles face inside. */
export function signedVolume({ places, triangles }: Surface): number {
  let sum = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b] = [pointAt(places, triangles[t] ?? 0), pointAt(places, triangles[t + 1] ?? 0)];
    sum += dot(a, cross(b, pointAt(places, triangles[t + 2] ?? 0))) / 6;
  }
  return sum;
}
