import type { Mask } from './mask.ts';

/** The mask without what is finer than the radius, by the majority around each pixel. */
export function smoothed(mask: Mask, radius: number): Mask {
  const { width, height } = mask;
  const values = new Float32Array(mask.inside);
  for (let round = 0; round < 2; round += 1) {
    blurLines(values, { lines: height, length: width, step: 1, next: width }, radius);
    blurLines(values, { lines: width, length: height, step: width, next: 1 }, radius);
  }
  const inside = new Uint8Array(values.length);
  for (let at = 0; at < inside.length; at += 1) inside[at] = (values[at] ?? 0) > 0.5 ? 1 : 0;
  return { width, height, inside };
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  readonly step: number;
  readonly next: number;
}

/** The running mean along each line; beyond its ends the last value goes on. */
function blurLines(
  values: Float32Array,
  { lines, length, step, next }: Lines,
  radius: number,
): void {
  const line = new Float32Array(length);
  for (let at = 0; at < lines; at += 1) {
    const start = at * next;
    for (let place = 0; place < length; place += 1) line[place] = values[start + place * step] ?? 0;
    const read = (place: number) => line[Math.min(length - 1, Math.max(0, place))] ?? 0;
    let sum = 0;
    for (let place = -radius; place <= radius; place += 1) sum += read(place);
    for (let place = 0; place < length; place += 1) {
      values[start + place * step] = sum / (2 * radius + 1);
      sum += read(place + radius + 1) - read(place - radius);
    }
  }
}
