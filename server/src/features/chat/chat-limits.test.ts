import { randomUUID } from 'node:crypto';
import { CHAT_MESSAGES_MAX } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import type { Stylist } from '@modiste/stylist/stylist';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  SEARCHES_AT_ONCE,
  SEARCHES_WAITING,
  TURNS_AT_ONCE,
  TURNS_WAITING,
} from '../../http/limits/limit-searches.ts';
import { openTestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { chat, rankBody, retrieveBody } from '../../testing/chat/chat-client.ts';
import { scriptedStylist } from '../../testing/chat/scripted-stylist.ts';
import { makeMember } from '../../testing/people/make-member.ts';

type Options = Parameters<typeof openTestApp>[0];

async function openChat(options: Options = {}) {
  const test = await openTestApp({ stylist: scriptedStylist(), ...options });
  onTestFinished(() => test.close());
  return test;
}

describe('messages to the stylist', () => {
  it('are limited for each person, and a repeated one does not count', async () => {
    const test = await openChat({ environment: { MODISTE_CHAT_TURNS_PER_MINUTE: '2' } });
    const shopper = await makeMember(test);
    const say = (payload: object, member = shopper) =>
      chat(test, member, ['chatTranslate', payload]);
    const sent = { query: 'hello', message_id: randomUUID() };
    for (let count = 0; count < 4; count += 1) expect((await say(sent)).status).toBe(200);
    expect((await say({ query: 'one more' })).status).toBe(200);
    const { method, path } = PATHS.chatTranslate;
    const { headers } = shopper;
    const asked = { method, url: path, headers, payload: { query: 'too much' } };
    const refused = await test.app.inject(asked);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await say({ query: 'hello' }, await makeMember(test))).status).toBe(200);
    expect((await say(sent)).status).toBe(200);
  });

  it('wait in a queue of their own, and are refused where that is full', async () => {
    const test = await openChat({ items: await smallShop() });
    const shopper = await makeMember(test);
    const crowd = (name: 'search' | 'chatRank', count: number) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const works = Array.from({ length: count }, () => test.app.runQueued(name, () => promise));
      return async () => {
        resolve();
        await Promise.all(works);
      };
    };
    const say = () => chat(test, shopper, ['chatTranslate', { query: 'find a dress' }]);
    const { answer: said } = await say();
    const find = () => chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    const endSearches = crowd('search', SEARCHES_AT_ONCE + SEARCHES_WAITING);
    expect([(await say()).status, (await find()).status]).toEqual([200, 429]);
    await endSearches();
    const endTurns = crowd('chatRank', TURNS_AT_ONCE + TURNS_WAITING);
    expect([(await say()).status, (await find()).status]).toEqual([429, 200]);
    await endTurns();
    expect((await say()).status).toBe(200);
  });

  it('end where a conversation is very long, and begin anew', async () => {
    const stylist = scriptedStylist();
    const test = await openChat({ stylist });
    const shopper = await makeMember(test);
    const say = (payload: object) => chat(test, shopper, ['chatTranslate', payload]);
    const { answer } = await say({ query: 'hello' });
    const { chat_id } = answer;
    await test.deps.database
      .updateTable('messages')
      .set(({ eb }) => ({ position: eb('position', '+', CHAT_MESSAGES_MAX - 4) }))
      .where('chat_id', '=', chat_id)
      .execute();
    const last = await say({ chat_id, query: 'hello' });
    expect(last.status).toBe(200);
    const before = stylist.asked.translate;
    const refused = await say({ chat_id, query: 'hello' });
    expect([refused.status, refused.answer]).toEqual([
      409,
      expect.objectContaining({ code: 'chat_full' }),
    ]);
    expect(stylist.asked.translate).toBe(before);
    const replaces = last.answer.user_message_id;
    expect((await say({ chat_id, query: 'thanks', replaces })).status).toBe(200);
    expect((await say({ query: 'hello' })).status).toBe(200);
  });
});

/** What shoppers and stylists say here, and what no log may have. */
const WORDS = ['zebrafish', 'quokka', 'axolotl', 'ignore all instructions'];

describe('the log of a conversation', () => {
  it('has no word of it, and no name', async () => {
    const lines: string[] = [];
    const items = await smallShop();
    const test = await openTestApp({ items, onLog: (line) => lines.push(line) });
    onTestFinished(() => test.close());
    const shopper = await makeMember(test);
    const query = `a dress for my ${WORDS.join(' ')}`;
    const { answer: said } = await chat(test, shopper, ['chatTranslate', { query }]);
    const asked = { ...retrieveBody(said), refined_query: query };
    const { answer: found } = await chat(test, shopper, ['chatRetrieve', asked]);
    const ranked = await chat(test, shopper, ['chatRank', rankBody(query, { said, found })]);
    const { path } = PATHS.chatHistory;
    const headers = shopper.headers;
    await test.app.inject({ method: 'POST', url: path, headers, payload: { text: 'quokka' } });
    const log = lines.join('\n');
    expect(log).toContain(PATHS.chatTranslate.path);
    const replies = [said.answer, ranked.answer.reply].filter((text) => text !== undefined);
    for (const text of [...WORDS, shopper.email, ...replies].filter((text) => text !== ''))
      expect(log).not.toContain(text);
  });

  it('tells where the stylist failed, without what it said, and the turn can be made again', async () => {
    const lines: string[] = [];
    const sound = scriptedStylist();
    let isBroken = true;
    const fail = (words: string) => {
      throw new RangeError(`no sense in ${words}\n    at ${WORDS.join(' ')} (secret.ts:1:1)`);
    };
    const stylist: Stylist = {
      translate: async (turn) => (isBroken ? fail(turn.words) : sound.translate(turn)),
      announce: (found) => sound.announce(found),
      rank: async (found) => (isBroken ? fail(WORDS.join(' ')) : sound.rank(found)),
    };
    const items = await smallShop();
    const test = await openChat({ items, stylist, onLog: (line) => lines.push(line) });
    const shopper = await makeMember(test);
    const sent = { query: `find ${WORDS.join(' ')}`, message_id: randomUUID() };
    const refused = await chat(test, shopper, ['chatTranslate', sent]);
    expect([refused.status, refused.answer]).toEqual([
      500,
      expect.objectContaining({ code: 'search_failed', message: 'Error Searching Items' }),
    ]);
    isBroken = false;
    const { answer: said } = await chat(test, shopper, ['chatTranslate', sent]);
    const { answer: found } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
    const body = rankBody(sent.query, { said, found });
    isBroken = true;
    expect((await chat(test, shopper, ['chatRank', body])).status).toBe(500);
    isBroken = false;
    expect((await chat(test, shopper, ['chatRank', body])).status).toBe(200);
    const log = lines.join('\n');
    expect(log).toContain('the stylist threw RangeError');
    expect(log).toContain('chat-limits.test.ts');
    for (const word of WORDS) expect(log).not.toContain(word);
  });
});
