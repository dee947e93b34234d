import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { AI_TONES } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { findFalseClaims } from '../facts/check-claims.ts';
import { type Found, type Shopper, UNKNOWN_SHOPPER } from '../stylist.ts';
import { sampleFound, sampleItem } from '../testing/sample-items.ts';
import { SAMPLE_SHOP, sampleItemsOf } from '../testing/sample-shop.ts';
import { announceFound } from './name-found.ts';
import { rankFound } from './rank-found.ts';

const foundFor = (words: string, candidates: readonly Item[], more: Partial<Found> = {}): Found => {
  const { readings, hard } = understandQuery(words);
  const filters = { ...DEFAULT_FILTERS, priceRangeMax: hard.priceMax };
  const request = { ...emptyRequest(filters), wishes: readings, refinedQuery: words };
  return sampleFound({
    state: { ...INITIAL_STATE, request },
    candidates,
    total: candidates.length,
    ...more,
  });
};

const [jacket] = sampleItemsOf('wool-coat');
const KNOWN: Shopper = {
  ...UNKNOWN_SHOPPER,
  preferences: { ...UNKNOWN_SHOPPER.preferences, clothing_size: ['M'], shoes_size: ['8'] },
  memories: [{ id: 'wool', text: 'No wool' }],
  saved: jacket === undefined ? [] : [jacket],
};

const REQUESTS = [
  'dress for a beach wedding in June, not black',
  'office blouse, no polyester',
  'warm coat for winter under $250',
  'something with long sleeves in navy',
  'comfortable shoes for work',
];

/** The whole shop in pages of twelve, each asked for in another way. */
const pages = Array.from({ length: Math.floor(SAMPLE_SHOP.length / 12) }, (_, page) => ({
  words: REQUESTS[page % REQUESTS.length] ?? '',
  items: SAMPLE_SHOP.slice(page * 12, page * 12 + 12),
}));

describe('the reasons', () => {
  it('are true of the record of each of some hundreds of items', () => {
    const shown = pages.flatMap(({ words, items: found }) => {
      const { deep, state } = rankFound(foundFor(words, found, { shopper: KNOWN }));
      const items = found.filter(({ id }) => state.shown.itemIds.includes(id));
      return deep.flatMap(({ id, reason }) =>
        items.filter((item) => item.id === id).map((item) => ({ item, items, reason })),
      );
    });
    expect(shown.length).toBeGreaterThan(100);
    const wrong = shown
      .map(({ item, items, reason }) => [reason, findFalseClaims(reason, item, items)] as const)
      .filter(([reason, claims]) => reason === '' || claims.length > 0);
    expect(wrong).toEqual([]);
  });

  it('have six to eighteen words and are all different', () => {
    for (const { words, items } of pages) {
      const reasons = rankFound(foundFor(words, items)).deep.map(({ reason }) => reason);
      expect(new Set(reasons).size).toBe(reasons.length);
      for (const reason of reasons) {
        expect(reason.split(/\s+/).length).toBeGreaterThanOrEqual(6);
        expect(reason.split(/\s+/).length).toBeLessThanOrEqual(18);
      }
    }
  });

  it('name what was saved and remembered, and the reply what was refused', () => {
    const dresses = sampleItemsOf('midi-dress').slice(0, 6);
    const coats = sampleItemsOf('wool-coat').slice(0, 3);
    const sweaters = sampleItemsOf('crewneck-sweater').slice(24);
    const of = (found: Found) =>
      rankFound(found)
        .deep.map(({ reason }) => reason)
        .join(' ');
    const unsilked = dresses.filter((one) => !one.id.includes('silk'));
    expect(rankFound(foundFor('dress without silk', unsilked)).reply).toMatch(
      /, (?:none|neither) with silk/,
    );
    expect(of(foundFor('sweater', sweaters, { shopper: KNOWN }))).toMatch(
      /no wool, as you told me before/i,
    );
    expect(of(foundFor('dress', dresses, { shopper: { ...KNOWN, saved: coats } }))).toMatch(
      /you saved|wishlist/,
    );
  });

  it('tell why a piece goes with the one it is for', () => {
    const anchor = sampleItemsOf('midi-dress')[0];
    const shoes = sampleItemsOf('loafers').slice(0, 6);
    const found = foundFor('shoes', shoes, { anchor: anchor ?? null });
    const request = found.state.request;
    if (anchor === undefined || request === null) throw new Error('The shop has no dress.');
    const beside: Found = {
      ...found,
      state: {
        ...found.state,
        request: { ...request, anchor: { itemId: anchor.id, relation: 'beside' } },
      },
    };
    const reasons = rankFound(beside).deep.map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason.includes('dress')).length).toBeGreaterThan(1);
  });
});

