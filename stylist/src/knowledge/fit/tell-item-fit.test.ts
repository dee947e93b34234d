import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { asking } from '../testing/asking.ts';
import { adviseOnFit } from './advise-on-fit.ts';

const jeans = (description: string, sizes: readonly string[]) =>
  sampleItem('jeans', {
    short_description: 'Denim Jeans',
    description,
    sizes: [...sizes],
    facts: { type: 'straight-jeans', materials: ['denim'], gender: 'Men' },
  });

const told = (words: string, description = '', sizes: readonly string[] = ['32x30', '34x32']) =>
  adviseOnFit(asking(words, { referred: [jeans(description, sizes)] })).text;

describe('the sizes of a piece', () => {
  it('knows a waist among sizes of waist and leg', () => {
    const text = told('how do they fit, im between 32 and 34');
    expect(text).toMatch(/larger/);
    expect(text).not.toMatch(/neither|none in either/i);
  });

  it('takes the size between two where it is sold', () => {
    expect(told('im between 32 and 34', '', ['32x30', '33x30', '34x30'])).toMatch(/^Take the 33/);
  });

  it.each([
    ['are they true to size?', 'Size up.', /^No: its page says “size up”, so go one size up\.$/],
    ['are they true to size?', 'True to size.', /^Yes: its page says “true to size”/],
    ['do they run small?', 'Runs small.', /^Yes: its page says “runs small”, so go one size up/],
    ['do they run large?', 'True to size.', /^No: .*your usual size/],
  ])('answers how it runs with a yes or a no: %s %s', (words, description, answer) => {
    expect(told(words, description)).toMatch(answer);
  });

  it.each(['do they run big or small', 'so do those run large or small'])(
    'says neither of two where it is true to size: %s',
    (words) => {
      expect(told(words, 'True to size.')).toMatch(/^Neither\b/);
    },
  );

  it('names the size of two first, where its page does', () => {
    expect(told('im between 32 and 34', 'Size up if in doubt.')).toMatch(/^The larger of the two/);
    expect(told('between 32 and 34, which one', 'Take the smaller.')).toMatch(/^The smaller/);
  });
});
