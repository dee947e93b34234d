import type { Point } from '../../geometry/point.ts';
import { pointAt, type Surface } from './surface.ts';

/** Where a place of a shape goes; neighbors stay neighbors, so that nothing opens or crosses. */
export type Reshaping = (place: Point) => Point;

/** The same surfaces, drawn longer, wider or higher; what is drawn on them goes along. */
export function reshape(surfaces: readonly Surface[], to: Reshaping): Surface[] {
  return surfaces.map((surface) => {
    const places = new Float64Array(surface.places.length);
    for (let i = 0; i < places.length / 3; i += 1)
      places.set(to(pointAt(surface.places, i)), i * 3);
    return { ...surface, places, drawnAt: surface.drawnAt ?? surface.places };
  });
}
