import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import type { Found } from '../stylist.ts';
import { sampleFound } from '../testing/sample-items.ts';
import { SAMPLE_SHOP } from '../testing/sample-shop.ts';
import { rankFound } from './rank-found.ts';

function replyTo(words: string, filters: Partial<Filters>, found: Partial<Found>): string {
  const { readings } = understandQuery(words);
  const asked = { ...DEFAULT_FILTERS, ...filters };
  const request = { ...emptyRequest(asked), wishes: readings, refinedQuery: words };
  const candidates = SAMPLE_SHOP.slice(0, 4);
  return rankFound(
    sampleFound({ state: { ...INITIAL_STATE, request }, candidates, total: 4, ...found }),
  ).reply;
}

describe('what is missing', () => {
  it('is told with the price that was kept, since there may be more of it for more', () => {
    const dropped = 'the material Silk';
    const filters = { material: ['Silk'], priceRangeMax: 30 };
    expect(replyTo('blouse', filters, { dropped })).toContain('in silk for $30 or less');
  });

  it('is told with the fabrics that were refused', () => {
    const reply = replyTo('dress shoes, not leather', {}, { dropped: 'the color Brown' });
    expect(reply).toContain('in brown without leather');
  });

  it('names the limit that was given up beside what the words miss', () => {
    const notice = 'We don’t have any black boots.';
    const dropped = 'the maximum of $120';
    const reply = replyTo('black boots', { priceRangeMax: 120 }, { dropped, notice });
    expect(reply).toContain(notice);
    expect(reply).toContain(dropped);
  });

  it('names every kind that was asked for', () => {
    expect(replyTo('a shirt or a dress', {}, { dropped: 'the material Leather' })).toContain(
      'shirts or dresses in leather',
    );
  });

  it('names a kind of several of which nothing was found', () => {
    const dresses = SAMPLE_SHOP.filter(({ other_info }) => other_info.type.endsWith('dress')).slice(
      0,
      3,
    );
    const found = { candidates: dresses, total: dresses.length };
    expect(replyTo('a dress or a poncho', {}, found)).toContain('no ponchos');
    expect(replyTo('a dress', {}, found)).not.toMatch(/found no|There are no/);
  });
});
