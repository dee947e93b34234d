// @vitest-environment node
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const tokens = await readFile(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

function colourOf(name: string, scheme: Scheme): string {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(tokens);
  const colour = pair?.[scheme === 'light' ? 1 : 2];
  if (colour === undefined) throw new Error(`--${name} has no two colours`);
  return colour;
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_CONTRAST_MIN = 4.5;
const GROUNDS = ['paper', 'paper-raised', 'paper-sunken'];
const READ_ON: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-soft', 'accent', 'danger'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-cover', 'cover'],
];

describe.each(SCHEMES)('the %s colours', (scheme) => {
  it.each(READ_ON)('let --%s be read on --%s', (text, ground) => {
    const found = contrast(colourOf(text, scheme), colourOf(ground, scheme));
    expect(found).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN);
  });

  it('keep the cover deep, so that it does not glare', () => {
    expect(luminance(colourOf('cover', scheme))).toBeLessThan(0.1);
  });
});
