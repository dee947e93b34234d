/**
 * How the answer of a call is streamed: the reply as it is written, then the whole answer.
 * Importable without zod.
 */

/**
 * What a client accepts that wants the answer as server-sent events. Where the whole answer is
 * ready before any of its text was told, it is JSON all the same: clients go by `content-type`.
 */
export const STREAM_TYPE = 'text/event-stream';

/**
 * `text`: `{"text": "…"}`, the next piece of the reply. `answer`: what the call declares, the last
 * event. `error`: an `ErrorAnswer`, the last event of a call that failed after its stream began.
 */
export const STREAM_EVENTS = ['text', 'answer', 'error'] as const;
export type StreamEvent = (typeof STREAM_EVENTS)[number];
