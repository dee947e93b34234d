import type { TryOnDoubt } from '@modiste/contract/values';
import { type TryOnEngine, TryOnFailure, type TryOnPicture } from '../try-on-engine.ts';
import { TaskThread } from './task-thread.ts';
import type { CheckJob, MadeTryOn, TryOnTask } from './try-on-task.ts';

export const BUILT_IN_ENGINE = 'built-in';

const WAITING_MAX = 8;
const IDLE_MS = 300_000;

export interface BuiltInEngine extends TryOnEngine {
  /**
   * What speaks against a result of another engine.
   * @throws TryOnFailure `failed` where nobody is seen in it any more.
   */
  check(job: CheckJob, signal: AbortSignal): Promise<readonly TryOnDoubt[]>;
  close(): Promise<void>;
}

/**
 * The try-on that needs no other service: the garment is cut out of its picture and laid on a body
 * fitted to the person, in threads beside the server’s, one at a time. At most WAITING_MAX jobs wait.
 */
export function createBuiltInEngine(): BuiltInEngine {
  const thread = new TaskThread<TryOnTask, MadeTryOn | null>({
    module: new URL('./try-on-thread.ts', import.meta.url),
    waitingMax: WAITING_MAX,
    idleMs: IDLE_MS,
  });
  async function perform(task: TryOnTask, signal: AbortSignal): Promise<MadeTryOn> {
    const made = await thread.perform(task, signal);
    if (made === null)
      throw new TryOnFailure('failed', new Error(`Nothing was made: ${task.kind}`));
    return made;
  }
  return {
    name: BUILT_IN_ENGINE,
    close: () => thread.close(),
    async tryOn({ pose, garments, iteration, signal }): Promise<TryOnPicture> {
      const job = { pose, garments, iteration };
      const { bytes, doubts } = await perform({ kind: 'make', job }, signal);
      return { bytes, engine: BUILT_IN_ENGINE, preview: true, doubts };
    },
    check: async (job, signal) => (await perform({ kind: 'check', job }, signal)).doubts,
    async prepare(pose) {
      // Who waits for a try-on comes first.
      if (!thread.isFree) return;
      await thread.perform({ kind: 'prepare', pose }, new AbortController().signal);
    },
  };
}
