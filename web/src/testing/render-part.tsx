import type { Preferences } from '@modiste/contract/entities/preferences';
import { render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { EMPTY_PREFERENCES } from '../profile/preferences-draft.ts';
import type { ProfilePart } from '../profile/profile-part.ts';

/** Shows a part of the profile over preferences of its own; answers these, kept up to date. */
export function renderPart(
  Part: ComponentType<ProfilePart>,
  given: Partial<Preferences> = {},
): Preferences {
  const kept = { ...EMPTY_PREFERENCES, ...given };
  function Page() {
    const [draft, setDraft] = useState({ ...kept });
    const change = (part: Partial<Preferences>) => {
      Object.assign(kept, part);
      setDraft((now) => ({ ...now, ...part }));
    };
    return <Part draft={draft} onChange={change} />;
  }
  render(<Page />);
  return kept;
}
