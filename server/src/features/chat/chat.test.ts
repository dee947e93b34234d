import { randomUUID } from 'node:crypto';
import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { chat, rankBody, retrieveBody, sayToFind } from '../../testing/chat/chat-client.ts';
import { SMALL_TALK, scriptedStylist } from '../../testing/chat/scripted-stylist.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

const stylist = scriptedStylist();
let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ items: await smallShop(), stylist });
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const rowsOf = (chatId: string) =>
  test.deps.database
    .selectFrom('messages')
    .select(['id', 'position', 'actor', 'message', 'title'])
    .where('chat_id', '=', chatId)
    .orderBy('position')
    .execute();

const spokenOf = async (chatId: string) =>
  (await rowsOf(chatId)).map(({ actor, message }) => `${actor}: ${message}`);

const say = (payload: object, member = shopper) => chat(test, member, ['chatTranslate', payload]);

describe('a message that asks for a search', () => {
  it('goes through three calls, and is stored with its reply', async () => {
    const { said, found, ranked } = await sayToFind(test, shopper, { query: 'find a dress' });
    expect(said).toMatchObject({ intent: 'search', answer: '', model_message_id: null });
    expect(said.title).toBe('About a dress');
    const ids = found.candidates.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['t_blue-dress', 't_green-dress', 't_red-dress']);
    expect([...found.top_picks, ...found.quick_picks]).toEqual(ids);
    expect(found.ai_message).toBe('3 found');
    expect(ranked.deep_search_items).toEqual([
      expect.objectContaining({ id: ids[0], rank: 1, reason: `The reason for ${ids[0]}` }),
    ]);
    expect(ranked.quick_pick_items.map(({ id, rank }) => [id, rank])).toEqual([
      [ids[1], 1],
      [ids[2], 2],
    ]);
    expect(await spokenOf(said.chat_id)).toEqual(['user: find a dress', 'model: Reply 1']);
  });

  it('is answered by filters as they are sent, over those of the conversation', async () => {
    const filters = { color: ['Blue'] };
    const { answer: said } = await say({ query: 'find a dress', filters });
    const { answer: blue } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    expect(blue.candidates.map(({ id }) => id)).toEqual(['t_blue-dress']);
    const opened = { ...retrieveBody(said), filters: { color: ['Red'] } };
    const { answer: red } = await chat(test, shopper, ['chatRetrieve', opened]);
    expect(red.candidates.map(({ id }) => id)).toEqual(['t_red-dress']);
  });

  it('is answered by the refined query as it is sent', async () => {
    const { answer: said } = await say({ query: 'find a dress' });
    const changed = { ...retrieveBody(said), refined_query: 'black jeans' };
    const { answer } = await chat(test, shopper, ['chatRetrieve', changed]);
    expect(answer.candidates[0]?.id).toBe('t_black-jeans');
  });

  it.each([
    ['the maximum of $10', 'find a dress', { priceRangeMax: 10 }],
    ['the colors Purple or Gold', 'find a dress', { color: ['Purple', 'Gold'] }],
    ['the limit to sale items', 'find a dress', { sale: true, color: ['Blue'] }],
  ])('shows the nearest where %s stands in the way', async (what, query, filters) => {
    const { answer: said } = await say({ query, filters });
    const { answer } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    expect(answer.candidates.length).toBeGreaterThan(0);
    expect(answer.ai_message.endsWith(`without ${what}`)).toBe(true);
  });

  it('never shows what was refused, not even as the nearest', async () => {
    const { answer: said } = await say({ query: 'find a dress, not red, not blue, not green' });
    const { answer } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    const ids = answer.candidates.map(({ id }) => id);
    expect(ids.filter((id) => /red|blue|green/.test(id))).toEqual([]);
  });

  it('has nothing in place of goods that no fashion shop sells', async () => {
    const { answer: said } = await say({ query: 'find tires' });
    const { answer } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    expect(answer.candidates).toEqual([]);
  });

  it('is no search of the history', async () => {
    await sayToFind(test, shopper, { query: 'find a dress' });
    const searches = test.deps.database.selectFrom('searches').select('id');
    expect(await searches.where('user_id', '=', shopper.userId).execute()).toEqual([]);
  });
});

describe('any other message', () => {
  it('is answered at once, and stored with its reply', async () => {
    const { answer } = await say({ query: 'hello' });
    expect(answer).toMatchObject({ intent: 'small_talk', answer: `${SMALL_TALK} (0)` });
    const rows = await rowsOf(answer.chat_id);
    expect(rows.map(({ id }) => id)).toEqual([answer.user_message_id, answer.model_message_id]);
  });

  it('goes on with the conversation: what was shown and what was said', async () => {
    const { said, found } = await sayToFind(test, shopper, { query: 'find a dress' });
    const { answer } = await say({ chat_id: said.chat_id, query: 'nice' });
    expect(answer.answer).toBe(`${SMALL_TALK} (1)`);
    expect(answer.items.map(({ id }) => id)).toEqual(found.top_picks.slice(0, 1));
    expect(answer.title).toBe('About a dress');
  });
});

