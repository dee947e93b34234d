import { type Drape, isOnForm } from '../drapes/drape.ts';
import { smoothStep } from '../materials/noise.ts';

/** Each leg is cut in a front and a back. */
const LEGS = ['left', 'right'] as const;
/** The hem of a leg lies within so much of its lowest place, centimeters. */
const HEM_CM = 9;
/** A hem has no fewer places than these. */
const FEWEST = 4;
/** Above the hem cloth moves with it, less and less, centimeters. */
const FADES_CM = 16;
/** A lens from above shows what lies farther away higher: cloth hangs so much lower for each centimeter. */
const LOWER_BEHIND = 0.17;
/** No place of a hem moves farther, centimeters. */
const MOST_CM = 4;

/** How far a place lies out from the middle, and how high. */
type Place = readonly [out: number, y: number];

interface Hem {
  bottom: number;
  /** From the inner end to the outer one. */
  places: readonly Place[];
  heightAt: (out: number) => number;
}

/** The lowest edge of one panel of a leg; null where it has none. */
function hemOf({ positions }: Drape, hem: readonly number[]): Hem | null {
  const all = hem.map((vertex): Place => {
    const [x = 0, y = 0] = positions.subarray(vertex * 3, vertex * 3 + 2);
    return [Math.abs(x), y];
  });
  const bottom = all.reduce((least, [, y]) => Math.min(least, y), Infinity);
  const places = all.filter(([, y]) => y < bottom + HEM_CM).toSorted((a, b) => a[0] - b[0]);
  if (places.length < FEWEST) return null;
  const heightAt = (out: number) => {
    const next = places.findIndex(([far]) => far >= out);
    const [farOut, far] = places[next] ?? places.at(-1) ?? [0, 0];
    const [nearOut, near] = places[Math.max(0, next - 1)] ?? [0, 0];
    const share =
      farOut > nearOut ? Math.min(1, Math.max(0, (out - nearOut) / (farOut - nearOut))) : 1;
    return next < 0 ? far : near + (far - near) * share;
  };
  return { bottom, places, heightAt };
}

/** The straight line through places, by least squares. */
function lineOf(places: readonly Place[]): (out: number) => number {
  const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [out, y] = [mean(0), mean(1)];
  const both = places.reduce((sum, place) => sum + (place[0] - out) * (place[1] - y), 0);
  const square = places.reduce((sum, place) => sum + (place[0] - out) ** 2, 0);
  return (at) => y + ((at - out) * both) / Math.max(1, square);
}

/** Draws one leg's front and back down to one straight line. Changes the positions. */
function levelLeg(drape: Drape, leg: string, positions: Float32Array): void {
  const { panels, panelOf, lines } = drape;
  const hemmed = new Set(
    lines.flatMap(({ kind, vertices }) => (kind === 'hem' || kind === 'edge' ? [...vertices] : [])),
  );
  const [front, back] = ['front', 'back'].map((side) => {
    const panel = panels.findIndex(({ name }) => name === `${leg}-${side}`);
    const vertices = [...panelOf.keys()].filter((vertex) => panelOf[vertex] === panel);
    return {
      vertices,
      hem: hemOf(
        drape,
        vertices.filter((vertex) => hemmed.has(vertex)),
      ),
    };
  });
  if (!front?.hem || !back?.hem) return;
  const lineAt = lineOf(front.hem.places);
  const near = front.vertices
    .filter((vertex) => hemmed.has(vertex))
    .reduce((most, vertex) => Math.max(most, positions[vertex * 3 + 2] ?? 0), -Infinity);
  for (const { vertices, hem } of [front, back]) {
    if (!hem) continue;
    for (const vertex of vertices) {
      const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
      const out = Math.abs(x);
      const up = lineAt(out) - LOWER_BEHIND * (near - z) - hem.heightAt(out);
      const low = 1 - smoothStep(0, FADES_CM, y - hem.bottom);
      positions[vertex * 3 + 1] = y + low * Math.min(MOST_CM, Math.max(-MOST_CM, up));
    }
  }
}

/**
 * Legs whose hems lie straight: on feet they had hung lower behind, and one would look into them
 * under an arch. What is draped on legs and shown on them stays as it is.
 */
export function levelLegs(drape: Drape): Drape {
  if (isOnForm(drape)) return drape;
  const names = new Set(drape.panels.map(({ name }) => name));
  if (!LEGS.every((leg) => names.has(`${leg}-front`) && names.has(`${leg}-back`))) return drape;
  const positions = drape.positions.slice();
  for (const leg of LEGS) levelLeg(drape, leg, positions);
  return { ...drape, positions };
}
