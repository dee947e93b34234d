import { describe, expect, it } from 'vitest';
import { labOfRgb, toLabImage } from './lab-image.ts';

/** CIELAB of sRGB under D65 by the exact formulas (CIE 15:2004), without tables. */
function exactLab(red: number, green: number, blue: number): [number, number, number] {
  const linear = (byte: number) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const curve = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (left: readonly number[], right: readonly number[]): number =>
  Math.hypot(...left.map((value, at) => value - (right[at] ?? 0)));

describe('labOfRgb', () => {
  it.each([
    ['white', [255, 255, 255], [100, 0, 0]],
    ['black', [0, 0, 0], [0, 0, 0]],
    ['red', [255, 0, 0], [53.24, 80.09, 67.2]],
    ['green', [0, 255, 0], [87.73, -86.18, 83.18]],
    ['blue', [0, 0, 255], [32.3, 79.19, -107.86]],
    ['middle gray', [119, 119, 119], [50.03, 0, 0]],
  ] as const)('knows %s as published', (_name, [red, green, blue], expected) => {
    expect(distance(labOfRgb(red, green, blue), expected)).toBeLessThan(0.4);
  });

  it('stays within 1 ΔE, which nobody sees, of the exact value everywhere', () => {
    for (let red = 0; red < 256; red += 15) {
      for (let green = 0; green < 256; green += 15) {
        for (let blue = 0; blue < 256; blue += 15) {
          const seen = labOfRgb(red, green, blue);
          expect(distance(seen, exactLab(red, green, blue))).toBeLessThan(1);
        }
      }
    }
  });

  it('gives grays no chroma and rising lightness', () => {
    let before = -1;
    for (let gray = 0; gray < 256; gray += 5) {
      const [lightness, a, b] = labOfRgb(gray, gray, gray);
      expect(Math.hypot(a, b)).toBeLessThan(0.2);
      expect(lightness).toBeGreaterThan(before);
      before = lightness;
    }
  });
});

describe('toLabImage', () => {
  it('converts every pixel in its place', () => {
    const rgb = Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255);
    const { width, height, lab } = toLabImage({ width: 2, height: 2, rgb });
    expect([width, height, lab.length]).toEqual([2, 2, 12]);
    for (let pixel = 0; pixel < 4; pixel += 1) {
      const [red = 0, green = 0, blue = 0] = rgb.subarray(pixel * 3);
      const seen = [...lab.subarray(pixel * 3, pixel * 3 + 3)];
      expect(distance(seen, labOfRgb(red, green, blue))).toBeLessThan(1e-4);
    }
  });
});
