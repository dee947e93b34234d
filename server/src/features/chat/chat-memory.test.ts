import { randomUUID } from 'node:crypto';
import { fillPath, PATHS } from '@modiste/contract/paths';
import type { Stylist, Turn } from '@modiste/stylist/stylist';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoriesInForce } from '../../memories/memories-in-force.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { chat, readMessages } from '../../testing/chat/chat-client.ts';
import { scriptedStylist } from '../../testing/chat/scripted-stylist.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

/** Remembers what stands after "I say ", and forgets all after "forget". */
function listeningStylist(): Stylist & { heard: Turn[] } {
  const scripted = scriptedStylist();
  const heard: Turn[] = [];
  return {
    ...scripted,
    heard,
    async translate(turn) {
      heard.push(turn);
      const isToForget = turn.words === 'forget';
      return {
        ...(await scripted.translate(turn)),
        remember: turn.words.startsWith('I say ') ? [turn.words.slice('I say '.length)] : [],
        forget: isToForget ? turn.shopper.memories.map(({ id }) => id) : [],
      };
    },
  };
}

const stylist = listeningStylist();
let test: TestApp;
let shopper: TestMember;
beforeAll(async () => {
  test = await openTestApp({ stylist });
});
beforeEach(async () => {
  shopper = await makeMember(test);
});
afterAll(() => test.close());

const say = async (payload: object) => {
  const { answer } = await chat(test, shopper, ['chatTranslate', payload]);
  return answer;
};
const texts = async () =>
  (await memoriesInForce(test.deps.database, shopper.userId)).map(({ text }) => text);

describe('what a message says of the shopper', () => {
  it('is remembered once, and told with its id', async () => {
    const message_id = randomUUID();
    const { remembered } = await say({ query: 'I say No wool', message_id });
    expect(remembered).toEqual([{ id: expect.any(String), text: 'No wool' }]);
    const again = await say({ query: 'I say No wool', message_id });
    expect([again.remembered, await texts()]).toEqual([remembered, ['No wool']]);
  });

  it('is told to the stylist with the clock of the shopper, where their device names its zone', async () => {
    const minutesApart = async (time_zone: string | null) => {
      await say({ query: 'hello', time_zone });
      const { now, localNow } = stylist.heard.at(-1) ?? {};
      return now && localNow && Math.round((localNow.getTime() - now.getTime()) / 60_000);
    };
    expect(await minutesApart('Pacific/Kiritimati')).toBe(14 * 60);
    expect(await minutesApart('Pacific/Honolulu')).toBe(-10 * 60);
    expect(await minutesApart('Nowhere/Nothing')).toBeUndefined();
    expect(await minutesApart(null)).toBeUndefined();
  });

  it('is told to the stylist in every later conversation', async () => {
    await say({ query: 'I say No wool' });
    await say({ query: 'hello' });
    expect(stylist.heard.at(-1)?.shopper.memories).toMatchObject([{ text: 'No wool' }]);
  });

  it('is forgotten when it is taken back', async () => {
    await say({ query: 'I say No wool' });
    await say({ query: 'forget' });
    expect(await texts()).toEqual([]);
  });

  it('is not remembered as it was said first, where the message is edited', async () => {
    const first = await say({ query: 'I say No wool' });
    const { chat_id, user_message_id: replaces } = first;
    await say({ chat_id, query: 'I say No silk', replaces });
    expect(await texts()).toEqual(['No silk']);
  });

  it('outlives its conversation, as the account lists it', async () => {
    const { chat_id } = await say({ query: 'I say No wool' });
    const { method, path } = PATHS.deleteChat;
    await test.app.inject({ method, url: path, payload: { chat_id }, headers: shopper.headers });
    expect(await texts()).toEqual(['No wool']);
  });

  it('is neither kept nor told to the stylist while memory is off', async () => {
    await say({ query: 'I say No wool' });
    const { method, path: url } = PATHS.setMemoryMode;
    const payload = { memory_enabled: false };
    await test.app.inject({ method, url, payload, headers: shopper.headers });
    const { remembered } = await say({ query: 'I say No silk' });
    expect(remembered).toEqual([]);
    expect(stylist.heard.at(-1)?.shopper.memories).toEqual([]);
  });

  it('comes back with the conversation, in its words of today, until it is forgotten', async () => {
    const { chat_id, remembered } = await say({ query: 'I say No wool' });
    await say({ chat_id, query: 'hello' });
    const opened = async () =>
      (await readMessages(test, shopper, chat_id)).map((message) => message.remembered);
    expect(await opened()).toEqual([remembered, [], [], []]);
    const id = remembered[0]?.id ?? '';
    const { method, path } = PATHS.changeMemory;
    const [payload, { headers }] = [{ text: 'No wool or silk' }, shopper];
    await test.app.inject({ method, url: fillPath(path, { id }), payload, headers });
    expect((await opened())[0]).toEqual([{ id, text: 'No wool or silk' }]);
    await say({ chat_id, query: 'forget' });
    expect((await opened()).flat()).toEqual([]);
  });

  it('can be forgotten right where it was told', async () => {
    const { remembered } = await say({ query: 'I say No wool' });
    const { method, path } = PATHS.forgetMemory;
    const url = fillPath(path, { id: remembered[0]?.id ?? '' });
    const { statusCode } = await test.app.inject({ method, url, headers: shopper.headers });
    expect([statusCode, await texts()]).toEqual([200, []]);
  });
});
