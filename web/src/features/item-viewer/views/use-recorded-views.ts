import { VIEW_DWELL_MS } from '@modiste/contract/limits';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/call.ts';
import { useSession } from '../../../lib/session.ts';

/** Waits until somebody sees the page. Returns how to stop. */
function onceSeen(go: () => void): () => void {
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', ask);
    go();
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => document.removeEventListener('visibilitychange', ask);
}

/** What browsers say for those who want nothing to be learned from where they look. */
declare global {
  interface Navigator {
    /** Global Privacy Control; absent where the browser does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser asks not to be followed, by Global Privacy Control or Do Not Track. */
const asksForPrivacy = (): boolean =>
  navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';

function recordView(id: string): void {
  call('recordView', { params: { id } }).catch((cause: unknown) => {
    console.warn('That an item was viewed could not be recorded', cause);
  });
}

/**
 * Tells the server of each item that a member looked at for a while, once for each opening of the
 * viewer, unless their browser asks for privacy. Nothing waits for it.
 * @param id Of the item on show; null while there is none.
 */
export function useRecordedViews(id: string | null): void {
  const isMember = useSession(({ status }) => status === 'in');
  const recorded = useRef(new Set<string>());
  useEffect(() => {
    if (id === null || !isMember || asksForPrivacy() || recorded.current.has(id)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = onceSeen(() => {
      timer = setTimeout(() => {
        recorded.current.add(id);
        recordView(id);
      }, VIEW_DWELL_MS);
    });
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [id, isMember]);
}