describe('a call that is made again', () => {
  it('with the same id says nothing twice', async () => {
    const sent = { query: 'hello', message_id: randomUUID() };
    const { answer: first } = await say(sent);
    const before = stylist.asked.translate;
    const { answer: again } = await say(sent);
    expect(again).toEqual(first);
    expect(stylist.asked.translate).toBe(before);
    expect(await rowsOf(first.chat_id)).toHaveLength(2);
  });

  it('at the same moment says nothing twice', async () => {
    const sent = { query: 'find a dress', message_id: randomUUID() };
    const answers = await Promise.all([say(sent), say(sent), say(sent), say(sent)]);
    const [first] = answers;
    for (const { status, answer } of answers) {
      expect([status, answer]).toEqual([200, first?.answer]);
    }
    const own = test.deps.database.selectFrom('messages').select('chat_id');
    expect(await own.where('id', '=', sent.message_id).execute()).toHaveLength(1);
  });

  it('at the same moment in two processes says nothing twice, and stores one reply', async () => {
    const other = await test.openAnother();
    onTestFinished(() => other.close());
    const sayTo = (payload: object) => (app: TestApp) =>
      chat(app, shopper, ['chatTranslate', payload]);
    const begin = { query: 'find a dress', message_id: randomUUID() };
    const [first, again] = await Promise.all([test, other].map(sayTo(begin)));
    expect(again?.answer).toEqual(first?.answer);
    const chat_id = first?.answer.chat_id ?? '';
    const more = { chat_id, query: 'find jeans', message_id: randomUUID() };
    const [said, same] = await Promise.all([test, other].map(sayTo(more)));
    expect([said?.status, same?.answer]).toEqual([200, said?.answer]);
    const asked = { chat_id, refined_query: 'jeans', query: '' };
    const ids = { quick_picks_ids: [], top_picks_ids: [] };
    const ranked = await Promise.all(
      [test, other].map((app) => chat(app, shopper, ['chatRank', { ...asked, ...ids }])),
    );
    expect(ranked[1]).toEqual(ranked[0]);
    expect(await rowsOf(chat_id)).toHaveLength(3);
    const conversations = test.deps.database.selectFrom('conversations').select('id');
    const own = await conversations.where('user_id', '=', shopper.userId).execute();
    const messages = test.deps.database.selectFrom('messages').select('chat_id').distinct();
    const used = await messages.where('user_id', '=', shopper.userId).execute();
    expect(own).toHaveLength(used.length);
  });

  it('at the same moment in one conversation says nothing twice', async () => {
    const { answer: begun } = await say({ query: 'hello' });
    const sent = { chat_id: begun.chat_id, query: 'thanks', message_id: randomUUID() };
    const answers = await Promise.all([say(sent), say(sent), say(sent)]);
    expect(new Set(answers.map(({ answer }) => answer.model_message_id)).size).toBe(1);
    expect(await rowsOf(begun.chat_id)).toHaveLength(4);
  });

  it('without an id is the last message as long as that has no reply', async () => {
    const { answer: begun } = await say({ query: 'hello' });
    const sent = { chat_id: begun.chat_id, query: 'find a dress', filters: { color: ['Red'] } };
    const { answer: first } = await say(sent);
    expect((await say(sent)).answer).toEqual(first);
    const { answer: other } = await say({ ...sent, filters: {} });
    expect(other.user_message_id).not.toBe(first.user_message_id);
  });

  it('retrieves and ranks the same, and stores one reply', async () => {
    const turn = await sayToFind(test, shopper, { query: 'find a dress' });
    const body = rankBody('find a dress', turn);
    const ranked = await Promise.all([
      chat(test, shopper, ['chatRank', body]),
      chat(test, shopper, ['chatRank', body]),
    ]);
    for (const { answer } of ranked) expect(answer).toEqual(turn.ranked);
    const again = await chat(test, shopper, ['chatRetrieve', retrieveBody(turn.said)]);
    expect(again.answer).toEqual(turn.found);
    expect(await rowsOf(turn.said.chat_id)).toHaveLength(2);
  });

  it('asks the stylist once where two are made at the same moment', async () => {
    const { answer: said } = await say({ query: 'find a dress' });
    const { answer: found } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    const body = rankBody('find a dress', { said, found });
    const before = stylist.asked.rank;
    const [one, other] = await Promise.all([
      chat(test, shopper, ['chatRank', body]),
      chat(test, shopper, ['chatRank', body]),
    ]);
    expect(other.answer).toEqual(one.answer);
    expect(stylist.asked.rank).toBe(before + 1);
    expect(await rowsOf(said.chat_id)).toHaveLength(2);
  });
});

