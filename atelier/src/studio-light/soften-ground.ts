import type { OpenMaps } from './blank-maps.ts';

const PASSES = 3;

/**
 * Blurs the shadow on the ground, and carries it a little under the shape's edge: few directions
 * leave blotches on a plain floor, and half covered pixels need the shadow beside them.
 */
export function softenGround(maps: OpenMaps): void {
  const { width, height, part } = maps;
  let shadow: Float32Array = Float32Array.from(maps.groundShadow);
  let weight: Float32Array = Float32Array.from(part, (number, at) =>
    number === 0 && maps.smooth[at * 3 + 1] === 1 ? 1 : 0,
  );
  shadow = shadow.map((value, at) => value * (weight[at] ?? 0));
  const reach = Math.max(3, Math.round(width / 120));
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const step of [1, width]) {
      shadow = blurred(shadow, { step, reach, width, height });
      weight = blurred(weight, { step, reach, width, height });
    }
  maps.groundShadow = Uint8Array.from(shadow, (value, at) =>
    (weight[at] ?? 0) > 1e-3 ? Math.round(value / (weight[at] ?? 1)) : 0,
  );
}

interface Blur {
  step: number;
  reach: number;
  width: number;
  height: number;
}

/** A running mean along rows (`step` 1) or columns (`step` the width). */
function blurred(values: Float32Array, { step, reach, width, height }: Blur): Float32Array {
  const out = new Float32Array(values.length);
  const [lines, length] = step === 1 ? [height, width] : [width, height];
  const lineStep = step === 1 ? width : 1;
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    let sum = 0;
    for (let i = -reach; i < length; i += 1) {
      if (i + reach < length) sum += values[start + (i + reach) * step] ?? 0;
      if (i - reach - 1 >= 0) sum -= values[start + (i - reach - 1) * step] ?? 0;
      if (i >= 0) out[start + i * step] = sum / (2 * reach + 1);
    }
  }
  return out;
}
