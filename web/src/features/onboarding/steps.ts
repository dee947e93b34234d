import { ONBOARDING_LAST_DATA_STEP } from '@modiste/contract/limits';
import { isOneOf } from '../../lib/guards.ts';
import { readHistoryState } from '../../lib/history/history-state.ts';

/** The intro, three pages of questions, and the end. */
const STEPS = [0, 1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];

export const isStep = isOneOf(STEPS);

/** Whether something is asked on it. */
export const isAsking = (step: Step): boolean => step > 0 && step <= ONBOARDING_LAST_DATA_STEP;

/** How much is done, from 0 to 1. */
export const progressOf = (step: Step): number => step / ONBOARDING_LAST_DATA_STEP;

/** The step that an entry of the browser's history stands for; null where it stands for none. */
export const readStep = (state: unknown): Step | null => readHistoryState(state).step ?? null;
