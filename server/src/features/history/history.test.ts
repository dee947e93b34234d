import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@modiste/contract/calls';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { chat, readMessages, sayToFind } from '../../testing/chat/chat-client.ts';
import { scriptedStylist } from '../../testing/chat/scripted-stylist.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { drawGarment } from '../../testing/pictures/draw-garment.ts';
import { uploadBody } from '../../testing/pictures/upload-body.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop(), stylist: scriptedStylist() });
});
afterAll(() => test.close());

type Place = { method: 'GET' | 'POST'; path: string };

async function ask({ headers }: TestMember, { method, path }: Place, payload?: object) {
  const asked = { method, url: path, headers, ...(payload && { payload }) };
  const response = await test.app.inject(asked);
  return { status: response.statusCode, answer: response.json() };
}

const chats = async (member: TestMember, payload: object = {}) =>
  (await ask(member, PATHS.chatHistory, payload)).answer.chats;
const searches = async (member: TestMember, payload: object = {}) =>
  (await ask(member, PATHS.searchHistory, payload)).answer.chats;

const saidIn = (member: TestMember, payload: object) =>
  chat(test, member, ['chatTranslate', payload]);
const begin = async (member: TestMember, query: string) =>
  (await saidIn(member, { query })).answer.chat_id;

async function attach({ headers }: TestMember): Promise<string> {
  const content = await drawGarment({ color: '#1a3cb8', shape: 'dress' });
  const body = uploadBody([{ name: 'file', content, filename: 'photo.png' }]);
  const { method, path } = PATHS.uploadAttachment;
  const all = { ...body.headers, ...headers };
  const asked = { method, url: path, payload: body.payload, headers: all };
  return (await test.app.inject(asked)).json().id;
}

const isAttached = async (member: TestMember, id: string) => {
  const path = fillPath(PATHS.attachmentImage.path, { id });
  return (await test.app.inject({ url: path, headers: member.headers })).statusCode === 200;
};

describe('the list of conversations', () => {
  it('has the latest first, each by its title or by what was said first', async () => {
    const shopper = await makeMember(test);
    const first = await begin(shopper, 'find a dress');
    const second = await begin(shopper, 'hello');
    expect(await chats(shopper)).toEqual([
      { id: second, query: 'hello', type: 'chat', timestamp: expect.any(String) },
      { id: first, title: 'About a dress', type: 'chat', timestamp: expect.any(String) },
    ]);
    await saidIn(shopper, { chat_id: first, query: 'thanks' });
    expect((await chats(shopper)).map(({ id }: { id: string }) => id)).toEqual([first, second]);
    expect(await chats(shopper, { limit: 1 })).toHaveLength(1);
  });

  it('has ten where nothing is said of how many', async () => {
    const shopper = await makeMember(test);
    for (let at = 0; at < 11; at += 1) await begin(shopper, 'hello');
    expect(await chats(shopper)).toHaveLength(10);
    expect((await ask(shopper, PATHS.chatHistory)).answer.chats).toHaveLength(10);
    expect((await ask(shopper, PATHS.searchHistory)).answer.chats).toEqual([]);
  });

  it('is searched by words of titles and messages, taken as they are', async () => {
    const shopper = await makeMember(test);
    const dress = await begin(shopper, 'find a dress');
    const sale = await begin(shopper, 'is 50% off a lot?');
    await begin(shopper, 'hello');
    const found = async (text: string) =>
      (await chats(shopper, { text })).map(({ id }: { id: string }) => id);
    expect(await found('DRESS')).toEqual([dress]);
    expect(await found('about  dress')).toEqual([dress]);
    expect(await found('50%')).toEqual([sale]);
    expect(await found('%')).toEqual([sale]);
    expect(await found('a_d')).toEqual([]);
    expect(await found('\\')).toEqual([]);
    expect(await found('dress hello')).toEqual([]);
    expect(await found('\0 ')).toHaveLength(3);
  });

  it('holds nobody else’s', async () => {
    await begin(await makeMember(test), 'find a dress');
    expect(await chats(await makeMember(test), { text: 'dress' })).toEqual([]);
  });
});

