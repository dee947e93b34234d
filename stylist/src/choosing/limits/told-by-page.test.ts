import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { sentenceTelling } from '../needs/page-tells.ts';
import { rankFound } from '../rank-found.ts';

const bra = (id: string, description: string) =>
  sampleItem(id, { facts: { type: 'sports-bra' }, short_description: `Bra ${id}`, description });

const BRAS = [
  bra('soft', 'Soft hold for stretching. 76% nylon, 24% elastane.'),
  bra('racer', 'A racer back that leaves shoulders free. 76% nylon, 24% elastane.'),
  bra('high', 'High support with a scooped neck. 76% nylon, 24% elastane.'),
];

const ranked = (words: string, candidates = BRAS) => {
  const request = {
    ...emptyRequest(DEFAULT_FILTERS),
    wishes: understandQuery(words).readings,
    refinedQuery: words,
  };
  const state = { ...INITIAL_STATE, request };
  return rankFound(sampleFound({ state, candidates, total: candidates.length }));
};

describe('what only a page tells', () => {
  it('leads, in the words of the page', () => {
    const { reply, deep } = ranked('sports bra with high support');
    expect(deep[0]?.id).toBe('high');
    expect(deep[0]?.reason).toContain('High support with a scooped neck');
    expect(reply).toContain('“High support with a scooped neck”');
  });

  it('leads from the end of a long list, too', () => {
    const many = Array.from({ length: 30 }, (_, at) => bra(`plain-${at}`, `Soft jersey, ${at}.`));
    const { deep } = ranked('sports bra with high support', [...many, ...BRAS]);
    expect(deep[0]?.id).toBe('high');
  });

  it('is said to be told nowhere, where no page has it', () => {
    const { reply } = ranked('sports bra with a front closure');
    expect(reply).toMatch(/“front closure”/);
    expect(reply).not.toMatch(/promises/);
  });

  it('is looked for as the last message put it, though nothing was read into it', () => {
    const request = { ...emptyRequest(DEFAULT_FILTERS), refinedQuery: 'sports bra' };
    const state = { ...INITIAL_STATE, request, unread: ['racer'] };
    const { deep } = rankFound(sampleFound({ state, candidates: BRAS, total: 3 }));
    expect(deep[0]?.id).toBe('racer');
  });

  it.each([
    ['stretchy waist', 'A waist that stretches after lunch.', true],
    ['wide brim', 'A brim wide enough for two shoulders.', true],
    ['inside pockets', 'Two more pockets are hidden inside.', true],
    ['side adjusters', 'Side adjusters instead of a belt.', true],
    ['thick sole', 'The canvas is thick and the sole is stitched.', false],
    ['big logo', 'No logo, no stripe, no foam.', false],
    ['button fly', 'Zip rather than buttons, for the hurried.', false],
    ['rubber sole', 'A supple sole.', false],
    ['printed logo', 'There is no printed logo on it.', false],
    ['horn buttons', 'It has a zip rather than horn buttons.', false],
    ['horn buttons', 'Horn buttons rather than a zip.', true],
  ])('of %j %j tells: %s', (words, description, isTold) => {
    expect(sentenceTelling(bra('one', description), words) !== null).toBe(isTold);
  });
});
