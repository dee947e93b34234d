import { describe, expect, it } from 'vitest';
import { type OccasionGarment, occasionFit } from './occasion-fit.ts';

/** "pumps, patent-leather, high-heel": a kind and what it has. */
const piece = (told: string, more: Partial<OccasionGarment> = {}): OccasionGarment => {
  const [type = '', ...facts] = told.split(', ');
  return { type, facts, gender: 'Women', colors: [], title: '', ...more };
};

const gradeOf = (occasion: string, told: string, more: Partial<OccasionGarment> = {}) =>
  occasionFit([occasion])(piece(told, more)).grade;

describe('what an occasion makes of a piece', () => {
  it.each([
    ['interview', 'jeans, denim'],
    ['interview', 'belt-bag, leather'],
    ['wedding-guest', 'belt-bag, nylon'],
    ['beach-wedding', 'slip-ons, mesh'],
    ['beach-wedding', 'pumps, satin'],
    ['wedding-guest', 'sneakers, canvas'],
    ['black-tie-event', 'shirt-dress, cotton'],
    ['hiking', 'jeans, denim'],
    ['sailing', 'mules, suede'],
    ['gardening', 'dress-shirt, silk'],
    ['summer', 'sweater-dress, cashmere'],
    ['church', 'mini-dress, satin'],
    ['funeral', 'mini-dress, sequin'],
    ['moving-house', 'midi-dress, silk'],
    ['fishing', 'beret, velvet'],
  ])('nobody takes to %s: %s', (occasion, told) => {
    expect(gradeOf(occasion, told)).toBe(-2);
  });

  it.each([
    ['beach-wedding', 'flat-sandals, leather'],
    ['garden-wedding', 'block-heels, faux-leather'],
    ['interview', 'oxfords, leather'],
    ['black-tie-event', 'evening-gown, velvet'],
    ['office', 'tote-bag, leather'],
    ['party', 'slip-dress, sequin'],
    ['hiking', 'hiking-boots, leather'],
    ['sailing', 'boat-shoes, leather'],
    ['festival', 'belt-bag, nylon'],
    ['rainy', 'parka, nylon'],
    ['skiing', 'puffer-jacket, down-fill'],
    ['sightseeing', 'crossbody-bag, leather'],
  ])('is made for %s: %s', (occasion, told) => {
    expect(gradeOf(occasion, told)).toBe(2);
  });

  it('is told by its most exact kind', () => {
    expect(gradeOf('party', 'chelsea-boots, leather')).toBe(1);
    expect(gradeOf('garden-wedding', 'pumps, leather')).toBe(-1);
    expect(gradeOf('garden-wedding', 'pumps, leather, chunky-heel')).toBeGreaterThan(0);
  });

  it('is told by color where that is left to somebody else', () => {
    expect(gradeOf('wedding-guest', 'midi-dress', { colors: ['White'] })).toBe(-1);
    expect(gradeOf('wedding-guest', 'midi-dress', { colors: ['White', 'Green'] })).toBe(1);
    expect(gradeOf('funeral', 'loafers, leather', { colors: ['Red'] })).toBe(-2);
  });

  it('is told by what a shop calls it, where nothing else is wrong', () => {
    const title = 'Houndstooth Office Wrap Dress';
    expect(gradeOf('wedding-guest', 'wrap-dress, viscose', { title })).toBe(-1);
  });

  it('is the worst that any of several occasions makes of it', () => {
    const judge = occasionFit(['wedding-guest', 'beach-wedding']);
    expect(judge(piece('heeled-sandals, leather')).grade).toBe(-2);
  });

  it('is nothing where nothing is known of the occasion', () => {
    expect(gradeOf('everyday', 'jeans, denim')).toBe(0);
  });
});
