const LOCK_PREFIX = 'modiste:wish:';

/** What this page does last for each item. */
const lasts = new Map<string, Promise<unknown>>();

/** Where the browser can, the tabs take turns as well. */
const amongTabs = <Value>(id: string, act: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(LOCK_PREFIX + id, act) : act();

/** Does one thing at a time for each item, in the order they were asked for. */
export function inTurn<Value>(id: string, act: () => Promise<Value>): Promise<Value> {
  const before = lasts.get(id) ?? Promise.resolve();
  const turn = before.then(() => amongTabs(id, act));
  const settled = turn.catch(() => undefined);
  lasts.set(id, settled);
  void settled.then(() => {
    if (lasts.get(id) === settled) lasts.delete(id);
  });
  return turn;
}