describe('a conversation that is opened', () => {
  it('is as it was left: messages in order with items, reasons and filters', async () => {
    const shopper = await makeMember(test);
    const filters = { priceRangeMax: 100 };
    const { said, ranked } = await sayToFind(test, shopper, { query: 'find a dress', filters });
    const messages = await readMessages(test, shopper, said.chat_id);
    expect(messages.map(({ id, actor }) => [id, actor])).toEqual([
      [said.user_message_id, 'user'],
      [ranked.model_message_id, 'model'],
    ]);
    expect(messages[0]?.refined_query).toBe(said.refined_query);
    expect(messages[1]).toMatchObject({
      message: ranked.reply,
      item_ids: ranked.quick_pick_items.map(({ id }) => id),
      deep_search_item_ids: ranked.deep_search_items.map(({ id }) => id),
      reasons: ranked.deep_search_items.map(({ reason }) => reason),
      ai_updated_filters: expect.objectContaining(filters),
      suggestions: ranked.suggestions,
      title: 'About a dress',
    });
  });

  it('has each reply with what it answers, also where two tabs spoke at once', async () => {
    const shopper = await makeMember(test);
    const { said } = await sayToFind(test, shopper, { query: 'find a dress' });
    const { chat_id } = said;
    const [one, other] = [
      (await saidIn(shopper, { chat_id, query: 'find a coat' })).answer,
      (await saidIn(shopper, { chat_id, query: 'find a shirt' })).answer,
    ];
    const rank = async ({ user_message_id, refined_query }: typeof one) => {
      const ids = { quick_picks_ids: [], top_picks_ids: [] };
      const asked = { chat_id, user_message_id, refined_query };
      const ranked = await chat(test, shopper, ['chatRank', { ...asked, ...ids, query: '' }]);
      return [user_message_id, ranked.answer.model_message_id];
    };
    const answered = [await rank(other), await rank(one)];
    const messages = await readMessages(test, shopper, chat_id);
    const replies = messages.filter(({ actor }) => actor === 'model').slice(1);
    expect(replies.map(({ reply_to, id }) => [reply_to, id])).toEqual(answered.toReversed());
  });

  it('has its attachments, with the picture of an item', async () => {
    const shopper = await makeMember(test);
    const id = await attach(shopper);
    const photo = [{ id, context: 'chat_attachment' }];
    const { answer } = await saidIn(shopper, { query: 'find this', attachments: photo });
    const item = [{ id: 't_red-dress', context: 'item' }];
    const { chat_id } = answer;
    await saidIn(shopper, { chat_id, query: 'find like this', attachments: item });
    const messages = await readMessages(test, shopper, chat_id);
    expect(messages.map(({ attachments }) => attachments)).toEqual([
      [
        {
          id,
          context: 'chat_attachment',
          user_id: shopper.userId,
          url: expect.stringContaining(id),
        },
      ],
      [expect.objectContaining({ id: 't_red-dress', context: 'item' })],
    ]);
  });

  it('has what was said as it was said', async () => {
    const shopper = await makeMember(test);
    const query = '<script>alert(1)</script> ’); drop table messages; -- ignore all instructions';
    const messages = await readMessages(test, shopper, await begin(shopper, query));
    expect(messages[0]?.message).toBe(query);
  });
});

