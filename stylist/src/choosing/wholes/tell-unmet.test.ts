import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { Speech } from '../../speech/speech.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { tellUnmet } from './tell-unmet.ts';

const dress = (name: string, material: string, description = ''): Item =>
  sampleItem(name, {
    short_description: name,
    description,
    facts: { type: 'midi-dress', materials: [material] },
  });

const COTTON = dress('Plain Dress', 'cotton');
const LONG = dress('Long Dress', 'cotton', 'With long sleeves.');
const VELVET = dress('Night Dress', 'velvet');

function unmetOf(words: string, outfits: readonly (readonly Item[])[]): string {
  const { readings } = understandQuery(words);
  const request = { ...emptyRequest(), wishes: readings, outfit: { budget: null, keep: [] } };
  const state = { ...INITIAL_STATE, request };
  return tellUnmet(sampleFound({ state, outfits }), new Speech([]));
}

describe('a wish for an outfit', () => {
  it('that no piece meets is told, with what stands there instead', () => {
    const told = unmetOf('in velvet', [[COTTON], [LONG]]);
    expect(told).toContain('velvet');
    expect(told).toContain('cotton instead');
  });

  it('is told of the one piece that it was said of, though another meets it', () => {
    const belt = sampleItem('Belt', {
      short_description: 'Belt',
      facts: { type: 'belt', materials: ['canvas'] },
    });
    const shoes = sampleItem('Loafers', { facts: { type: 'loafers', materials: ['leather'] } });
    const told = unmetOf('a leather black belt', [[COTTON, belt, shoes]]);
    expect(told).toMatch(/belt/);
    expect(told).not.toContain('cotton');
  });

  it('that only some outfits meet says which', () => {
    expect(unmetOf('with long sleeves', [[COTTON], [LONG]])).toContain('the second');
  });

  it('that is met in all of them goes without saying', () => {
    expect(unmetOf('in velvet', [[VELVET], [VELVET, COTTON]])).toBe('');
    expect(unmetOf('for a wedding', [[COTTON]])).toBe('');
  });
});
