import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import {
  chat,
  rankBody,
  readMessages,
  retrieveBody,
  sayToFind,
} from '../../testing/chat/chat-client.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

// With the stylist of the product: its state has to survive, whatever it holds.
let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop() });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const restart = async () => {
  test = await test.restart();
};

describe('a conversation', () => {
  it('goes on over a restart between any two of its calls', async () => {
    const query = 'a dress under $100';
    const straight = await sayToFind(test, shopper, { query });
    const { answer: said } = await chat(test, shopper, ['chatTranslate', { query }]);
    await restart();
    const { answer: found } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    await restart();
    const body = rankBody(query, { said, found });
    const { answer: ranked } = await chat(test, shopper, ['chatRank', body]);
    expect(found).toEqual(straight.found);
    expect({ ...ranked, model_message_id: '' }).toEqual({
      ...straight.ranked,
      model_message_id: '',
    });

    const before = await readMessages(test, shopper, said.chat_id);
    await restart();
    expect(await readMessages(test, shopper, said.chat_id)).toEqual(before);
    expect((await chat(test, shopper, ['chatRank', body])).answer).toEqual(ranked);
    const cheaper = { query: 'cheaper', chat_id: said.chat_id };
    const { status } = await chat(test, shopper, ['chatTranslate', cheaper]);
    expect(status).toBe(200);
  });
});

describe('a conversation in two tabs', () => {
  it('keeps each reply with its message', async () => {
    const { answer: begun } = await chat(test, shopper, ['chatTranslate', { query: 'a dress' }]);
    const { chat_id } = begun;
    const [one, other] = await Promise.all(
      ['a red dress', 'black jeans'].map((query) => sayToFind(test, shopper, { query, chat_id })),
    );
    const messages = await readMessages(test, shopper, chat_id);
    const replyTo = (id: string | undefined) =>
      messages[messages.findIndex((message) => message.id === id) + 1];
    for (const turn of [one, other]) {
      const reply = replyTo(turn?.said.user_message_id);
      expect(reply).toMatchObject({ id: turn?.ranked.model_message_id, actor: 'model' });
    }
  });

  it('answers without a message’s id by the words that were refined', async () => {
    const { answer: first } = await chat(test, shopper, ['chatTranslate', { query: 'a dress' }]);
    const { chat_id } = first;
    const sent = { chat_id, query: 'black jeans' };
    const { answer: second } = await chat(test, shopper, ['chatTranslate', sent]);
    const ask = (refined_query: string) =>
      chat(test, shopper, [
        'chatRank',
        { chat_id, query: '', refined_query, quick_picks_ids: [], top_picks_ids: [] },
      ]);
    const { answer: late } = await ask(first.refined_query);
    const { answer: now } = await ask(second.refined_query);
    const messages = await readMessages(test, shopper, chat_id);
    expect(messages.map(({ id }) => id)).toEqual([
      first.user_message_id,
      late.model_message_id,
      second.user_message_id,
      now.model_message_id,
    ]);
  });
});

describe('candidates that are sent to be ranked', () => {
  it('are only those that were found; any other id is left out', async () => {
    const query = 'a dress';
    const { answer: said } = await chat(test, shopper, ['chatTranslate', { query }]);
    const { answer: found } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    const [kept] = found.top_picks;
    const body = { ...rankBody(query, { said, found }), quick_picks_ids: ['t_black-jeans', 'x\0'] };
    const sent = { ...body, top_picks_ids: [kept] };
    const { answer } = await chat(test, shopper, ['chatRank', sent]);
    const shown = [...answer.quick_pick_items, ...answer.deep_search_items];
    expect(new Set(shown.map(({ id }) => id))).toEqual(new Set([kept]));
  });
});
