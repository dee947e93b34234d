import type { Preferences } from '@modiste/contract/entities/preferences';

/** What every part of a shopper's profile is given: the preferences so far and how to change them. */
export interface ProfilePart {
  draft: Preferences;
  onChange: (change: Partial<Preferences>) => void;
}
