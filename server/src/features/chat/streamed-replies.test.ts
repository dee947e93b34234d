import { PATHS } from '@modiste/contract/paths';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { chat, rankBody, readMessages, retrieveBody } from '../../testing/chat/chat-client.ts';
import {
  type AskedModel,
  type ModelBehavior,
  openModelEndpoint,
} from '../../testing/loopback/model-endpoint.ts';
import { chosen, understood } from '../../testing/loopback/open-stylist.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';

const KEY = 'key-of-the-model';
const QUERY = 'a dress for the theater';

/** Pieces by the numbers that the model was given them under. */
const numberOf = (title: string, { text }: AskedModel): number =>
  Number(new RegExp(`"item\\\\":(\\d+),\\\\"title\\\\":\\\\"${title}`).exec(text)?.[1] ?? 0);

function choose(asked: AskedModel): object {
  const [red, blue] = ['Red Silk', 'Blue Cotton'].map((title) => numberOf(title, asked));
  return chosen({
    reply: `The red dress [${red}] is $60. The blue dress [${blue}] is $90.`,
    picks: [{ item: red, reason: 'A red dress at $60.' }],
  });
}

const answerBoth = (asked: AskedModel): object =>
  asked.text.includes('picks') ? choose(asked) : understood({ query: 'dress for the theater' });

let cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.toReversed()) await cleanUp();
  cleanups = [];
});

async function open(behave: (asked: AskedModel) => ModelBehavior) {
  const lines: string[] = [];
  const endpoint = await openModelEndpoint(behave);
  cleanups.push(() => endpoint.close());
  const test = await openTestApp({
    items: await smallShop(),
    onLog: (line) => lines.push(line),
    environment: {
      MODISTE_STYLIST_MODEL: 'compatible:a-model',
      MODISTE_STYLIST_URL: endpoint.url.href,
      MODISTE_STYLIST_KEY: KEY,
    },
  });
  cleanups.push(() => test.close());
  return { test, shopper: await makeMember(test), log: () => lines.join('\n'), endpoint };
}

/** The events of a streamed answer, in order. */
const eventsIn = (body: string) =>
  [...body.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name = '', data = '']) => ({
    name,
    data: JSON.parse(data),
  }));

/** A search up to the ranking, which is asked for as a stream. */
async function rankStreamed(test: TestApp, shopper: TestMember) {
  const { answer: said } = await chat(test, shopper, ['chatTranslate', { query: QUERY }]);
  const { answer: found } = await chat(test, shopper, ['chatRetrieve', retrieveBody(said)]);
  const streamed = await test.app.inject({
    method: 'POST',
    url: PATHS.chatRank.path,
    payload: rankBody(QUERY, { said, found }),
    headers: { ...shopper.headers, accept: 'text/event-stream' },
  });
  const events = eventsIn(streamed.body);
  const told = events.filter(({ name }) => name === 'text').map(({ data }) => data.text);
  const messages = await readMessages(test, shopper, said.chat_id);
  return { told: told.join(''), last: events.at(-1), stored: messages.at(-1), said };
}

describe('a reply of the stylist with a language model', () => {
  it('is streamed, answered and stored as one and the same', async () => {
    const { test, shopper, endpoint, log } = await open((asked) => ({ answer: answerBoth(asked) }));
    const { told, last, stored, said } = await rankStreamed(test, shopper);
    expect(said.refined_query).toBe('dress for the theater');
    expect(told).toBe('The red dress is $60. The blue dress is $90.');
    expect(last?.name).toBe('answer');
    expect(last?.data).toMatchObject({
      reply: told,
      deep_search_items: [{ id: 't_red-dress', reason: 'A red dress at $60.' }],
    });
    expect(stored).toMatchObject({ message: told, reasons: ['A red dress at $60.'] });
    expect(endpoint.asked.map(({ key }) => key)).toEqual([KEY, KEY]);
    expect(log()).not.toContain(KEY);
  });

  it('keeps what was told where the model breaks off, and the log says why', async () => {
    const { test, shopper, log } = await open((asked) => {
      const answer = answerBoth(asked);
      if (!asked.text.includes('picks')) return { answer };
      return { answer, cutAfter: JSON.stringify(answer).indexOf('The blue') + 8 };
    });
    const { told, last, stored } = await rankStreamed(test, shopper);
    expect(told).toMatch(/^The red dress is \$60\. ./);
    expect(last?.data.reply).toBe(told);
    expect(stored?.message).toBe(told);
    expect(log()).toContain('language model failed, the built-in stylist answered');
    expect(log()).not.toContain('red dress');
  });

  it('is that of the built-in stylist where the model cannot be reached', async () => {
    const { test, shopper, endpoint, log } = await open(() => ({ status: 401 }));
    await endpoint.close();
    cleanups.shift();
    const { told, last } = await rankStreamed(test, shopper);
    expect(last?.data.reply).toBe(told);
    expect(told).not.toBe('');
    expect(log()).toContain('the model could not be reached');
    for (const secret of [KEY, QUERY, 'theater']) expect(log()).not.toContain(secret);
  });
});
