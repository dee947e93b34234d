import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { asking } from '../testing/asking.ts';
import { adviseOnCare } from './advise-on-care.ts';

const answer = (words: string) => adviseOnCare(asking(words)).text;

describe('advice on care', () => {
  it.each([
    ['how do i wash silk', /never use bleach|bleach ruins/],
    ['can i bleach my silk blouse', /ruins silk|Never bleach silk/],
    ['hw to wash my cashmere sweater', /hand|wool detergent/],
    ['does linen shrink?', /three to five percent|first wash/],
    ['does wool shrink', /felt/],
    ['can linen go in the dryer', /tumbled on low|dryer/],
    ['how do i iron viscose', /medium-low|modest heat/],
    ['how to clean suede boots', /suede brush|Dry tools/],
    ['can i put a wool coat in the washing machine', /does not go in the washing machine/],
    ['how often should i wash jeans', /five or more|seldom/],
    ['my black jeans are fading', /inside out in cold|Cold water, inside out/],
    ['pilling on my sweater', /fabric shaver|comb/],
    ['moths ate my sweater', /cedar|freez/],
    ['what do the symbols on the label mean', /triangle/],
    ['how do i wash a down jacket', /down detergent/],
    ['how do i clean white sneakers', /laces/],
    ['wash leggings', /softener/],
    ['how to hand wash', /basin|gentle squeezing/],
    ['how do i get wrinkles out without an iron', /steam/i],
    ['is dry clean only serious', /water may shrink|seriously/],
    ['how to wash a swimsuit', /[Rr]inse|cold rinse/],
    ['satin pillow dress how do i wash it', /fiber/],
  ])('%s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it.each([
    ['red wine on my linen shirt', /[Bb]lot/],
    ['oil stain on a cotton tee', /cornstarch/],
    ['blood on my sheets', /cold water/],
    ['ink on my shirt how do i get it out', /alcohol/],
    ['deodorant stains', /vinegar/],
    ['grass stain on jeans', /enzyme/],
    ['lipstick on my white collar, how to remove', /soap|makeup remover/],
    ['i have a stain', /[Bb]lot/],
  ])('on stains: %s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it('leaves a stain on delicate fabric to a cleaner', () => {
    expect(answer('i spilled oil on my silk blouse')).toMatch(/cleaner/);
    expect(answer('i spilled oil on my cotton tee')).not.toMatch(/go no further/);
  });

  it('speaks of what the record of an item says, and that the label decides', () => {
    const linen = sampleItem('linen', {
      description: 'Made of 100% linen.',
      facts: { type: 'midi-dress', materials: ['linen'] },
    });
    const { text, itemIds } = adviseOnCare(asking('how do I wash it?', { referred: [linen] }));
    expect(text).toMatch(/^It is 100% linen\./);
    expect(text).toMatch(/label/i);
    expect(itemIds).toEqual(['linen']);
  });

  it('claims no share that the record does not give', () => {
    const linen = sampleItem('linen', { facts: { type: 'midi-dress', materials: ['linen'] } });
    const { text } = adviseOnCare(asking('how do I wash it?', { referred: [linen] }));
    expect(text).toMatch(/^Its page lists linen\./);
    expect(text).not.toContain('100%');
  });

  it('lets the most delicate material of a blend decide', () => {
    const blend = sampleItem('blend', {
      description: '70% cotton, 30% silk',
      facts: { type: 'blouse', materials: ['cotton', 'silk'] },
    });
    const { text } = adviseOnCare(asking('can I wash it?', { referred: [blend] }));
    expect(text).toContain('70% cotton, 30% silk');
    expect(text).toMatch(/silk decides|silk needs the most care/);
    expect(text).toMatch(/bleach/);
  });

  it('puts the instruction of the page before any general rule', () => {
    const wool = sampleItem('wool', {
      description: 'A soft sweater. Dry clean only.',
      facts: { type: 'sweater', materials: ['wool'] },
    });
    expect(adviseOnCare(asking('how do I wash it?', { referred: [wool] })).text).toContain(
      '“dry clean only”',
    );
  });

  it('says so where the material is unknown, and gives the safe way', () => {
    const unknown = sampleItem('unknown', { facts: { type: 'midi-dress' } });
    const { text } = adviseOnCare(asking('how do I wash it?', { referred: [unknown] }));
    expect(text).toMatch(/does not say what it is made of/);
    expect(text).toMatch(/cold/);
  });

  it('goes further when asked again', () => {
    const turn = asking('how do i wash wool');
    const first = adviseOnCare(turn).text;
    const second = adviseOnCare(asking('how do i wash wool', { speech: turn.speech })).text;
    const sentences = new Set(first.split(/(?<=\.) /));
    expect(second.split(/(?<=\.) /).filter((sentence) => sentences.has(sentence))).toEqual([]);
  });

  it('knows what “it” is after a fabric was spoken of', () => {
    const turn = asking('how do i wash silk');
    adviseOnCare(turn);
    const { text } = adviseOnCare(asking('and how do I iron it?', { speech: turn.speech }));
    expect(text).toMatch(/silk|lowest setting|cool iron/i);
  });
});
