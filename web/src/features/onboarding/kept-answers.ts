import type { Preferences } from '@modiste/contract/entities/preferences';
import { isObject, isString } from '../../lib/guards.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { EMPTY_PREFERENCES } from '../../profile/preferences-draft.ts';
import { isStep, type Step } from './steps.ts';

/** How far somebody came and what they told, until it is saved. */
export interface KeptAnswers {
  email: string;
  step: Step;
  draft: Preferences;
}

const KEY = 'onboarding';
const KEPT_FOR_S = 86_400;

const hasShapeOf = (value: unknown, example: unknown): boolean => {
  if (Array.isArray(example)) return Array.isArray(value);
  return typeof value === 'string' || value === example;
};

function isDraft(value: unknown): value is Preferences {
  if (!isObject({})(value)) return false;
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.entries(EMPTY_PREFERENCES).every(
    ([name, empty]) => given.has(name) && hasShapeOf(given.get(name), empty),
  );
}

const isStoredAnswers = isObject({ email: isString, step: isStep, draft: isDraft });

/** What this person told before; null for anybody else's answers. */
export function readAnswers(email: string): KeptAnswers | null {
  const kept = readStored(KEY, isStoredAnswers);
  return kept?.email === email ? kept : null;
}

export function keepAnswers(answers: KeptAnswers): void {
  writeStored(KEY, answers, KEPT_FOR_S);
}

export const forgetAnswers = (): void => removeStored(KEY);
