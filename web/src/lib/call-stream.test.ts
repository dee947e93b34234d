import type { CallBody } from '@modiste/contract/calls';
import { ERRORS } from '@modiste/contract/errors';
import { PATHS } from '@modiste/contract/paths';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeProfile } from '../testing/make-profile.ts';
import { makeAccessToken } from '../testing/sign-in.ts';
import { clearAccessToken, keepAccessToken, readIssued } from './access-token.ts';
import { onFailedCall } from './call.ts';
import { callStream } from './call-stream.ts';
import { removeLogin, writeLogin } from './login-cache.ts';
import { logFailure } from './query-client.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const ADDRESS = `*${PATHS.chatRank.path}`;
const ANSWER = { reply: 'Two linen dresses.', model_message_id: 'm1' };
const body: CallBody<'chatRank'> = {
  chat_id: 'c1',
  query: 'a dress',
  refined_query: 'dress',
  quick_picks_ids: [],
  top_picks_ids: [],
};

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const WHOLE = `: beat\n\n${event('text', { text: 'Two linen ' })}${event('text', { text: 'dresses. 👗' })}${event('answer', ANSWER)}`;

const OLD = makeAccessToken('old');
const NEW = makeAccessToken('new');

beforeEach(() => {
  onFailedCall(logFailure);
  writeLogin(makeProfile());
  keepAccessToken(readIssued(OLD));
});
afterEach(() => {
  vi.restoreAllMocks();
  server.resetHandlers();
  clearAccessToken();
  removeLogin();
});

const headers = { 'content-type': 'text/event-stream; charset=utf-8' };

/** Answers with these chunks of bytes; `end` says what follows the last of them. */
function stream(chunks: readonly Uint8Array[], end: 'close' | 'break' | 'hang' = 'close') {
  server.use(
    http.post(ADDRESS, () => {
      const source = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(chunk);
          if (end === 'close') controller.close();
        },
        pull(controller) {
          if (end === 'break') controller.error(new Error('cut'));
        },
      });
      return new HttpResponse(source, { headers });
    }),
  );
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(input: { signal?: AbortSignal; onText?: (text: string) => void } = {}) {
  const told: string[] = [];
  const onText = (text: string) => {
    told.push(text);
    input.onText?.(text);
  };
  const outcome = await callStream('chatRank', { body, signal: input.signal, onText }).then(
    (answer) => ({ answer, error: null }),
    (error: unknown) => ({ answer: null, error }),
  );
  return { told, ...outcome };
}

describe('a streamed call', () => {
  it('tells the reply piece by piece and resolves with the answer', async () => {
    stream([bytes(WHOLE)]);
    expect(await read()).toEqual({
      told: ['Two linen ', 'dresses. 👗'],
      answer: ANSWER,
      error: null,
    });
  });

  it('reads chunks that are cut anywhere, within a line, a line break or a letter', async () => {
    const whole = bytes(WHOLE.replaceAll('\n', '\r\n'));
    const byBytes = Array.from(whole, (byte) => Uint8Array.of(byte));
    stream(byBytes);
    const { told, answer } = await read();
    expect(told.join('')).toBe('Two linen dresses. 👗');
    expect(answer).toEqual(ANSWER);
  });

  it('joins data of several lines', async () => {
    const lines = JSON.stringify(ANSWER, null, 2).split('\n');
    stream([bytes(`event: answer\n${lines.map((line) => `data: ${line}\n`).join('')}\n`)]);
    expect((await read()).answer).toEqual(ANSWER);
  });

  it('asks for a stream, and resolves all the same where it gets plain JSON', async () => {
    let accepted = '';
    server.use(
      http.post(ADDRESS, ({ request }) => {
        accepted = request.headers.get('accept') ?? '';
        return HttpResponse.json(ANSWER);
      }),
    );
    expect(await read()).toEqual({ told: [], answer: ANSWER, error: null });
    expect(accepted).toBe('text/event-stream, application/json');
  });

  it('leaves out events that it does not know', async () => {
    stream([bytes(`${event('later', { text: 'x' })}${event('answer', ANSWER)}`)]);
    expect(await read()).toMatchObject({ told: [], answer: ANSWER });
  });
});

describe('a streamed call that fails', () => {
  it('before its stream begins fails as any call', async () => {
    server.use(http.post(ADDRESS, () => HttpResponse.json({ code: 'not_found' }, { status: 404 })));
    expect((await read()).error).toMatchObject({ code: 'not_found', status: 404 });
  });

  it('is tried again with a new token when the first is refused', async () => {
    server.use(
      http.post(`*${PATHS.refreshTokens.path}`, () => HttpResponse.json({ access_token: NEW })),
      http.post(ADDRESS, ({ request }) =>
        request.headers.get('authorization') === `Bearer ${NEW}`
          ? new HttpResponse(WHOLE, { headers })
          : HttpResponse.json({ code: 'authentication_required' }, { status: 401 }),
      ),
    );
    expect((await read()).answer).toEqual(ANSWER);
  });

  it('in the middle tells the reason that the server gives, after what it told before', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const failure = { code: 'search_failed', message: 'x', request_id: 'r' };
    stream([bytes(event('text', { text: 'Two ' }) + event('error', failure))], 'hang');
    const { told, error } = await read();
    expect(told).toEqual(['Two ']);
    expect(error).toMatchObject({
      code: 'search_failed',
      message: ERRORS.search_failed.message,
    });
    expect(log.mock.calls).toEqual([['Failed to rank chat results', error]]);
  });

  it('is out of reach where the stream breaks or ends without an answer', async () => {
    stream([bytes(event('text', { text: 'Two ' }))], 'break');
    expect((await read()).error).toBeInstanceOf(TypeError);
    stream([bytes(`${event('text', { text: 'Two ' })}event: answer\ndata: {"re`)]);
    expect((await read()).error).toBeInstanceOf(TypeError);
  });

  it('tells nothing more once it was aborted', async () => {
    const abort = new AbortController();
    stream([bytes(WHOLE)], 'hang');
    const { told, error } = await read({ signal: abort.signal, onText: () => abort.abort() });
    expect(told).toEqual(['Two linen ']);
    expect(error).toMatchObject({ name: 'AbortError' });
  });

  it('ends at once when it is aborted while nothing comes', async () => {
    const abort = new AbortController();
    stream([bytes(event('text', { text: 'Two ' }))], 'hang');
    const reading = read({
      signal: abort.signal,
      onText: () => queueMicrotask(() => abort.abort()),
    });
    expect((await reading).error).toMatchObject({ name: 'AbortError' });
  });
});
