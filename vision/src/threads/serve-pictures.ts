import { parentPort } from 'node:worker_threads';

/** A request to a thread: an encoded picture under the number of the call. */
export interface PictureCall {
  call: number;
  bytes: Uint8Array;
}

/** The thread's answer to a call. */
export type PictureReply<Answer> =
  | { call: number; answer: Answer }
  | { call: number; failure: string };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Answers calls with encoded pictures in a thread of `createPictureThread`. What `open` prepares is
 * ready before the first answer.
 */
export function servePictures<Answer>(
  open: () => Promise<(bytes: Uint8Array) => Promise<Answer>>,
): void {
  const opened = open();
  const send = (reply: PictureReply<Answer>) => parentPort?.postMessage(reply);
  const handle = async ({ call, bytes }: PictureCall) => {
    try {
      const answer = await opened;
      send({ call, answer: await answer(bytes) });
    } catch (error) {
      send({ call, failure: messageOf(error) });
    }
  };
  parentPort?.on('message', (call: PictureCall) => void handle(call));
}
