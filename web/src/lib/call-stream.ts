import type { CallAnswer, StreamingCallName } from '@modiste/contract/calls';
import { ERRORS } from '@modiste/contract/errors';
import { STREAM_TYPE } from '@modiste/contract/streaming';
import { CallError, type CallInput, codeOf, logged, requestCall } from './call.ts';
import { doubtConnection } from './connection.ts';
import { isObject, isString } from './guards.ts';

interface StreamInput<Name extends StreamingCallName> extends CallInput<Name> {
  /** Hears each piece of the reply in order; never after the call was aborted or has ended. */
  onText?: (text: string) => void;
}

const isPiece = isObject({ text: isString });

interface ServerEvent {
  event: string;
  data: string;
}

/** An event as its lines tell it. Lines of other fields and comments are left out. */
function readFields(lines: readonly string[]): ServerEvent {
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  return { event: valuesOf('event').at(-1) ?? 'message', data: valuesOf('data').join('\n') };
}

/**
 * The events of a body, each as soon as it is complete. A library for all of the format would be
 * four times the size.
 */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const text = rest + decoder.decode(chunk.value, { stream: true });
      // A carriage return at the end may be the first half of a line break.
      const blocks = text.replace(/\r\n|\r(?!$)/g, '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.map((block) => readFields(block.split('\n')));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Tells a piece of the reply. Answers the data of the event that ends the stream, else null. */
function takeEvent({ event, data }: ServerEvent, onText?: (text: string) => void): string | null {
  if (event === 'error') {
    const code = codeOf(JSON.parse(data));
    throw new CallError(code, ERRORS[code].status, ERRORS[code].message);
  }
  if (event === 'answer') return data;
  const piece: unknown = event === 'text' ? JSON.parse(data) : null;
  if (isPiece(piece)) onText?.(piece.text);
  return null;
}

/** Reads a body to the event that ends it, and answers its data. */
async function readLastEvent(
  body: ReadableStream<Uint8Array>,
  { onText, signal }: Pick<StreamInput<StreamingCallName>, 'onText' | 'signal'>,
): Promise<string> {
  for await (const event of readEvents(body)) {
    signal?.throwIfAborted();
    const last = takeEvent(event, onText);
    if (last !== null) return last;
  }
  throw new TypeError('The stream was cut off before its answer.');
}

async function readStream<Name extends StreamingCallName>(
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
    return JSON.parse(await readLastEvent(response.body, { onText, signal: input.signal }));
  } catch (error) {
    if (error instanceof TypeError) doubtConnection();
    throw error;
  }
}

/**
 * Makes a call whose reply is told while it is written. Where the server answers all at once,
 * `onText` hears nothing.
 * @throws as `call` does; TypeError also where the stream is cut off.
 */
export const callStream = async <Name extends StreamingCallName>(
  name: Name,
  input: StreamInput<Name>,
): Promise<CallAnswer<Name>> => await logged(name, input.signal, readStream(name, input));
