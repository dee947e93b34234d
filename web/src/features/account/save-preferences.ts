import { call } from '../../lib/call.ts';
import { forgetTrends } from '../../lib/page/forget-trends.ts';
import { setUser, useSession } from '../../lib/session.ts';
import { arePreferencesEqual, withPreferences } from '../../profile/preferences-draft.ts';
import { forgetChanges, readChanges } from './unsaved-preferences.ts';

/** Saves what was changed; does nothing when that is what is saved already. */
export async function savePreferences(): Promise<void> {
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
