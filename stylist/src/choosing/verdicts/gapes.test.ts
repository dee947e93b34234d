import { describe, expect, it } from 'vitest';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { answerItemQuestion } from '../answer-item-question.ts';
import { judgeEach } from './judge-each.ts';

const top = (type: string, description: string, name = 'Top') =>
  sampleItem('top', {
    short_description: name,
    description,
    try_on_category: 'upper_body',
    facts: { type, materials: ['cotton'] },
  });
const told = (words: string, item: ReturnType<typeof top>): string =>
  answerItemQuestion(asking(words, { referred: [item] })).text;

describe('whether a top gapes', () => {
  it.each([
    ['wrap-top', 'A wrap top. The tie is sewn at the side.', /^No, .*wrap cut.*crossed over/],
    ['blouse', 'Square neckline; hidden zip at the side.', /^No, .*zip at the side/],
    ['t-shirt', 'Soft jersey.', /^No, .*pulled over the head/],
    ['blouse', 'Tie neck; button front; buttoned cuffs.', /^It can: it buttons at the front/],
    ['shirt', 'Point collar.', /^It can: /],
    ['shirt', 'A shirt that does not gape, because of an extra button.', /own page.*does not gape/],
    [
      'blouse',
      'Sleeves swell to a long buttoned cuff.',
      /does not say|doesn’t say|silent|nothing/i,
    ],
  ])('is told by how its record closes it: %s, %s', (type, description, answer) => {
    expect(told('does it gape?', top(type, description))).toMatch(answer);
  });

  it.each(['does that one gape at the bust', 'will the buttons pop open', 'do the buttons pull'])(
    'is asked in other words: %s',
    (words) => {
      expect(told(words, top('blouse', 'Tie neck; button front.'))).toMatch(/^It can/);
    },
  );
});

describe('a cut', () => {
  it('is judged by the kind and never by what a description likens it to', () => {
    const item = top(
      'blouse',
      'Sleeves like two wrapped sweets. Square neckline.',
      'Bonbon Blouse',
    );
    expect(told('is it a wrap?', item)).toMatch(/^No: the shop sells it as a blouse/);
    expect(told('is it a wrap?', top('wrap-top', 'V-neck.', 'Work Top'))).toMatch(/^Yes/);
  });
});

describe('which of several tops gape', () => {
  it('is told of all that are shown', () => {
    const wrap = sampleItem('wrap', {
      short_description: 'Work Wrap Top',
      try_on_category: 'upper_body',
      facts: { type: 'wrap-top', materials: ['crepe'] },
    });
    const shirt = sampleItem('shirt', {
      short_description: 'Poplin Shirt',
      try_on_category: 'upper_body',
      facts: { type: 'shirt', materials: ['cotton'] },
    });
    const words = 'which of these wont gape';
    const judged = judgeEach(words, [wrap, shirt]);
    expect(judged?.isOfLack).toBe(true);
    expect(judged?.each.map(({ standing }) => standing)).toEqual(['no', 'yes']);
  });
});
