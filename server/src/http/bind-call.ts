import { Readable } from 'node:stream';
import { CALLS, type CallAnswer } from '@modiste/contract/calls';
import type { Call } from '@modiste/contract/calls/call';
import { type CallName, PATHS } from '@modiste/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import type { Authenticate } from '../sessions/authenticate.ts';
import type { Member } from '../sessions/member.ts';
import { abortWithClient } from './abort-with-client.ts';
import { type CompressedResponse, compressResponse } from './compress-response.ts';

type Calls = typeof CALLS;

type Parsed<Name extends CallName, Part extends string> = Calls[Name] extends {
  [Key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

/** The caller: always known to a call for members, perhaps to one with an optional token. */
type CallerOf<Name extends CallName> = Calls[Name]['access'] extends 'member'
  ? Member
  : Calls[Name]['access'] extends 'optional'
    ? Member | null
    : null;

export interface CallInput<Name extends CallName> {
  member: CallerOf<Name>;
  params: Parsed<Name, 'params'>;
  query: Parsed<Name, 'query'>;
  body: Parsed<Name, 'body'>;
  request: FastifyRequest;
  /** For headers only, such as a cookie; what is answered is returned. */
  reply: FastifyReply;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Bytes as an answer, where the contract declares media in place of JSON. */
export interface MediaAnswer {
  /** A stream where they are too many to hold. */
  bytes: Uint8Array | Readable;
  type: string;
  cacheControl: string;
  /** The name under which a browser saves it. */
  fileName?: string;
}

type HandlerAnswer<Name extends CallName> = Calls[Name] extends { answer: z.ZodType }
  ? CallAnswer<Name>
  : MediaAnswer;

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls that are answered so far. */
    boundCalls: Set<CallName>;
    authenticate: Authenticate;
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

/** @throws ApiError `invalid_request` with the first broken rule. */
export function readBody<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw toInvalidRequest(parsed.error);
  return parsed.data;
}

const parse = (schema: z.ZodType | undefined, value: unknown): unknown =>
  schema && readBody(schema, value);

const isMedia = (answer: unknown): answer is MediaAnswer =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && 'type' in answer;

/** What every call is given, its types not yet known. */
export interface AnyInput {
  member: Member | null;
  params: unknown;
  query: unknown;
  body: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
  signal: AbortSignal;
}

/** What frozen answers were sent as, by the encodings that were accepted: such an answer cannot change. */
const sentBefore = new WeakMap<object, Map<string, CompressedResponse>>();

function encodeAnswer(schema: z.ZodType, answer: unknown, accepted: string): CompressedResponse {
  const encode = () => compressResponse(JSON.stringify(schema.parse(answer)), accepted);
  if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return encode();
  const known = sentBefore.get(answer) ?? new Map<string, CompressedResponse>();
  const encoded = known.get(accepted) ?? encode();
  sentBefore.set(answer, known.set(accepted, encoded));
  return encoded;
}

/** Answers a call with what it declares. */
export function sendAnswer(declared: Call, answer: unknown, reply: FastifyReply) {
  if (declared.answer) {
    const accepted = reply.request.headers['accept-encoding'] ?? '';
    const { bytes, encoding } = encodeAnswer(declared.answer, answer, String(accepted));
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.type('application/json').header('cache-control', 'no-store').send(bytes);
  }
  if (!isMedia(answer)) throw new Error(`${declared.path} has to answer bytes`);
  if (answer.fileName !== undefined) {
    reply.header('content-disposition', `attachment; filename="${answer.fileName}"`);
  }
  return reply
    .type(answer.type)
    .header('cache-control', answer.cacheControl)
    .send(answer.bytes instanceof Readable ? answer.bytes : Buffer.from(answer.bytes));
}

/** The caller, as far as the call's access requires. */
async function authenticateCaller(app: FastifyInstance, declared: Call, request: FastifyRequest) {
  if (declared.access === 'anyone') return null;
  const member = await app.authenticate(request.headers.authorization);
  if (member === null && declared.access === 'member')
    throw new ApiError('authentication_required');
  return member;
}

/** Lets in whoever may make the call, and parses what came with it. */
export async function readInput(
  app: FastifyInstance,
  declared: Call,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<AnyInput> {
  const member = await authenticateCaller(app, declared, request);
  const params = parse(declared.params, request.params);
  const query = parse(declared.query, request.query);
  const body = parse(declared.body, request.body);
  return { member, params, query, body, request, reply, signal: abortWithClient(reply) };
}

/** Binds a call of the contract, which validates both the request and the answer. */
export function bindCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handle: (input: CallInput<Name>) => Promise<HandlerAnswer<Name>>,
): void;
export function bindCall(
  app: FastifyInstance,
  name: CallName,
  handle: (input: AnyInput) => Promise<unknown>,
): void {
  const declared: Call = CALLS[name];
  const { method, path } = PATHS[name];
  app.boundCalls.add(name);
  app.route({
    method,
    url: path,
    // JSON answers are compressed in `send`; media are compressed already or not at all.
    compress: declared.answer ? false : undefined,
    handler: async (request, reply) => {
      app.refuseIfFull(name);
      const input = await readInput(app, declared, { request, reply });
      try {
        const answer = await app.runQueued(name, () => handle(input));
        return sendAnswer(declared, answer, reply);
      } catch (error) {
        if (!input.signal.aborted) throw error;
        // Nobody is there to be told of it.
        return reply.hijack();
      }
    },
  });
}

/** What a call answers that has nothing to say. */
export const DONE = { ok: true } as const;
