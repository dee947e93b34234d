import { describe, expect, it } from 'vitest';
import { rewordShorthand } from './reword-shorthand.ts';

describe('what thumbs leave out', () => {
  it.each([
    ['smth warm 4 school', 'something warm for school'],
    ['im 17, girl, need a prom dress', "I'm 17, woman, need a prom dress"],
    ['my mom says no cleavage', 'no cleavage'],
    ['wool or down?', 'wool or goose down?'],
    ['is down warmer than wool', 'is goose down warmer than wool'],
    ['up or down the stairs', 'up or down the stairs'],
    ['to pricey', 'too pricey'],
    ['its way to short', 'its way too short'],
    ['to work', 'to work'],
    ['thanks man', 'thanks '],
    ['ok girl, show me boots', 'ok , show me boots'],
    ['a shirt for a man', 'a shirt for a man'],
    ['wats the cheapest', "what's the cheapest"],
    ['wld it work 4 a curvy girl', 'would it work for a curvy woman'],
    ['a dress for a little girl', 'a dress for a little girl'],
    ['y do u like it', 'why do you like it'],
    ['shoes w that pls', 'shoes with that please'],
    ['whats the diff btw the first two', "what's the difference between the first two"],
    ['do u think it runs small tho', 'do you think it runs small though'],
    ['which is warmer, 1 or 2?', 'which is warmer, the first or the second?'],
    ['2 vs 3 for work', 'the second or the third for work'],
    ['1 or 2 bags', '1 or 2 bags'],
    ['im a 2 or 4', "I'm a 2 or 4"],
    ['in size 2 or 4', 'in size 2 or 4'],
    ['cap the shoes at 80 tops', 'limit the shoes at 80 at most'],
    ['whats the overall cost', "what's the total cost"],
    ['im a girl, what do i wear to prom', "I'm a woman, what do i wear to prom"],
  ])('is written out: %s', (typed, meant) => {
    expect(rewordShorthand(typed)).toBe(meant);
  });

  it.each([
    'size 4 jeans',
    '4 shirts for work',
    "I'm a girl, 12 years old",
    'its color, btw, is great',
    'a dress for a girl of 9',
    '$4 off',
  ])('is left alone where it means something else: %s', (typed) => {
    expect(rewordShorthand(typed)).toBe(typed);
  });

  it.each([
    ['suit for my little bro', 'suit for my brother'],
    ['her big sis needs boots', 'her sister needs boots'],
    ['bro i said 80', 'bro i said 80'],
  ])('of a sibling is written out, and not that of who is addressed: %s', (typed, meant) => {
    expect(rewordShorthand(typed)).toBe(meant);
  });

  it.each([
    ['is it true you cant wear white to a wedding', 'can you wear white to a wedding'],
    ['is it true that men should wear a tie to court', 'should men wear a tie to court'],
    ['is it really true i have to wear heels', 'do i have to wear heels'],
    ['is it true?', 'is it true?'],
  ])('of a hearsay is what it asks: %s', (typed, meant) => {
    expect(rewordShorthand(typed)).toBe(meant);
  });
});
