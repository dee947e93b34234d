import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../lib/call.ts';
import { forgetTrends } from '../../lib/page/forget-trends.ts';
import { setUser, useSession } from '../../lib/session.ts';
import { arePreferencesEqual, withPreferences } from '../../profile/preferences-draft.ts';
import { forgetChanges, readChanges } from './unsaved-preferences.ts';

/** Saves what was changed; does nothing when that is what is saved already. */
async function savePreferences(): Promise<void> {
  const { user: before } = useSession.getState();
  const changes = readChanges();
  if (before === null) return;
  if (arePreferencesEqual(before.preferences, { ...before.preferences, ...changes })) {
    forgetChanges(changes);
    return;
  }

  await call('savePreferences', { body: changes, keepalive: true });

  forgetTrends();
  const { user: now } = useSession.getState();
  if (now?.email === before.email)
    setUser(withPreferences(now, { ...now.preferences, ...changes }));
  forgetChanges(changes);
}

/**
 * Saves the preferences when told to, and when the page is left. One saving waits for the one
 * before it, so that nothing is sent twice; what could not be saved is tried again the next time.
 */
export function useSavedPreferences(): () => Promise<void> {
  const { mutateAsync } = useMutation({
    mutationFn: savePreferences,
    scope: { id: 'preferences' },
  });
  const save = async () => {
    try {
      await mutateAsync();
    } catch (cause) {
      console.warn('The preferences could not be saved', cause);
    }
  };
  const saveOnLeaving = useEffectEvent(save);
  useEffect(() => {
    const leave = () => void saveOnLeaving();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return save;
}
