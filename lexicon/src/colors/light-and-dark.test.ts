import { describe, expect, it } from 'vitest';
import { understandQuery } from '../understand-query.ts';
import { shadeMatcher } from './shade-match.ts';

/** A shop's color counts as the shade that was asked for from here on. */
const MATCH_MIN = 0.45;

describe('how light or dark a color is to be', () => {
  it.each([
    ['pale green', 'Sage', true],
    ['pale green', 'Mint', true],
    ['pale green', 'Emerald', false],
    ['pastel pink', 'Blush', true],
    ['pastel pink', 'Fuchsia', false],
    ['deep red', 'Burgundy', true],
    ['deep red', 'Poppy', false],
    ['light blue', 'Sky', true],
    ['light blue', 'Navy', false],
  ])('%s is met by %s: %s', (asked, name, isMet) => {
    expect(shadeMatcher([asked])(name) >= MATCH_MIN).toBe(isMet);
  });

  it.each([
    ['coat, nothing dark', 'dark'],
    ['dress, not too bright', 'bright'],
  ])('is refused in %j', (text, tone) => {
    expect(understandQuery(text).not.shades).toEqual([tone]);
  });
});
