import { rewordAllTogether } from './reword-all-together.ts';
import { rewordListedKinds } from './reword-listed-kinds.ts';
import { rewordMissed } from './reword-missed.ts';

/** The pieces of an outfit, named so that each of them is read, and no kind that is only missed. */
export const rewordSets = (text: string): string =>
  rewordMissed(rewordAllTogether(rewordListedKinds(text)));
