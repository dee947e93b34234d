import { call } from '../../lib/call.ts';
import { setUser, useSession } from '../../lib/session.ts';
import { removeStored } from '../../lib/storage.ts';
import { arePreferencesEqual, withPreferences } from '../../profile/preferences-draft.ts';
import { forgetChanges, readChanges } from './unsaved-preferences.ts';

/** Where the trends are kept, which were chosen by the preferences of before. */
const TRENDS_STORAGE_KEY = 'trends';

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

  removeStored(TRENDS_STORAGE_KEY);
  const { user: now } = useSession.getState();
  if (now?.email === before.email)
    setUser(withPreferences(now, { ...now.preferences, ...changes }));
  forgetChanges(changes);
}
