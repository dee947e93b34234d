import { lightBeside, type ShadowMaps, shadowMapsOf } from '../light/bake-light.ts';
import { evenOut } from './even-out.ts';
import type { WornLayer } from './join-layers.ts';

/** A layer and what tells its shape from every other. */
export interface ShadedLayer extends WornLayer {
  key: string;
}

const LAMPS = 6;
/** Cloth lets some light through to its own inside: so much of it beside others, and so much of the sky. */
const INSIDE_LEAST = 0.3;
const INSIDE_SKY = 3;
const INSIDE_SKY_LEAST = 0.2;

const KNOWN_MAX = 48;
const known = new Map<string, Float32Array>();
/** Some megabytes each: those of the bodies, and of the garments that were worn last. */
const SHADOWS_MAX = 5;
const shadows = new Map<string, ShadowMaps>();

function keep<Value>(
  all: Map<string, Value>,
  key: string,
  make: { most: number; of: () => Value },
) {
  const value = all.get(key) ?? make.of();
  all.delete(key);
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > make.most && oldest !== undefined) all.delete(oldest);
  return value;
}

/** What a layer keeps of its light beside another. */
function keptBeside(layer: ShadedLayer, blocker: ShadedLayer): Float32Array {
  const { mesh, normals } = layer;
  const thrown = () =>
    keep(shadows, blocker.key, { most: SHADOWS_MAX, of: () => shadowMapsOf(blocker.mesh) });
  const of = () => {
    const raw = lightBeside({ positions: mesh.positions, normals }, thrown());
    return evenOut(raw, mesh.corners, { size: LAMPS, times: 1 });
  };
  return keep(known, `${layer.key} beside ${blocker.key}`, { most: KNOWN_MAX, of });
}

/** Lets layers shade one another: the innermost first, and what is outside shades what is inside. */
export function shadeLayers(layers: readonly ShadedLayer[]): WornLayer[] {
  const [skin] = layers;
  return layers.map((layer, index) => {
    const blockers = layers.filter((one, at) => at > index || (one === skin && one !== layer));
    const light = layer.mesh.light.slice();
    for (const blocker of blockers) {
      const kept = keptBeside(layer, blocker);
      for (let at = 0; at < light.length; at += 1) {
        const share = kept[at] ?? 1;
        const isInside = at % LAMPS >= LAMPS / 2;
        light[at] = (light[at] ?? 0) * (isInside ? Math.max(INSIDE_LEAST, share) : share);
      }
    }
    for (let at = INSIDE_SKY; at < light.length; at += LAMPS)
      light[at] = Math.max(INSIDE_SKY_LEAST, light[at] ?? 0);
    return { ...layer, mesh: { ...layer.mesh, light } };
  });
}
