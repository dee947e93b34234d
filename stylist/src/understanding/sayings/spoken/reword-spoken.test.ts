import { describe, expect, it } from 'vitest';
import { startTalk } from '../../../testing/talk.ts';
import { rewordSpoken, withoutWardrobe } from './reword-spoken.ts';

describe('everyday speech', () => {
  it.each([
    ['isnt mohair itchy tho?', 'is mohair itchy tho?'],
    ['but isnt black suit for funerals?', 'but is black suit for funerals?'],
    ['compare the first and the third, honest opinion pls', 'compare the first and the third'],
    ['no, the black wool suit, you left it out', 'add the black wool suit'],
    ['you forgot the shoes', 'add the shoes'],
    ['a top, not silky', 'a top, no silk, no satin'],
  ])('“%s” is “%s”', (words, plain) => {
    expect(rewordSpoken(words)).toBe(plain);
  });

  it.each(['the dress isnt red enough', "aren't those for men? im female", 'dont show me wool'])(
    'leaves “%s” alone',
    (words) => {
      expect(rewordSpoken(words)).toBe(words);
    },
  );

  it('keeps a fabric that is asked about, and answers', async () => {
    const { say } = startTalk();
    await say('show me wool sweaters');
    const { updatedFilters, answer } = await say('isnt wool itchy tho?');
    expect(updatedFilters).toBeNull();
    expect(answer).toMatch(/itch|prickle/);
  });
});

describe('what is told of a wardrobe', () => {
  it('is not looked for by who asks what to wear somewhere', async () => {
    const { say } = startTalk();
    const { state } = await say(
      'my company has a gala dinner in 2 weeks, i own jeans and tshirts. help',
    );
    expect(state.request?.outfit).not.toBeNull();
    const types = state.request?.wishes.flatMap(({ concepts }) => concepts.map(({ id }) => id));
    expect(types).not.toContain('jeans');
  });

  it('is worn where it is one piece, or looked for beside', () => {
    const around = 'outfit for brunch, i have a denim skirt';
    expect(withoutWardrobe(around)).toBe(around);
    const beside = 'i have jeans and a tee for a party, what shoes';
    expect(withoutWardrobe(beside)).toBe(beside);
  });
});