describe('a reply for other filters', () => {
  it('takes the place of the first, and the conversation goes on with it', async () => {
    const turn = await sayToFind(test, shopper, { query: 'find a dress' });
    const { chat_id } = turn.said;
    await say({ chat_id, query: 'nice' });
    const filters = { color: ['Blue'] };
    const asked = { ...retrieveBody(turn.said), filters };
    const { answer: found } = await chat(test, shopper, ['chatRetrieve', asked]);
    const body = { ...rankBody('find a dress', { said: turn.said, found }), filters };
    const { answer: ranked } = await chat(test, shopper, ['chatRank', body]);
    expect(ranked.deep_search_items.map(({ id }) => id)).toEqual(['t_blue-dress']);
    expect(ranked.model_message_id).toBe(turn.ranked.model_message_id);
    expect(ranked.reply).not.toBe(turn.ranked.reply);
    expect((await chat(test, shopper, ['chatRank', body])).answer).toEqual(ranked);
    expect(await spokenOf(chat_id)).toEqual([
      'user: find a dress',
      `model: ${ranked.reply}`,
      'user: nice',
      expect.stringContaining(SMALL_TALK),
    ]);
    const { answer } = await say({ chat_id, query: 'thanks' });
    expect(answer.items.map(({ id }) => id)).toEqual(['t_blue-dress']);
  });
});

describe('a message that replaces another', () => {
  it('takes it and all after it away, and begins from the state before', async () => {
    const { said: first } = await sayToFind(test, shopper, { query: 'find jeans' });
    const { chat_id } = first;
    const { said: second } = await sayToFind(test, shopper, { query: 'find a dress', chat_id });
    await say({ chat_id, query: 'thanks' });
    const replaces = second.user_message_id;
    const { answer } = await say({ chat_id, query: 'nice', replaces });
    expect(answer.items.map(({ id }) => id)).toEqual(['t_black-jeans']);
    expect(await spokenOf(chat_id)).toEqual([
      'user: find jeans',
      'model: Reply 1',
      'user: nice',
      `model: ${answer.answer}`,
    ]);
  });

  it('may be the first one, and be sent again', async () => {
    const { answer: begun } = await say({ query: 'helo' });
    const { chat_id, user_message_id: replaces } = begun;
    const sent = { chat_id, query: 'hello', replaces, message_id: randomUUID() };
    const { answer: first } = await say(sent);
    expect((await say(sent)).answer).toEqual(first);
    expect(await spokenOf(chat_id)).toEqual(['user: hello', `model: ${SMALL_TALK} (0)`]);
  });

  it('leaves the reply that was on its way to the old one unsaid', async () => {
    const { answer: said } = await say({ query: 'find a dress' });
    const { answer: found } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    const { chat_id, user_message_id: replaces } = said;
    await say({ chat_id, query: 'find jeans', replaces });
    const late = await chat(test, shopper, ['chatRank', rankBody('', { said, found })]);
    expect(late.status).toBe(404);
    expect(await spokenOf(chat_id)).toEqual(['user: find jeans']);
  });

  it('is refused where it names a reply, an unknown message or one of another conversation', async () => {
    const { answer: one } = await say({ query: 'hello' });
    const { answer: other } = await say({ query: 'hello' });
    for (const replaces of [one.model_message_id, randomUUID(), other.user_message_id, 'x']) {
      const { status } = await say({ chat_id: one.chat_id, query: 'hi', replaces });
      expect(status).toBe(404);
    }
    expect(await rowsOf(one.chat_id)).toHaveLength(2);
    expect(await rowsOf(other.chat_id)).toHaveLength(2);
  });
});

describe('a conversation of another person', () => {
  it('does not exist for any call', async () => {
    const stranger = await makeMember(test);
    const turn = await sayToFind(test, shopper, { query: 'find a dress' });
    const { chat_id, user_message_id } = turn.said;
    const rank = rankBody('find a dress', turn);
    const asked = [
      await say({ chat_id, query: 'hi' }, stranger),
      await say({ chat_id, query: 'hi', replaces: user_message_id }, stranger),
      await say({ query: 'hi', message_id: user_message_id }, stranger),
      await chat(test, stranger, ['chatRetrieve', retrieveBody(turn.said)]),
      await chat(test, stranger, ['chatRank', rank]),
    ];
    const { answer: own } = await say({ query: 'find a dress' }, stranger);
    asked.push(
      await chat(test, stranger, ['chatRetrieve', { ...retrieveBody(own), user_message_id }]),
      await chat(test, stranger, ['chatRank', { ...rank, chat_id: own.chat_id }]),
    );
    for (const { status, answer } of asked) {
      expect([status, answer]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    }
    expect(await rowsOf(chat_id)).toHaveLength(2);
  });

  it.each(['nowhere', randomUUID(), 'a\0b'])('is as unknown as %j', async (chat_id) => {
    expect((await say({ chat_id, query: 'hi' })).status).toBe(404);
    const asked = { chat_id, refined_query: '' };
    expect((await chat(test, shopper, ['chatRetrieve', asked])).status).toBe(404);
  });

  it('and none at all need a signed-in person', async () => {
    const calls = [PATHS.chatTranslate, PATHS.chatRetrieve, PATHS.chatRank, PATHS.chatReplacePiece];
    for (const { method, path } of calls) {
      const response = await test.app.inject({ method, url: path, payload: { query: '' } });
      expect(response.statusCode).toBe(401);
    }
  });
});
