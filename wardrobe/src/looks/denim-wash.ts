import { type LinearColor, mixLinear } from '../materials/linear-color.ts';
import { noise, smoothStep } from '../materials/noise.ts';
import type { PanelPlace } from './panel-place.ts';

/** Fades what a wearer rubs: the thighs, the knees and lines across the hip. */
export function denimWash(place: PanelPlace, amount: number, ground: LinearColor) {
  const middle = (place.left + place.right) / 2;
  const half = (place.right - place.left) / 2;
  const isBlue = ground[2] > ground[0] * 1.3;
  // Indigo fades to a paler blue; what was dyed over keeps its hue.
  const pale: LinearColor = isBlue ? [0.33, 0.42, 0.55] : mixLinear(ground, [0.6, 0.6, 0.6], 0.35);
  return (x: number, y: number): { color: LinearColor; share: number } => {
    const down = (place.top - y) / (place.top - place.bottom);
    const across = (x - middle) / half;
    const lobe = Math.exp(-(across * across) / 0.2);
    const length = smoothStep(0.05, 0.25, down) * (1 - 0.75 * smoothStep(0.5, 0.8, down));
    const uneven = 0.75 + 0.3 * noise(x / 5, y / 9, 23) + 0.12 * noise(x / 1.2, y / 2, 24);
    const fan = y + 0.35 * Math.abs(x - middle) + 1.2 * noise(x / 7, y / 7, 26);
    const whisker = Math.max(0, noise(x / 14, fan / 1.6, 25)) * smoothStep(0.02, 0.1, down);
    const creases = whisker * (1 - smoothStep(0.2, 0.32, down)) * Math.exp(-across * across);
    return { color: pale, share: amount * (0.62 * lobe * length * uneven + 0.35 * creases) };
  };
}
