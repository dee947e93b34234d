import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { chat, readMessages, sayToFind } from '../../testing/chat/chat-client.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

const COLORWAYS = [
  { name: 'Black', colors: ['Black' as const], image: 0 },
  { name: 'Scarlet', colors: ['Red' as const], image: 1 },
];
const STOCK = [
  makeStoredItem('both', {
    short_description: 'Poplin Shirt Dress',
    colors: ['Black', 'Red'],
    image_urls: ['/black.webp', '/red.webp'],
    facts: { color_names: ['Black', 'Scarlet'], color_variants: COLORWAYS },
  }),
  makeStoredItem('black', { short_description: 'Linen Dress', facts: { color_names: ['Black'] } }),
];

let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: STOCK });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

describe('a color that the shopper refuses', () => {
  it('leaves an item in its other one, in the answer, in history and in what is said next', async () => {
    const { said, found, ranked } = await sayToFind(test, shopper, {
      query: 'a dress, not black',
    });
    const shown = [...ranked.deep_search_items, ...ranked.quick_pick_items];
    const colored = (items: typeof shown) => items.map(({ id, shown_color }) => [id, shown_color]);
    expect(colored(found.candidates)).toEqual([['both', 'Scarlet']]);
    expect(colored(shown)).toEqual([['both', 'Scarlet']]);

    const messages = await readMessages(test, shopper, said.chat_id);
    expect(messages.at(-1)?.shown_colors).toEqual({ both: 'Scarlet' });

    const { answer } = await chat(test, shopper, [
      'chatTranslate',
      { query: 'is the first one black?', chat_id: said.chat_id },
    ]);
    expect(answer.answer).toContain('the one in Scarlet');
    expect(colored(answer.items)).toEqual([['both', 'Scarlet']]);
  });
});
