import { parentPort } from 'node:worker_threads';
import { openRecognition } from './recognize.ts';
import type { RecognizedPicture } from './recognized-picture.ts';

/** A request to the thread: an encoded picture under the number of the call. */
export interface RecognizerCall {
  call: number;
  bytes: Uint8Array;
}

/** The thread's answer to a call. */
export type RecognizerReply =
  | { call: number; picture: RecognizedPicture }
  | { call: number; failure: string };

// The network computes for a tenth of a second: in a thread of its own it does not hold up requests.

const send = (reply: RecognizerReply) => parentPort?.postMessage(reply);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const recognition = openRecognition();

async function handle({ call, bytes }: RecognizerCall): Promise<void> {
  try {
    const recognize = await recognition;
    send({ call, picture: await recognize(bytes) });
  } catch (error) {
    send({ call, failure: messageOf(error) });
  }
}

parentPort?.on('message', (call: RecognizerCall) => void handle(call));