describe('the choice', () => {
  it('puts up to six deep items before the quick ones, and loses none', () => {
    const items = SAMPLE_SHOP.slice(0, 30);
    const { deep, quickPickIds, state } = rankFound(foundFor('dress', items));
    expect(deep).toHaveLength(6);
    expect([...deep.map(({ id }) => id), ...quickPickIds].toSorted()).toEqual(
      items.map(({ id }) => id).toSorted(),
    );
    expect(state.shown.itemIds).toEqual([...deep.map(({ id }) => id), ...quickPickIds]);
  });

  it('varies fabrics, brands and prices', () => {
    const items = sampleItemsOf('midi-dress').slice(0, 24);
    const chosen = rankFound(foundFor('dress', items)).deep.flatMap(({ id }) =>
      items.filter((item) => item.id === id),
    );
    const firstSix = items.slice(0, 6);
    const variety = (list: readonly Item[]) =>
      new Set(list.flatMap((item) => [item.brand, ...item.other_info.materials])).size;
    expect(variety(chosen)).toBeGreaterThan(variety(firstSix));
  });

  it('is the same when it is made again', () => {
    const found = foundFor('dress', SAMPLE_SHOP.slice(0, 20));
    expect(rankFound(found)).toEqual(rankFound(found));
  });
});

describe('the reply', () => {
  it('speaks of an item that is shown, and each amount is one of its prices', () => {
    for (const { words, items } of pages) {
      const { reply } = rankFound(foundFor(words, items));
      const amounts = [...reply.matchAll(/\$[\d,]+(?:\.\d\d)?/g)].map(([amount]) =>
        Number(amount.replaceAll(/[$,]/g, '')),
      );
      const prices = items.flatMap(({ price, full_price }) => [price, full_price]);
      expect(amounts.filter((amount) => ![...prices, 250].includes(amount))).toEqual([]);
      expect(reply).not.toBe('');
    }
  });

  it('says plainly what stood in the way and shows the nearest as such', () => {
    const found = foundFor('dress', SAMPLE_SHOP.slice(0, 4), { dropped: 'the color Purple' });
    const { reply } = rankFound(found);
    expect(reply).toContain('I have no dresses in purple.');
    expect(rankFound({ ...found, dropped: null }).reply).not.toContain('purple');
  });

  it('names the nearest price where the limit was a price', () => {
    const items = SAMPLE_SHOP.slice(0, 4);
    const least = Math.min(...items.map(({ price }) => price));
    const { reply } = rankFound(foundFor('dress', items, { dropped: 'the maximum of $20' }));
    expect(reply).toContain('no dresses for $20 or less');
    expect(reply).toContain(`the nearest costs $${least}`);
  });

  it.each([
    [{ priceRangeMin: 1, priceRangeMax: 900 }, / between \$1 and \$900/],
    [{ priceRangeMin: 1 }, / at \$1 or more/],
    [{ priceRangeMax: 900 }, / at \$900 or less/],
  ])('tells both ends of the prices that were asked for: %j', (filters, told) => {
    const found = foundFor('dress', SAMPLE_SHOP.slice(0, 4));
    const request = { ...emptyRequest({ ...DEFAULT_FILTERS, ...filters }) };
    expect(rankFound({ ...found, state: { ...found.state, request } }).reply).toMatch(told);
  });

  it('passes on what the shop does not have', () => {
    const notice = 'We don’t have any sarongs.';
    expect(rankFound(foundFor('sarong', SAMPLE_SHOP.slice(0, 4), { notice })).reply).toContain(
      notice,
    );
  });

  it('offers a way on where there is nothing', () => {
    const { reply, suggestions } = rankFound(foundFor('red dress under $20', []));
    expect(reply).not.toBe('');
    expect(suggestions).toContain('Start over');
  });

  it.each(AI_TONES)('repeats no sentence and no reason in thirty turns: %s', (tone) => {
    const shopper = { ...KNOWN, preferences: { ...KNOWN.preferences, ai_tone: tone } };
    let { state } = foundFor('dress', []);
    const told: string[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      const page = pages[turn % pages.length];
      const found = foundFor(page?.words ?? '', page?.items ?? [], { shopper });
      const ranked = rankFound({ ...found, state: { ...found.state, said: state.said } });
      told.push(
        ...ranked.reply.split(/(?<=[.!?])\s+(?=\p{Lu})/u),
        ...ranked.deep.map(({ reason }) => reason),
      );
      state = ranked.state;
    }
    const sentences = told.filter((sentence) => sentence !== '');
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });
});

