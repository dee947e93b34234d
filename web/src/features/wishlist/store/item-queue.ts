const LOCK_PREFIX = 'modiste:wish:';

type Task<Value> = () => Promise<Value>;

/** Runs a task while holding the lock of that name, once nobody else holds it. */
export type RunLocked = <Value>(name: string, task: Task<Value>) => Promise<Value>;

/** Locks among the tabs of a browser; only pages that came over https have them. */
export const lockAmongTabs: RunLocked = (name, task) =>
  'locks' in navigator ? navigator.locks.request(name, task) : task();

/** Runs one task at a time for each item, in the order of the calls. */
export function createItemQueue(runLocked: RunLocked) {
  /** The last task of each item. */
  const lastTasks = new Map<string, Promise<unknown>>();

  return <Value>(id: string, task: Task<Value>): Promise<Value> => {
    const before = lastTasks.get(id) ?? Promise.resolve();
    const run = before.then(() => runLocked(LOCK_PREFIX + id, task));
    const settled = run.catch(() => undefined);
    lastTasks.set(id, settled);
    void settled.then(() => {
      if (lastTasks.get(id) === settled) lastTasks.delete(id);
    });
    return run;
  };
}

export type ItemQueue = ReturnType<typeof createItemQueue>;
