import type { CallAnswer, StreamingCallName } from '@modiste/contract/calls';
import { ERRORS } from '@modiste/contract/errors';
import { STREAM_TYPE } from '@modiste/contract/streaming';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { CallError, type CallInput, codeOf, requestCall } from './call.ts';
import { doubtConnection } from './connection.ts';
import { isObject, isString } from './guards.ts';

interface StreamInput<Name extends StreamingCallName> extends CallInput<Name> {
  /** Hears each piece of the reply in order; never after the call was aborted or has ended. */
  onText?: (text: string) => void;
}

const isPiece = isObject({ text: isString });

/** The data of the event that ends a stream. */
interface LastEvent {
  data: string;
}

function readEvent(
  { event, data }: EventSourceMessage,
  onText?: (text: string) => void,
): LastEvent | null {
  if (event === 'error') {
    const code = codeOf(JSON.parse(data));
    throw new CallError(code, ERRORS[code].status, ERRORS[code].message);
  }
  if (event === 'answer') return { data };
  const piece: unknown = event === 'text' ? JSON.parse(data) : null;
  if (isPiece(piece)) onText?.(piece.text);
  return null;
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Reads a body to the event that ends it. */
async function readLastEvent(
  body: ReadableStream<Uint8Array>,
  { onText, signal }: Pick<StreamInput<StreamingCallName>, 'onText' | 'signal'>,
): Promise<LastEvent> {
  for await (const event of readEvents(body)) {
    signal?.throwIfAborted();
    const last = readEvent(event, onText);
    if (last !== null) return last;
  }
  throw new TypeError('The stream was cut off before its answer.');
}

/**
 * Makes a call whose reply is told while it is written. Where the server answers all at once,
 * `onText` hears nothing.
 * @throws as `call` does; TypeError also where the stream is cut off.
 */
export async function callStream<Name extends StreamingCallName>(
  name: Name,
  { onText, ...input }: StreamInput<Name>,
): Promise<CallAnswer<Name>> {
  const response = await requestCall(name, {
    ...input,
    accept: `${STREAM_TYPE}, application/json`,
  });
  const isStream = response.headers.get('content-type')?.startsWith(STREAM_TYPE) === true;
  if (!isStream || response.body === null) return await response.json();
  try {
    const { data } = await readLastEvent(response.body, { onText, signal: input.signal });
    return JSON.parse(data);
  } catch (error) {
    if (error instanceof TypeError) doubtConnection();
    throw error;
  }
}