describe('the announcement', () => {
  it('gives the true number and kind', () => {
    const items = sampleItemsOf('loafers').slice(0, 8);
    expect(announceFound(foundFor('loafers', items))).toMatch(/^Eight pairs of loafers match\./);
    expect(announceFound(foundFor('loafers', items, { total: 40 }))).toMatch(
      /^40 pairs of loafers/,
    );
    expect(announceFound(foundFor('loafers', items.slice(0, 1)))).toBe(
      'One pair of loafers matches.',
    );
    expect(announceFound(foundFor('loafers', []))).toBe('Nothing matches so far.');
  });

  it('calls the nearest no match', () => {
    const items = sampleItemsOf('loafers').slice(0, 2);
    expect(announceFound(foundFor('loafers', items, { dropped: 'the size 12' }))).toBe(
      'No exact matches. Two pairs of loafers come close.',
    );
  });
});

describe('the suggestions', () => {
  it('ask about pockets, linings and lengths only where garments have them', () => {
    const socks = sampleItemsOf('midi-dress')
      .slice(0, 3)
      .map((item, at) => ({
        ...item,
        short_description: `${['Striped', 'Dotted', 'Plain'][at]} Crew Socks`,
        description: at === 0 ? 'Midi length. With pockets. Lined.' : 'To the ankle.',
        other_info: { ...item.other_info, type: 'crew-socks' },
      }));
    const { suggestions } = rankFound(foundFor('socks', socks));
    expect(suggestions.join(' ')).not.toMatch(/pockets|lined|Midi/);
  });

  it('are short, different, and narrow what is shown without emptying it', () => {
    for (const { words, items } of pages) {
      const { suggestions } = rankFound(foundFor(words, items));
      expect(suggestions.length).toBeGreaterThan(1);
      expect(suggestions.length).toBeLessThanOrEqual(4);
      expect(new Set(suggestions).size).toBe(suggestions.length);
      for (const suggestion of suggestions) {
        expect(suggestion.split(' ').length).toBeLessThanOrEqual(8);
        const limit = /^Under \$(\d+)$/.exec(suggestion)?.[1];
        if (limit === undefined) continue;
        expect(items.some(({ price }) => price < Number(limit))).toBe(true);
      }
    }
  });
});

describe('a refused color that an item is sold in too', () => {
  const both = (shown_color: string): Item => ({
    ...sampleItem('both', {
      short_description: 'Shirt Dress',
      colors: ['Black', 'Red', 'Green'],
      facts: {
        color_names: ['Black', 'Scarlet', 'Moss'],
        color_variants: [
          { name: 'Black', colors: ['Black'], image: 0 },
          { name: 'Scarlet', colors: ['Red'], image: 1 },
          { name: 'Moss', colors: ['Green'], image: 2 },
        ],
      },
    }),
    shown_color,
  });

  it('is told as such, by the color that is shown', () => {
    const { deep, state } = rankFound(foundFor('dress, not black', [both('Scarlet')]));
    expect(deep[0]?.reason).toMatch(/[Nn]o black.*in Scarlet|in Scarlet.*no black/);
    expect(findFalseClaims(deep[0]?.reason ?? '', both('Scarlet'), [both('Scarlet')])).toEqual([]);
    expect(state.shownColors).toEqual({ both: 'Scarlet' });
  });
});

describe('a shade that was asked for, of what has several colors', () => {
  it('is told by its color alone, as the record knows no shade of it', () => {
    const striped = sampleItem('striped', {
      colors: ['Blue', 'Green', 'White'],
      facts: {
        color_names: ['Teal / Ivory'],
        color_variants: [{ name: 'Teal / Ivory', colors: ['Blue', 'Green', 'White'], image: null }],
      },
    });
    const other = sampleItem('other', { colors: ['Red'] });
    const { deep } = rankFound(foundFor('emerald green dress', [striped, other]));
    const reason = deep.find(({ id }) => id === 'striped')?.reason ?? '';
    expect(reason).toMatch(/\bgreen\b/i);
    expect(reason).not.toMatch(/emerald|print/);
    expect(findFalseClaims(reason, striped, [striped, other])).toEqual([]);
  });
});

it('names both kinds where either of them was asked for', () => {
  const both = [...sampleItemsOf('blouse').slice(0, 3), ...sampleItemsOf('wool-coat').slice(0, 2)];
  expect(rankFound(foundFor('blouses or coats', both)).reply).toMatch(/five blouses and coats/i);
  const [blouse] = both;
  const one = blouse === undefined ? [] : [blouse];
  expect(rankFound(foundFor('blouses or coats', one)).reply).not.toMatch(/blouses and coats/i);
});
