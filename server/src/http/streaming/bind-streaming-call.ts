import { CALLS, type CallAnswer, type StreamingCallName } from '@modiste/contract/calls';
import type { Call } from '@modiste/contract/calls/call';
import { PATHS } from '@modiste/contract/paths';
import { STREAM_TYPE } from '@modiste/contract/streaming';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toErrorAnswer } from '../../errors/api-error.ts';
import { type AnyInput, type CallInput, readInput, sendAnswer } from '../bind-call.ts';
import { noteFailure } from '../handle-errors.ts';
import { EventStream } from './event-stream.ts';

/** Shorter than the 30 to 60 seconds after which proxies give up on a silent connection. */
const BEAT_MS = 10_000;

const HEADERS = {
  'content-type': `${STREAM_TYPE}; charset=utf-8`,
  // What compresses or collects an answer on the way would hold its pieces back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

interface StreamingParts {
  /** Tells the next piece of the reply; absent where the client wants the whole answer at once. */
  onText?: (text: string) => void;
}

type Handle = (input: AnyInput & StreamingParts) => Promise<unknown>;

const wantsStream = ({ headers }: FastifyRequest) =>
  headers.accept?.toLowerCase().includes(STREAM_TYPE) === true;

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('The call failed.', { cause: error });

interface Exchange {
  declared: Call;
  request: FastifyRequest;
  reply: FastifyReply;
  signal: AbortSignal;
}

/** Tells the answer, or what went wrong, as the last event. */
async function tellEnd(
  stream: EventStream,
  answering: Promise<unknown>,
  { declared, request, reply, signal }: Exchange,
): Promise<void> {
  try {
    stream.tell('answer', declared.answer?.parse(await answering));
  } catch (error) {
    if (signal.aborted) return;
    const failure = noteFailure(asError(error), request, reply);
    stream.tell('error', toErrorAnswer(failure, request.id));
  } finally {
    stream.end();
  }
}

/**
 * Answers as a stream that begins with the first piece of the reply or, at the latest, with the
 * first heartbeat. What is complete or fails before that is answered as any call is.
 */
async function sendStream(
  exchange: Exchange,
  work: (onText: (text: string) => void) => Promise<unknown>,
) {
  const { declared, reply } = exchange;
  const stream = new EventStream();
  const begun = Promise.withResolvers<'begun'>();
  const beats = setInterval(() => {
    stream.beat();
    begun.resolve('begun');
  }, BEAT_MS);
  const onText = (text: string) => {
    stream.tell('text', { text });
    begun.resolve('begun');
  };
  const answering = work(onText).finally(() => clearInterval(beats));
  const first = await Promise.race([begun.promise, answering.then((answer) => ({ answer }))]);
  if (first !== 'begun') return sendAnswer(declared, first.answer, reply);
  void tellEnd(stream, answering, exchange);
  return reply.headers(HEADERS).send(stream.body);
}

/**
 * Binds a call whose reply is told while it is written to clients that accept server-sent events
 * (`contract/src/streaming.ts`). Others get the whole answer as JSON.
 */
export function bindStreamingCall<Name extends StreamingCallName>(
  app: FastifyInstance,
  name: Name,
  handle: (input: CallInput<Name> & StreamingParts) => Promise<CallAnswer<Name>>,
): void;
export function bindStreamingCall(
  app: FastifyInstance,
  name: StreamingCallName,
  handle: Handle,
): void {
  const declared: Call = CALLS[name];
  const { method, path } = PATHS[name];
  app.boundCalls.add(name);
  app.route({
    method,
    url: path,
    compress: false,
    handler: async (request, reply) => {
      app.refuseIfFull(name);
      const input = await readInput(app, declared, { request, reply });
      const { signal } = input;
      const work = (onText?: (text: string) => void) =>
        app.runQueued(name, () => handle({ ...input, onText }));
      try {
        if (wantsStream(request))
          return await sendStream({ declared, request, reply, signal }, work);
        return sendAnswer(declared, await work(), reply);
      } catch (error) {
        if (!signal.aborted) throw error;
        // Nobody is there to be told of it.
        return reply.hijack();
      }
    },
  });
}
