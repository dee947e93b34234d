import { parentPort } from 'node:worker_threads';
import { openRecognition } from './recognize.ts';
import type { RecognizerCall, RecognizerNews } from './recognizer.ts';

// The network computes for a tenth of a second: a thread of its own keeps it out of the way of requests.

const tell = (news: RecognizerNews) => parentPort?.postMessage(news);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const recognition = openRecognition();

async function answer({ call, bytes }: RecognizerCall): Promise<void> {
  try {
    const recognize = await recognition;
    tell({ call, picture: await recognize(bytes) });
  } catch (error) {
    tell({ call, failure: messageOf(error) });
  }
}

parentPort?.on('message', (call: RecognizerCall) => void answer(call));
