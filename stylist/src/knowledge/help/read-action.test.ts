import { describe, expect, it } from 'vitest';
import { readAction } from './read-action.ts';

describe('what only a tap of the shopper does', () => {
  it.each([
    ['love it. save that', 'save'],
    ['add the first two to my wishlist', 'save'],
    ['can you heart the denim one for me', 'save'],
    ['keep these for later', 'save'],
    ['take the second one off my list', 'unsave'],
    ['put it in my cart', 'buy'],
    ['i want to buy the third in a medium', 'buy'],
    ['let me know when it drops in price', 'alert'],
    ['send this to my sister', 'share'],
    ['try it on', 'tryOn'],
    ['delete this chat', 'deleteChat'],
  ])('“%s” asks to %s', (words, action) => {
    expect(readAction(words, true)).toBe(action);
  });

  it.each([
    'how do i save an item',
    'get me the cheaper one in navy',
    'i want to buy a dress',
    'save me some money',
    'add a bag to the outfit',
    'keep the dress, other shoes',
    'order them by price',
    'pick the warmest one',
  ])('“%s” asks for none of it', (words) => {
    expect(readAction(words, true)).toBeNull();
  });

  it('saves nothing where nothing is shown', () => {
    expect(readAction('save that', false)).toBeNull();
  });
});
