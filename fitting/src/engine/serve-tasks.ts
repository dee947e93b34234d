import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '@modiste/vision/lower-priority';
import { TryOnFailure } from '../try-on-engine.ts';
import type { FromThread, ToThread } from './task-thread.ts';

/** Does what a `TaskThread` asks of the thread that calls this. */
export function serveTasks<Task, Result>(
  perform: (task: Task, signal: AbortSignal) => Promise<Result>,
): void {
  lowerPriority();
  const running = new Map<number, AbortController>();
  const send = (message: FromThread<Result>) => parentPort?.postMessage(message);

  async function answer(call: number, task: Task): Promise<void> {
    const cancellation = new AbortController();
    running.set(call, cancellation);
    try {
      send({ kind: 'done', call, result: await perform(task, cancellation.signal) });
    } catch (error) {
      const reason = error instanceof TryOnFailure ? error.reason : 'failed';
      const cause = error instanceof TryOnFailure ? error.cause : error;
      const message = cause instanceof Error ? cause.message : '';
      send({ kind: 'failed', call, reason, message });
    } finally {
      running.delete(call);
    }
  }

  parentPort?.on('message', (message: ToThread<Task>) => {
    if (message.kind === 'cancel') running.get(message.call)?.abort();
    else void answer(message.call, message.task);
  });
}
