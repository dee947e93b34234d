import { describe, expect, it } from 'vitest';
import { asking } from '../testing/asking.ts';
import { asksOfShop, tellShopTerms } from './tell-shop-terms.ts';

describe('what only the shop decides', () => {
  it.each([
    ['if it doesnt fit can i send it back', /returns/i],
    ['is it final sale', /returns/i],
    ['it must arrive before 10 december, is possible?', /delivery/i],
    ['how long is shipping', /delivery/i],
    ['got a student discount?', /discounts/],
    ['can u gift wrap', /wrapping/],
    ['hm one size ok. can u add a nice card msg? something short and funny', /can’t add or write/],
    ['can you write a birthday card to go with it', /cards and gift messages/i],
    ['do you do gift messages', /cards and gift messages/i],
    ['could you include a little note for her', /cards and gift messages/i],
    ['does it come with a card', /cards and gift messages/i],
    ['do you sell gift cards', /^Gift cards are up to/],
    ['can i pay with paypal', /payment/i],
    ['do u have a store', /stores/i],
  ])('“%s” is left to it', (words, substance) => {
    const { text = '' } = tellShopTerms(asking(words)) ?? {};
    expect(text).toMatch(substance);
    expect(text).toMatch(/shop that sells the piece/);
  });

  it('is followed by what else is added to a present', () => {
    const { suggestions = [] } = tellShopTerms(asking('can you add a card')) ?? {};
    expect(suggestions).toContain('Can it be gift wrapped?');
    expect(suggestions.every((one) => one.startsWith('How') || asksOfShop(one))).toBe(true);
  });

  it('is told in other words when it is asked again', () => {
    const read = asking('can i return it');
    const texts = [1, 2, 3].map(() => tellShopTerms(read)?.text);
    expect(new Set(texts).size).toBe(3);
  });

  it.each([
    'what is on sale',
    'a dress for my store opening',
    'gift ideas for mom',
    'wrap dresses',
    'a tee with a funny message',
    'a bag with card slots',
    'a gift for my sister, a leather card holder',
  ])('“%s” asks no such thing', (words) => {
    expect(asksOfShop(words)).toBe(false);
  });
});
