import { CALLS, type CallAnswer } from '@modiste/contract/calls';
import type { Call } from '@modiste/contract/calls/call';
import { type CallName, PATHS } from '@modiste/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';

type Calls = typeof CALLS;

type Parsed<Name extends CallName, Part extends string> = Calls[Name] extends {
  [Key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

interface CallInput<Name extends CallName> {
  params: Parsed<Name, 'params'>;
  body: Parsed<Name, 'body'>;
  request: FastifyRequest;
}

/** Bytes as an answer, where the contract declares media in place of JSON. */
export interface MediaAnswer {
  bytes: Uint8Array;
  type: string;
  cacheControl: string;
}

type HandlerAnswer<Name extends CallName> = Calls[Name] extends { answer: z.ZodType }
  ? CallAnswer<Name>
  : MediaAnswer;

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls that are answered so far. */
    boundCalls: Set<CallName>;
  }
}

/** Turns the first broken rule into the answer: a rule of our own keeps its exact message. */
function toInvalidRequest(error: z.ZodError): ApiError {
  const [first] = error.issues;
  if (!first) return new ApiError('invalid_request', { cause: error });
  const where = first.path.join('.');
  if (first.code === 'custom') {
    return new ApiError('invalid_request', { message: first.message, detail: where });
  }
  const detail = where === '' ? first.message : `${where}: ${first.message}`;
  return new ApiError('invalid_request', { detail });
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw toInvalidRequest(parsed.error);
  return parsed.data;
}

const isMedia = (answer: unknown): answer is MediaAnswer =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && 'type' in answer;

function send(declared: Call, answer: unknown, reply: FastifyReply) {
  if (declared.answer) {
    const text = JSON.stringify(declared.answer.parse(answer));
    return reply.type('application/json').header('cache-control', 'no-store').send(text);
  }
  if (!isMedia(answer)) throw new Error(`${declared.path} has to answer bytes`);
  return reply
    .type(answer.type)
    .header('cache-control', answer.cacheControl)
    .send(Buffer.from(answer.bytes));
}

/** Binds a call of the contract: what comes in is parsed by it, what goes out is held to it. */
export function bindCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handle: (input: CallInput<Name>) => Promise<HandlerAnswer<Name>>,
): void;
export function bindCall(
  app: FastifyInstance,
  name: CallName,
  handle: (input: { params: unknown; body: unknown; request: FastifyRequest }) => Promise<unknown>,
): void {
  const declared: Call = CALLS[name];
  const { method, path } = PATHS[name];
  app.boundCalls.add(name);
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const params = parse(declared.params, request.params);
      const body = parse(declared.body, request.body);
      return send(declared, await handle({ params, body, request }), reply);
    },
  });
}
