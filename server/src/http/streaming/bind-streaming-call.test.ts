import { once } from 'node:events';
import type { CallAnswer } from '@modiste/contract/calls';
import { type CallName, PATHS } from '@modiste/contract/paths';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { handleErrors } from '../handle-errors.ts';
import { limitSearches } from '../limits/limit-searches.ts';
import { bindStreamingCall } from './bind-streaming-call.ts';

type Answer = CallAnswer<'chatRank'>;
interface Parts {
  onText?: (text: string) => void;
  signal: AbortSignal;
}

const ANSWER: Answer = {
  quick_pick_items: [],
  deep_search_items: [],
  reply: 'Two linen dresses.',
  model_message_id: 'm1',
  outfits: [],
  outfit_items: [],
  suggestions: [],
};
const body = { chat_id: 'c', query: '', refined_query: '', quick_picks_ids: [], top_picks_ids: [] };

let app: FastifyInstance;
let respond: (parts: Parts) => Promise<Answer>;
const logged: unknown[] = [];

beforeEach(() => {
  logged.length = 0;
  const write = (line: string) => logged.push(JSON.parse(line));
  app = fastify({ logger: { level: 'error', stream: { write } } });
  app.decorate('boundCalls', new Set<CallName>());
  const member = { userId: 'u', sessionId: 's', email: 'ann@example.com', provider: 'password' };
  app.decorate('authenticate', async (token) => (token === undefined ? null : member));
  handleErrors(app);
  limitSearches(app);
  bindStreamingCall(app, 'chatRank', (input) => respond(input));
});
afterEach(() => app.close());

const headers = { authorization: 'Bearer t', accept: 'text/event-stream, application/json' };
const post = (more: object = {}) =>
  app.inject({ method: 'POST', url: PATHS.chatRank.path, headers, payload: body, ...more });

describe('a streamed answer', () => {
  it('tells each piece of the reply, then the whole answer', async () => {
    respond = async ({ onText }) => {
      onText?.('Two linen ');
      onText?.('dresses.\n');
      return ANSWER;
    };
    const answer = await post();
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(answer.body).toBe(
      `event: text\ndata: {"text":"Two linen "}\n\nevent: text\ndata: {"text":"dresses.\\n"}\n\nevent: answer\ndata: ${JSON.stringify(ANSWER)}\n\n`,
    );
  });

  it('is sent piece by piece, not when all of it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    respond = async ({ onText }) => {
      onText?.('First.');
      await promise;
      return ANSWER;
    };
    const origin = await app.listen();
    const answer = await fetch(`${origin}${PATHS.chatRank.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'accept-encoding': 'br, gzip' },
      body: JSON.stringify(body),
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('First.');
    resolve();
    expect((await reader?.read())?.value).toContain('event: answer');
  });

  it('beats while nothing is told, so that the connection is not taken for dead', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { promise, resolve } = Promise.withResolvers<void>();
    respond = async () => {
      vi.advanceTimersByTime(10_000);
      await promise;
      return ANSWER;
    };
    const answer = post();
    resolve();
    expect((await answer).body).toMatch(/^:\n\nevent: answer\n/);
    vi.useRealTimers();
  });

  it('leaves out what the contract does not declare', async () => {
    respond = async ({ onText }) => {
      onText?.('Two.');
      return Object.assign({ secret: 'x' }, ANSWER);
    };
    expect((await post()).body).not.toContain('secret');
  });

  it('is JSON where all of it is ready before any of it was told', async () => {
    respond = async () => ANSWER;
    const answer = await post();
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual(ANSWER);
  });

  it('is JSON, told at once, to whoever accepts no events', async () => {
    let hears = true;
    respond = async ({ onText }) => {
      hears = onText !== undefined;
      return ANSWER;
    };
    const answer = await post({ headers: { authorization: 'Bearer t' } });
    expect(answer.json()).toEqual(ANSWER);
    expect(hears).toBe(false);
  });
});

describe('a streamed call that fails', () => {
  it('before its first piece has the status of its failure', async () => {
    respond = async () => {
      throw new ApiError('not_found');
    };
    const answer = await post();
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  it('later tells the failure as its last event, without inner text, and logs it once', async () => {
    respond = async ({ onText }) => {
      onText?.('Two ');
      throw new Error('the inner reason');
    };
    const answer = await post();
    expect(answer.body).toMatch(
      /event: error\ndata: \{"code":"internal",.*"request_id":".+"\}\n\n$/,
    );
    expect(answer.body).not.toContain('the inner reason');
    expect(logged).toHaveLength(1);
  });

  it.each([
    ['without a token', { headers: { accept: headers.accept } }, 401],
    ['with a body that breaks the contract', { payload: { chat_id: 1 } }, 400],
  ])('%s is refused before any work', async (_how, more, status) => {
    respond = () => expect.fail('was asked');
    expect((await post(more)).statusCode).toBe(status);
  });

  it.each([true, false])('is ended when the client goes away (told before: %s)', async (tells) => {
    const aborted = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    respond = async ({ onText, signal }) => {
      if (tells) onText?.('First.');
      asked.resolve();
      await once(signal, 'abort');
      aborted.resolve();
      throw signal.reason;
    };
    const origin = await app.listen();
    const client = new AbortController();
    const answer = fetch(`${origin}${PATHS.chatRank.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: client.signal,
    }).then((response) => response.text());
    await asked.promise;
    client.abort();
    await expect(answer).rejects.toThrow();
    await aborted.promise;
    await app.close();
    expect(logged).toEqual([]);
  });
});
