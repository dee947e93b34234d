import { type AccessToken, isFresh, keepAccessToken, readAccessToken } from './access-token.ts';
import { isNumber, isObject, isString } from './guards.ts';

const NAME = 'modiste:access-token';

/** Tabs tell each other of a new token, so that one refresh serves them all. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

const isAccessToken = isObject({ text: isString, expiresAtMs: isNumber });

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isAccessToken(data)) keepAccessToken(data);
});

/** Keeps a new token and gives it to the other tabs. */
export function shareAccessToken(token: AccessToken): void {
  keepAccessToken(token);
  channel?.postMessage(token);
}

const MESSAGE_MS = 50;

/** Lets one tab at a time through, where the browser can. */
async function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return await act();
  const { locks } = navigator;
  const first = await locks.request(NAME, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { value: await act() },
  );
  if (first !== null) return first.value;
  return await locks.request(NAME, async () => {
    // What the tab before this one has to say may arrive a moment after its turn.
    await new Promise((resolve) => setTimeout(resolve, MESSAGE_MS));
    return await act();
  });
}

const refreshInTurn = (refused: string | null, request: () => Promise<AccessToken>) =>
  inTurn(async () => {
    const kept = readAccessToken();
    if (kept !== null && kept.text !== refused && isFresh(kept)) return kept;
    const token = await request();
    shareAccessToken(token);
    return token;
  });

let running: Promise<AccessToken> | null = null;

/**
 * A token other than the one that was refused: the one that arrived meanwhile, or a new one. One
 * refresh runs at a time; whoever asks while it runs gets its outcome.
 */
export function shareRefresh(
  refused: string | null,
  request: () => Promise<AccessToken>,
): Promise<AccessToken> {
  running ??= refreshInTurn(refused, request).finally(() => {
    running = null;
  });
  return running;
}
