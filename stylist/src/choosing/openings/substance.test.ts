import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { AI_TONES } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE, type StyleRequest } from '../../dialogue/dialogue-state.ts';
import { UNKNOWN_SHOPPER } from '../../stylist.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { rankFound } from '../rank-found.ts';
import table from './occasion-advice.json' with { type: 'json' };

const shoe = (id: string, type: string, fabric: string, price: number): Item =>
  sampleItem(id, {
    short_description: `${id} shoes`,
    brand: `Brand ${id}`,
    price,
    full_price: price,
    try_on_category: 'shoes',
    facts: { type, materials: [fabric] },
  });

const SHOES = [
  shoe('pumps', 'pumps', 'satin', 70),
  shoe('mesh', 'slip-ons', 'mesh', 52),
  shoe('dear', 'flat-sandals', 'leather', 90),
  shoe('cheap', 'flat-sandals', 'faux-leather', 39),
  shoe('wedges', 'wedges', 'canvas', 80),
  shoe('ropes', 'espadrilles', 'canvas', 75),
  shoe('straps', 'gladiator-sandals', 'leather', 85),
];

const asking = (words: string, filters: Partial<Filters> = {}): StyleRequest => ({
  ...emptyRequest({ ...DEFAULT_FILTERS, ...filters }),
  wishes: understandQuery(words).readings,
  refinedQuery: words,
});

interface Asked {
  filters?: Partial<Filters>;
  earlier?: string;
  said?: readonly string[];
  tone?: (typeof AI_TONES)[number];
}

function rank(words: string, { filters, earlier, said = [], tone = AI_TONES[0] }: Asked = {}) {
  const preferences = { ...UNKNOWN_SHOPPER.preferences, ai_tone: tone };
  const state = {
    ...INITIAL_STATE,
    said,
    request: asking(words, filters),
    earlier: earlier === undefined ? [] : [asking(earlier)],
  };
  const shopper = { ...UNKNOWN_SHOPPER, preferences };
  return rankFound(sampleFound({ state, shopper, candidates: SHOES, total: SHOES.length }));
}

const ON_SAND = 'On sand, go flat: heels sink.';

describe('a reply for an occasion', () => {
  it.each(AI_TONES)('in the tone %s tells what is right there, a pick and another one', (tone) => {
    const { reply } = rank('shoes for a beach wedding', { tone });
    expect(reply).toContain(ON_SAND);
    expect(reply).toMatch(/do(?:es)? not sink/);
    expect(reply).toMatch(/\$\d/);
    expect(reply.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length).toBeLessThanOrEqual(4);
  });

  it('tells it once, and not again where only a limit changed', () => {
    const first = rank('shoes for a beach wedding');
    const cheaper = rank('shoes for a beach wedding', {
      earlier: 'shoes for a beach wedding',
      filters: { priceRangeMax: 100 },
    });
    expect(cheaper.reply).not.toContain(ON_SAND);
    const again = rank('shoes for a beach wedding', { said: first.state.said });
    expect(again.reply).not.toContain(ON_SAND);
  });

  it('shows nothing that nobody takes there, while there is anything else', () => {
    const { deep, quickPickIds } = rank('shoes for a beach wedding');
    const shown = [...deep.map(({ id }) => id), ...quickPickIds];
    expect(shown).toContain('dear');
    expect(shown).not.toContain('pumps');
    expect(shown).not.toContain('mesh');
  });

  it('speaks of a lawn only where one was spoken of', () => {
    expect(rank('shoes for a garden wedding').reply).toMatch(/grass/);
    expect(rank('shoes for a summer wedding').reply).not.toMatch(/^Thin heels/);
  });

  it('offers nothing that costs more to who named a limit', () => {
    const { reply } = rank('shoes for a beach wedding', { filters: { priceRangeMax: 85 } });
    expect(reply).not.toMatch(/costs more/);
  });
});

describe('what is told of occasions', () => {
  const all = Object.entries(table).flatMap(([id, advice]) =>
    Object.entries(advice)
      .filter(([part]) => part !== 'unless' && part !== 'instead')
      .flatMap(([, told]) => told.map((text: string) => ({ id, text }))),
  );

  it('is one short sentence each', () => {
    const wrong = all.filter(({ text }) => !/^[^.]+\.$/.test(text) || text.split(' ').length > 22);
    expect(wrong).toEqual([]);
  });

  it('is said of one occasion alone', () => {
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });
});
