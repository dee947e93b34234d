import type { CallName } from '@modiste/contract/paths';

/** Calls that are declared and not answered yet. This list only ever gets shorter. */
export const LATER_CALLS: readonly CallName[] = [];
