import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { anthropicStream, googleStream, openAIStream, type Wire } from './model-streams.ts';
import { serveLoopback } from './serve-loopback.ts';

const requestSchema = z.looseObject({
  model: z.string().optional(),
  tools: z.array(z.object({ name: z.string() }).partial()).optional(),
});

/** One question to a model, as its provider's protocol carried it. */
export interface AskedModel {
  path: string;
  /** The key, from whichever header the protocol has for it. */
  key: string | undefined;
  body: z.output<typeof requestSchema>;
  /** What was sent, as text. */
  text: string;
}

/** How the endpoint answers a question. */
export interface ModelBehavior {
  /** What the model writes: an object as JSON, a text as it is. */
  answer?: object | string;
  /** Answers this status instead. */
  status?: number;
  /** Breaks the connection, or ends as if all were said, after so many characters. */
  cutAfter?: number;
  endsQuietly?: boolean;
  /** Sends what is before the cut and then nothing more. */
  hangs?: boolean;
  /** Calls this tool instead of answering. */
  callsTool?: string;
}

const CHUNK_CHARS = 24;

const chunksOf = (text: string): string[] =>
  text.match(new RegExp(`[^]{1,${CHUNK_CHARS}}`, 'g')) ?? [];

const keyOf = ({ headers }: IncomingMessage): string | undefined => {
  const given = headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers.authorization;
  return typeof given === 'string' ? given.replace('Bearer ', '') : undefined;
};

function wireFor(path: string, body: AskedModel['body']): Wire {
  if (path.includes('streamGenerateContent')) return googleStream;
  if (path.endsWith('/messages')) return anthropicStream(body.tools?.[0]?.name ?? null);
  return openAIStream;
}

function write(response: ServerResponse, wire: Wire, behavior: ModelBehavior): void {
  const { answer = '', cutAfter, hangs = false, endsQuietly = false, callsTool } = behavior;
  const whole = typeof answer === 'string' ? answer : JSON.stringify(answer);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (callsTool !== undefined) {
    response.end(wire.toolCall(callsTool));
    return;
  }
  response.write(wire.begin);
  for (const part of chunksOf(whole.slice(0, cutAfter))) response.write(wire.piece(part));
  if (hangs) return;
  if (cutAfter === undefined) response.end(wire.end);
  else if (endsQuietly) response.end();
  else response.write(' ', () => response.destroy());
}

/**
 * Speaks the streaming protocols of OpenAI, Anthropic and Google for tests, and answers every
 * question as `behave` says.
 */
export async function openModelEndpoint(behave: (asked: AskedModel) => ModelBehavior) {
  const asked: AskedModel[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = requestSchema.parse(await json(request));
    const path = request.url ?? '';
    const question = { path, key: keyOf(request), body, text: JSON.stringify(body) };
    asked.push(question);
    const behavior = behave(question);
    if (behavior.status === undefined) return write(response, wireFor(path, body), behavior);
    const message = `Refused the key ${question.key} and what was asked.`;
    response.writeHead(behavior.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message, type: 'error', code: 1, status: 'ERROR' } }));
  };
  const server = await serveLoopback((request, response) => void respond(request, response));
  return { url: new URL(`${server.origin}/v1`), asked, close: () => server.close() };
}
