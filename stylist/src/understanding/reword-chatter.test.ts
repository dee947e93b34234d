import { describe, expect, it } from 'vitest';
import { rewordChatter, rewordPurpose } from './reword-chatter.ts';

describe('what is only said around a request', () => {
  it.each([
    ['good evening, a black dress', 'a black dress'],
    ['have a nice weekend. oh and a sweater', 'oh and a sweater'],
    ['a happy holiday to you, scarves please', 'scarves please'],
    ['good evening', 'good evening'],
    ['i work hard and deserve a nice coat', 'i is good and deserve a nice coat'],
    ["let's work on my wardrobe", "let's improve my wardrobe"],
    ['a scarf that works with jeans', 'a scarf that goes with jeans'],
    ['dying to date someone', 'dying to meet someone'],
    ['can you walk me through your coats', 'can you show me your coats'],
    ['im feeling blue, show me dresses', 'im feeling sad, show me dresses'],
    ['an outfit for work', 'an outfit for work'],
    ['shoes to walk to work', 'shoes to walk to work'],
    ['a fall coat', 'a fall coat'],
    ['a blue dress', 'a blue dress'],
  ])('means no occasion, season or color: %j', (text, meant) => {
    expect(rewordChatter(text).replaceAll(/\s+/g, ' ').trim()).toBe(meant);
  });
});

describe('what something is for', () => {
  it.each([
    ["actually it's for a funeral", 'for a funeral'],
    ['oh sorry, this is for a job interview', 'for a job interview'],
    ["it'll be for my graduation", 'for my graduation'],
    ["it's for my sister", "it's for my sister"],
    ['is it for a wedding?', 'is it for a wedding?'],
    ["it's perfect", "it's perfect"],
  ])('is told, and asks nothing of what is shown: %j', (text, meant) => {
    expect(rewordPurpose(text)).toBe(meant);
  });
});
