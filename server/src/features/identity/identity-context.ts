import type { Deps } from '../../deps/deps.ts';

export interface BackgroundTasks {
  /** Starts work that no answer waits for; failures are logged. */
  run(work: () => Promise<void>): void;
  /** Resolves when all that was task has ended. */
  settle(): Promise<void>;
}

/** Runs work that must neither delay an answer nor make it fail. */
export function createBackgroundTasks(log: Deps['log']): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run: (work) => {
      const task = work()
        .catch((error: unknown) => log.error({ err: error }, 'identity mail not sent'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    settle: async () => {
      await Promise.all(running);
    },
  };
}

/** What the built-in identity provider depends on. */
export interface IdentityContext
  extends Pick<Deps, 'config' | 'database' | 'deriveKey' | 'log' | 'mails' | 'passwords'> {
  /** Where links in mails lead. */
  origin(): string;
  background: BackgroundTasks;
}
