import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { readMessage } from '../../understanding/message.ts';
import { isAtPiecePrice, notePiecePrices, piecePricesOf, piecePricesSaid } from './piece-prices.ts';

const NONE = { filters: DEFAULT_FILTERS };
const said = (words: string) => piecePricesSaid(readMessage(understandQuery(words)));

describe('a price for each of several pieces', () => {
  it.each([
    ['swimsuit under 80 and a shirt like 50', 'I kept swimsuits to $80 and shirts to around $50.'],
    ['a blazer under 150 and pants under 80', 'I kept blazers to $150 and pants to $80.'],
    ['100 for shoes and 60 for a bag', 'I kept shoes to $100 and bags to $60.'],
    [
      'gold hoops and a silk scarf, the hoops under 60 and the scarf under 90',
      'I kept hoop earrings to $60 and scarves to $90.',
    ],
    ['a hundred for a bag and fifty for a wallet', 'I kept bags to $100 and wallets to $50.'],
    ['dress 100, shoes 60', 'I kept dresses to $100 and shoes to $60.'],
    [
      'coat max 200, scarf between 20 and 40',
      'I kept coats to $200 and scarves between $20 and $40.',
    ],
  ])('is told of its own piece: %s', (words, note) => {
    expect(notePiecePrices(said(words))[0]).toBe(note);
  });

  it.each([
    'shirt and pants under 80',
    'a top and jeans, 150 for both',
    'a dress under 100 and shoes',
    'boots under 100 for my black dress',
    'two shirts, 60 each',
  ])('is none where one price is for all: %s', (words) => {
    expect(said(words)).toEqual([]);
  });

  it('keeps a shirt to its own price, though a swimsuit may cost more', () => {
    const prices = said('swimsuit under 80 and a shirt under 50');
    const costing = (type: string, price: number) =>
      isAtPiecePrice(sampleItem(type, { price, facts: { type } }), prices);
    expect(costing('swimsuit', 75)).toBe(true);
    expect(costing('shirt', 75)).toBe(false);
    expect(costing('shirt', 45)).toBe(true);
  });

  it('holds over the next wish, until the limit on the screen is another', async () => {
    const talk = startTalk();
    await talk.say('a dress under 100 and shoes under 60');
    const { state } = await talk.say('in black');
    expect(state.request?.filters.priceRangeMax).toBe(100);
    expect(piecePricesOf(state.request ?? NONE)).toHaveLength(2);
    talk.setFilters({ priceRangeMax: 90 });
    const changed = await talk.say('in red');
    expect(piecePricesOf(changed.state.request ?? NONE)).toEqual([]);
  });
});
