import type { Preferences } from '@modiste/contract/entities/preferences';
import { type ComponentType, useState } from 'react';
import { EMPTY_PREFERENCES } from '../profile/preferences-draft.ts';
import type { ProfilePart } from '../profile/profile-part.ts';
import { renderWithQueries } from './render-with-queries.tsx';

/** Shows a part of the profile over preferences of its own; answers these, kept up to date. */
export function renderPart(
  Part: ComponentType<ProfilePart>,
  given: Partial<Preferences> = {},
): Preferences {
  const preferences = { ...EMPTY_PREFERENCES, ...given };
  function Page() {
    const [draft, setDraft] = useState({ ...preferences });
    const change = (part: Partial<Preferences>) => {
      Object.assign(preferences, part);
      setDraft((now) => ({ ...now, ...part }));
    };
    return <Part draft={draft} onChange={change} />;
  }
  renderWithQueries(<Page />);
  return preferences;
}
