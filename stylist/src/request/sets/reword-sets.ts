import { rewordAllTogether } from './reword-all-together.ts';
import { rewordListedKinds } from './reword-listed-kinds.ts';

/** The pieces of an outfit, named so that each of them is read. */
export const rewordSets = (text: string): string => rewordAllTogether(rewordListedKinds(text));
