import { COLORS } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { matchPhrases } from '../phrases/phrase-table.ts';
import { tokenize } from '../words/tokens.ts';
import { ATTRIBUTES, fabricWithKinds, findAttribute } from './attributes.ts';

describe('attributes', () => {
  it('have ids of their own', () => {
    expect(new Set(ATTRIBUTES.map((row) => row.id)).size).toBe(ATTRIBUTES.length);
  });

  it('relate only to concepts that the lexicon knows, with weights up to 1', () => {
    for (const { id, related } of ATTRIBUTES) {
      for (const [concept, weight] of related) {
        const isKnown = matchPhrases(tokenize(concept)).length > 0;
        expect(isKnown, `${id} relates to ${concept}`).toBe(true);
        expect(weight, `${id} relates to ${concept}`).toBeGreaterThan(0);
        expect(weight, `${id} relates to ${concept}`).toBeLessThanOrEqual(1);
      }
    }
  });

  it('tell what a garden wedding calls for', () => {
    const related = findAttribute('garden-wedding')?.related;
    expect(related?.get('midi-dress')).toBeGreaterThan(0.5);
    expect(related?.get('floral')).toBeGreaterThan(0.5);
  });
});

describe('materials', () => {
  it('bring their kinds: wool is merino and cashmere too', () => {
    expect(fabricWithKinds('wool')).toEqual(expect.arrayContaining(['wool', 'merino', 'cashmere']));
    expect(fabricWithKinds('leather')).not.toContain('faux-leather');
  });

  it('leave no color of the spec unread', () => {
    for (const color of COLORS) {
      const [match] = matchPhrases(tokenize(color));
      expect(match?.concepts).toContainEqual({ kind: 'color', id: color });
    }
  });
});
