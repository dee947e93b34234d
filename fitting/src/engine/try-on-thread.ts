import { parentPort } from 'node:worker_threads';
import { TryOnFailure } from '../try-on-engine.ts';
import { createTryOnMaker } from './make-try-on.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

// A try-on computes for seconds: in a thread of its own it does not hold up requests.

const maker = createTryOnMaker();
const running = new Map<number, AbortController>();
const send = (message: FromThread) => parentPort?.postMessage(message);

async function perform({ call, task }: ToThread & { kind: 'do' }): Promise<void> {
  const cancellation = new AbortController();
  running.set(call, cancellation);
  try {
    const made =
      task.kind === 'make'
        ? await maker.make({ ...task.job, signal: cancellation.signal })
        : await maker.check(task.job);
    send({ kind: 'made', call, made });
  } catch (error) {
    const reason = error instanceof TryOnFailure ? error.reason : 'failed';
    const cause = error instanceof TryOnFailure ? error.cause : error;
    const message = cause instanceof Error ? cause.message : '';
    send({ kind: 'failed', call, reason, message });
  } finally {
    running.delete(call);
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'cancel') running.get(message.call)?.abort();
  else void perform(message);
});
