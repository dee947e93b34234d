import type { Preferences, UserProfile } from '@modiste/contract/entities/preferences';
import { create } from 'zustand';
import { useSession } from '../../lib/session.ts';
import { preferencesOf } from '../../profile/preferences-draft.ts';

/** What was changed and is not known to be saved, and whose it is. */
interface Unsaved {
  email: string;
  changes: Partial<Preferences>;
}

const NO_CHANGES: Partial<Preferences> = {};
const useUnsaved = create<Unsaved>(() => ({ email: '', changes: NO_CHANGES }));

const changesOf = ({ email, changes }: Unsaved, user: UserProfile | null) =>
  user?.email === email ? changes : NO_CHANGES;

/** The changes of the one who is signed in. */
export const readChanges = (): Partial<Preferences> =>
  changesOf(useUnsaved.getState(), useSession.getState().user);

/** The preferences with the changes that are not saved yet. */
export function usePreferencesDraft(): Preferences {
  const user = useSession((session) => session.user);
  const changes = useUnsaved((unsaved) => changesOf(unsaved, user));
  return { ...preferencesOf(user), ...changes };
}

/** Adds a change to those of the one who is signed in. */
export function changePreferences(change: Partial<Preferences>): void {
  const { user } = useSession.getState();
  if (user === null) return;
  useUnsaved.setState({ email: user.email, changes: { ...readChanges(), ...change } });
}

/** Forgets changes that are saved, unless others came to them meanwhile. */
export function forgetChanges(saved: Partial<Preferences>): void {
  if (useUnsaved.getState().changes === saved) useUnsaved.setState({ changes: NO_CHANGES });
}
