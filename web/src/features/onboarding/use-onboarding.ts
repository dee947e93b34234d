import type { Preferences } from '@modiste/contract/entities/preferences';
import { PAGES } from '@modiste/contract/paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { call } from '../../lib/call.ts';
import { historyState } from '../../lib/history/history-state.ts';
import { setUser, useSession } from '../../lib/session.ts';
import { preferencesOf, withPreferences } from '../../profile/preferences-draft.ts';
import { forgetAnswers, keepAnswers, readAnswers } from './kept-answers.ts';
import { isAsking, readStep, type Step } from './steps.ts';

/** Each page of questions is an entry of the browser's history, so that Back leads to the one before. */
const goTo = (step: Step, replace = false) =>
  navigate(PAGES.onboarding, { state: historyState({ step }), replace });

/** Saves what was told; a failure is only logged, and the answers are kept for the next visit. */
async function savePreferences(draft: Preferences): Promise<void> {
  try {
    await call('savePreferences', { body: { ...draft, onboarded: true } });
    forgetAnswers();
  } catch (cause) {
    console.warn('The preferences were not saved.', cause);
  }
  // Saved or not, while this page lives nobody is asked the same again.
  const { user } = useSession.getState();
  if (user !== null) setUser({ ...withPreferences(user, draft), onboarded: true });
}

/** Where somebody is in the onboarding, what they told so far, and the ways on. */
export function useOnboarding(onDone: () => void) {
  const { user } = useSession();
  const email = user?.email ?? '';
  const [kept] = useState(() => readAnswers(email));
  const [draft, setDraft] = useState(() => kept?.draft ?? preferencesOf(user));
  const [isSaving, setIsSaving] = useState(false);
  const hasCompleted = useRef(false);
  const reached = readStep(useHistoryState<unknown>());
  const step = reached ?? kept?.step ?? 0;

  /** The way Back out of the app leads over these pages once they are done. */
  const [isOver] = useState(
    () => user?.onboarded === true && kept === null && reached !== null && isAsking(reached),
  );

  useEffect(() => {
    if (isAsking(step) && !isOver && !hasCompleted.current) keepAnswers({ email, step, draft });
  }, [email, step, draft, isOver]);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);

  const complete = async () => {
    if (hasCompleted.current) return;
    hasCompleted.current = true;
    setIsSaving(true);
    await savePreferences(draft);
    goTo(4, true);
  };
  return {
    isOver,
    step,
    draft,
    isSaving,
    change: (part: Partial<Preferences>) => setDraft((now) => ({ ...now, ...part })),
    begin: () => goTo(1, true),
    goTo,
    complete,
  };
}