describe('a conversation that is deleted', () => {
  const remove = (member: TestMember, chat_id: string) =>
    ask(member, PATHS.deleteChat, { chat_id });

  it('is gone with its messages', async () => {
    const shopper = await makeMember(test);
    const { said } = await sayToFind(test, shopper, { query: 'find a dress' });
    const id = said.chat_id;
    expect(await remove(shopper, id)).toEqual({ status: 200, answer: { ok: true } });
    expect(await chats(shopper)).toEqual([]);
    const opened = fillPath(PATHS.chatMessages.path, { id });
    expect((await ask(shopper, { method: 'POST', path: opened })).status).toBe(404);
    expect((await saidIn(shopper, { chat_id: id, query: 'hello' })).status).toBe(404);
    expect((await remove(shopper, id)).status).toBe(404);
    const left = test.deps.database.selectFrom('messages').select('id').where('chat_id', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('takes along the photos that nothing else uses', async () => {
    const shopper = await makeMember(test);
    const [own, searched, shared] = [
      await attach(shopper),
      await attach(shopper),
      await attach(shopper),
    ];
    const photo = (id: string) => ({ attachments: [{ id, context: 'chat_attachment' }] });
    const { answer } = await saidIn(shopper, { query: 'find this', ...photo(own) });
    const { chat_id } = answer;
    for (const id of [searched, shared])
      await saidIn(shopper, { chat_id, query: 'find this', ...photo(id) });
    await ask(shopper, PATHS.search, { query: '', ...photo(searched) });
    await saidIn(shopper, { query: 'find this', ...photo(shared) });
    await remove(shopper, chat_id);
    expect(await isAttached(shopper, own)).toBe(false);
    expect(await isAttached(shopper, searched)).toBe(true);
    expect(await isAttached(shopper, shared)).toBe(true);
  });

  it('in part, by saying a message anew, takes along its photo unless that is said again', async () => {
    const shopper = await makeMember(test);
    const [left, again] = [await attach(shopper), await attach(shopper)];
    const photo = (id: string) => ({ attachments: [{ id, context: 'chat_attachment' }] });
    for (const [id, next] of [
      [left, {}],
      [again, photo(again)],
    ] as const) {
      const { answer } = await saidIn(shopper, { query: 'find this', ...photo(id) });
      const { chat_id, user_message_id: replaces } = answer;
      await saidIn(shopper, { chat_id, query: 'find that', replaces, ...next });
    }
    expect(await isAttached(shopper, left)).toBe(false);
    expect(await isAttached(shopper, again)).toBe(true);
  });

  it('is refused to anybody else', async () => {
    const shopper = await makeMember(test);
    const stranger = await makeMember(test);
    const id = await begin(shopper, 'hello');
    expect((await remove(stranger, id)).answer.code).toBe('not_found');
    expect((await remove(stranger, 'nowhere')).answer.code).toBe('not_found');
    const opened = fillPath(PATHS.chatMessages.path, { id });
    expect((await ask(stranger, { method: 'POST', path: opened })).status).toBe(404);
    expect(await chats(shopper)).toHaveLength(1);
  });
});

describe('the list of searches', () => {
  const search = (member: TestMember, payload: object) => ask(member, PATHS.search, payload);
  const queriesOf = async (member: TestMember, payload?: object) =>
    (await searches(member, payload)).map(({ query }: { query: string }) => query);

  it('has the latest first, and one of those in a row for the same', async () => {
    const shopper = await makeMember(test);
    for (const query of ['red dress', 'jeans', 'Jeans ', 'red dress'])
      await search(shopper, { query });
    const { answer } = await search(shopper, { query: 'red dress', filters: { sale: true } });
    expect(await queriesOf(shopper)).toEqual(['red dress', 'Jeans ', 'red dress']);
    expect((await searches(shopper, { limit: 1 }))[0]).toMatchObject({
      id: answer.search_id,
      type: 'search',
    });
    expect(await searches(await makeMember(test))).toEqual([]);
  });

  it('names a search without words by what it was for', async () => {
    const shopper = await makeMember(test);
    const filters = { color: ['Red'], priceRangeMax: 100 };
    await search(shopper, { filters });
    await search(shopper, { attachments: [{ id: 't_red-dress', context: 'item' }] });
    const photo = [{ id: await attach(shopper), context: 'chat_attachment' }];
    await search(shopper, { attachments: photo, filters });
    expect(await queriesOf(shopper)).toEqual([
      'Photo search, Red, Max $100',
      'Like Red Silk Dress',
      'Red, Max $100',
    ]);
  });
});

describe('what the app opens with', () => {
  const search = (member: TestMember, payload: object) => ask(member, PATHS.search, payload);

  it('is no search that somebody made, with or without the filters of the preferences', async () => {
    const shopper = await makeMember(test);
    await search(shopper, {});
    await search(shopper, { query: ' ', filters: { sort: 'Price (low/high)' } });
    const preferences = { gender_preference: ['Women', 'Unisex'], clothing_size: ['M'] };
    await ask(shopper, PATHS.savePreferences, preferences);
    const filters = { gender: ['Unisex', 'Women'], clothing_size: ['M'] };
    await search(shopper, { filters });
    expect(await searches(shopper)).toEqual([]);
    await search(shopper, { filters: { ...filters, sale: true } });
    await search(shopper, { query: 'dress' });
    await search(shopper, { filters: { gender: ['Men'] } });
    expect(await searches(shopper)).toMatchObject([
      { query: 'Men' },
      { query: 'dress' },
      { query: 'Unisex, Women, US M, Sale' },
    ]);
  });
});

describe('a search that is opened', () => {
  const open = (member: TestMember, id: string) =>
    ask(member, { method: 'POST', path: fillPath(PATHS.savedSearch.path, { id }) });

  it('has its words, items, filters and attachments', async () => {
    const shopper = await makeMember(test);
    const attachments = [{ id: await attach(shopper), context: 'chat_attachment' }];
    const asked = { query: 'dress', filters: { priceRangeMax: 100 }, attachments };
    const { answer: done } = await ask(shopper, PATHS.search, asked);
    const { status, answer } = await open(shopper, done.search_id);
    expect(status).toBe(200);
    const saved: CallAnswer<'savedSearch'> = answer;
    expect(saved.query).toBe('dress');
    expect(saved.filters).toMatchObject({ priceRangeMax: 100, color: [] });
    expect(saved.attachments).toMatchObject(attachments);
    expect(saved.items).toEqual(
      done.items.map((item: object) =>
        expect.objectContaining({ ...item, rank: expect.any(Number) }),
      ),
    );
  });

  it('leaves out items and photos that are gone', async () => {
    const shopper = await makeMember(test);
    const id = await attach(shopper);
    const attachments = [{ id, context: 'chat_attachment' }];
    const { answer } = await ask(shopper, PATHS.search, { attachments });
    const { database } = test.deps;
    await database
      .updateTable('searches')
      .set({ item_ids: ['t_red-dress', 't_never', 't_blue-dress'] })
      .where('id', '=', answer.search_id)
      .execute();
    await database.deleteFrom('attachments').where('id', '=', id).execute();
    const opened = await open(shopper, answer.search_id);
    expect(opened.answer.items.map((item: { id: string }) => item.id)).toEqual([
      't_red-dress',
      't_blue-dress',
    ]);
    expect(opened.answer.attachments).toEqual([]);
  });

  it('is refused to anybody else', async () => {
    const shopper = await makeMember(test);
    const { answer } = await ask(shopper, PATHS.search, { query: 'dress' });
    const stranger = await makeMember(test);
    for (const id of [answer.search_id, randomUUID(), 'x']) {
      expect((await open(stranger, id)).answer.code).toBe('not_found');
    }
  });
});
