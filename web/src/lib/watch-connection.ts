import { isServerThere } from './call-ready.ts';
import { type ConnectionStatus, isAway, setConnection, useConnection } from './connection.ts';

const FIRST_PAUSE_MS = 1000;
const PAUSE_MAX_MS = 30_000;

/** How long to wait before looking again; at once the first time. */
const pauseMs = (looks: number): number =>
  looks === 0 ? 0 : Math.min(PAUSE_MAX_MS, FIRST_PAUSE_MS * 2 ** (looks - 1));

let looks = 0;
let next: ReturnType<typeof setTimeout> | undefined;

/** Asks the server whether it is there, and what is missing where it does not answer. */
export async function lookForServer(): Promise<void> {
  clearTimeout(next);
  next = undefined;
  looks += 1;
  if (await isServerThere()) {
    setConnection('there');
    return;
  }
  setConnection(navigator.onLine ? 'server-away' : 'no-network');
  lookLater();
}

/** While nobody looks at the page, or the device says that it has no network, nothing is asked. */
function lookLater(): void {
  if (next !== undefined || document.hidden || !navigator.onLine) return;
  next = setTimeout(() => void lookForServer(), pauseMs(looks));
}

function lookNow(): void {
  looks = 0;
  if (useConnection.getState().status !== 'there') void lookForServer();
}

const CALM_MS = 60_000;
let calm: ReturnType<typeof setTimeout> | undefined;

/** Watches the connection for as long as the page lives. Answers how to stop. */
export function watchConnection(): () => void {
  const lose = () => setConnection('no-network');
  const follow = ({ status }: { status: ConnectionStatus }) => {
    clearTimeout(calm);
    if (status === 'doubted' && !navigator.onLine) lose();
    else if (status === 'doubted') lookLater();
    // Only after a while without trouble are looks quick again: a server that says that it is
    // there and still fails is not to be asked all the time.
    else if (status === 'there') {
      calm = setTimeout(() => {
        looks = 0;
      }, CALM_MS);
    }
  };
  const look = () => {
    if (!document.hidden && isAway(useConnection.getState().status)) lookNow();
  };
  const stopFollowing = useConnection.subscribe(follow);
  addEventListener('offline', lose);
  addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', look);
  if (navigator.onLine) follow(useConnection.getState());
  else lose();
  return () => {
    stopFollowing();
    clearTimeout(next);
    clearTimeout(calm);
    next = undefined;
    removeEventListener('offline', lose);
    removeEventListener('online', lookNow);
    document.removeEventListener('visibilitychange', look);
  };
}
