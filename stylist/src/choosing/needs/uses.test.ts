import type { Item } from '@modiste/contract/entities/item';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { judgeByNeeds } from './judge-by-needs.ts';
import { judgeNeed, needsOf, servingFirst } from './judge-need.ts';
import { needsSaid, withoutFigure } from './said-needs.ts';
import uses from './uses.json' with { type: 'json' };

interface Piece {
  type: string;
  materials: readonly string[];
  description?: string;
  category?: Item['try_on_category'];
}

const piece = ({ type, materials, description = '', category = 'shoes' }: Piece): Item =>
  sampleItem(type, {
    short_description: type,
    description,
    try_on_category: category,
    facts: { type, materials: [...materials] },
  });

const saidIn = (words: string) => needsSaid(words).map(({ id }) => id);

it.each(['a wedding on a farm in september', 'my nans birthday party in a barn'])(
  'takes no guest for a farmhand: %s',
  (words) => {
    expect(saidIn(words)).not.toContain('farm');
  },
);

describe('what clothes are to be used for', () => {
  it.each([
    ['will they sink in the grass', 'grass'],
    ['cobblestones ok?', 'grass'],
    ['shoes for muddy fields', 'mud'],
    ['i work on a farm', 'farm'],
    ['which would survive a toddler', 'toddler'],
    ['jeans for chasing two kids all day', 'toddler'],
    ['can i dance all night in them', 'dance'],
    ['i cycle to work', 'cycling-there'],
    ['i have to sit at a desk all day', 'desk'],
    ['a 12 hour flight', 'desk'],
    ['dress for court', 'sober'],
    ['its for a bank interview', 'sober'],
    ['a shirt for humid heat', 'damp-heat'],
    ['coat for iceland in march', 'cold-place'],
    ['can i stand in them 10 hrs', 'walking'],
  ])('is understood: %s', (words, id) => {
    expect(saidIn(words)).toContain(id);
  });

  it.each([
    'court shoes',
    'tennis court sneakers',
    'a mud brown sweater',
    'dress for iceland in july',
    'a kids dress',
    'a dance top from that brand in sand',
    'a bank of pockets',
  ])('is nothing in %s', (words) => {
    expect(saidIn(words).filter((id) => id !== 'dance')).toEqual([]);
  });

  it('leaves words that no search knows out of it, beside a garment', () => {
    expect(withoutFigure('a dress for court', true)).toBe('a dress');
    expect(withoutFigure('dancing shoes', true)).toBe('dancing shoes');
  });

  it('is told of parts by ids that have rows', () => {
    const rows = new Set([...needsOf({ occasions: [], types: [] }), ...uses].map(({ id }) => id));
    expect(rows).toContain('muddy-ground');
  });
});

describe('a piece, judged for a use', () => {
  const pumps = piece({ type: 'pumps', materials: ['leather'] });
  const wedges = piece({ type: 'wedges', materials: ['suede'] });
  const rubber = piece({ type: 'rain-boots', materials: ['rubber'] });
  const suede = piece({ type: 'ankle-boots', materials: ['suede'] });

  it('serves or fails by what its record has', () => {
    expect(judgeByNeeds(wedges, ['grass'])).toEqual({
      standing: 'yes',
      does: ['spreads the weight, so it does not sink'],
    });
    expect(judgeByNeeds(pumps, ['grass'])).toEqual({ standing: 'no', does: ['is pumps'] });
    expect(judgeByNeeds(suede, ['mud'])).toEqual({ standing: 'no', does: ['is made of suede'] });
    expect(judgeByNeeds(rubber, ['mud'])?.standing).toBe('yes');
  });

  it('has to serve each part of a use that is made of several', () => {
    const wash = 'Machine wash cold. Relaxed fit.';
    const of = (materials: readonly string[], description: string) =>
      piece({ type: 'shirt-dress', materials, description, category: 'dresses' });
    expect(judgeByNeeds(of(['denim'], wash), ['toddler'])?.standing).toBe('yes');
    expect(judgeByNeeds(of(['cotton'], 'Relaxed fit.'), ['toddler'])?.standing).toBe('partly');
    expect(judgeByNeeds(of(['silk'], wash), ['toddler'])).toEqual({
      standing: 'no',
      does: ['is made of silk, which is delicate'],
    });
  });

  it('is judged by its finer fabric, and of a blend by the weakest', () => {
    const knit = (materials: readonly string[]) =>
      piece({ type: 'crewneck-sweater', materials, category: 'upper_body' });
    expect(judgeByNeeds(knit(['merino', 'wool']), ['soft-touch'])?.standing).toBe('yes');
    expect(judgeByNeeds(knit(['wool']), ['soft-touch'])?.standing).toBe('no');
  });

  it('is told nothing where its record is silent', () => {
    expect(
      judgeByNeeds(piece({ type: 'tote-bag', materials: [], category: 'bags' }), ['grass']),
    ).toBeNull();
  });

  it('comes before what is wrong in one part', () => {
    const needs = { occasions: [], types: [], needs: ['mud'] };
    expect(servingFirst([suede, rubber], needs).map(({ id }) => id)).toEqual([
      'rain-boots',
      'ankle-boots',
    ]);
  });

  it('rides to the office without being sportswear', () => {
    const loafers = piece({ type: 'loafers', materials: ['leather'] });
    const [need] = needsOf({ occasions: ['cycling'], types: [], needs: ['cycling-there'] });
    expect(needsOf({ occasions: ['cycling'], types: [] }).map(({ id }) => id)).toContain('sport');
    expect(need && judgeNeed(loafers, need)).toBeDefined();
    expect(
      needsOf({ occasions: ['cycling'], types: [], needs: ['cycling-there'] }).map(({ id }) => id),
    ).not.toContain('sport');
  });
});

describe('a use that is told or asked of what is shown', () => {
  const shoes = async (words: string) => {
    const { say } = startTalk();
    await say('show me shoes');
    return say(words);
  };

  it.each(['will they sink in the grass', 'can i dance all night in them', 'cobblestones ok?'])(
    'is answered by the records, and looks for nothing: %s',
    async (words) => {
      const { intent, answer } = await shoes(words);
      expect(intent).not.toBe('search');
      expect(answer).not.toMatch(/wash|care label|would rather not/i);
    },
  );

  it('puts what serves first, though nothing else is said', async () => {
    const { intent, state } = await shoes('i cycle to work');
    expect(intent).toBe('search');
    expect(state.needs).toContain('cycling-there');
  });
});
