import type { Deps } from '../../deps/deps.ts';

export interface BackgroundTasks {
  /** Begins work that no answer waits for; a failure of it is logged. */
  run(work: () => Promise<void>): void;
  /** Resolves when all that was task has ended. */
  settle(): Promise<void>;
}

/** For what must not be felt in the time of an answer, or must not turn it into a failure. */
export function createBackgroundTasks(log: Deps['log']): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run: (work) => {
      const task = work()
        .catch((error: unknown) => log.error({ err: error }, 'a mail of the identity was not sent'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    settle: async () => {
      await Promise.all(running);
    },
  };
}

/** What the rules of the built-in identity stand on. */
export interface IdentityContext
  extends Pick<Deps, 'config' | 'database' | 'deriveKey' | 'log' | 'mails' | 'passwords'> {
  /** Where links in mails lead. */
  origin(): string;
  background: BackgroundTasks;
}
