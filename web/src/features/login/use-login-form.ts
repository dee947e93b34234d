import { useEffect, useState, useTransition } from 'react';
import { closeFailure, showFailure } from '../../lib/failure-popup.ts';
import { createLoginService, type LoginService } from '../../lib/identity/login-service.ts';
import {
  type BrokenRule,
  type FieldName,
  type LoginFields,
  type LoginMode,
  NO_FIELDS,
} from './check-login.ts';
import type { LoginNews } from './login-notice.tsx';

interface LoginState {
  mode: LoginMode;
  fields: LoginFields;
  wrongField: FieldName | null;
  news: LoginNews | null;
  /** Where mails can be read while the product is developed. */
  mailboxUrl: string | null;
}

const START: LoginState = {
  mode: 'sign-in',
  fields: NO_FIELDS,
  wrongField: null,
  news: null,
  mailboxUrl: null,
};

/** What the actions of the form work with. */
export interface LoginForm {
  state: LoginState;
  service: LoginService;
  change: (changes: Partial<LoginState>) => void;
  /** Says which rule is broken, and leads to the field that breaks it. */
  refuse: (broken: BrokenRule) => void;
}

/** The form's state, and the one way to do something with it: one thing at a time. */
export function useLoginForm(focus: (field: FieldName) => void) {
  const [state, setState] = useState(START);
  const [service] = useState(createLoginService);
  const [isBusy, startTransition] = useTransition();

  useEffect(() => {
    // Ahead of time: a popup may only be opened at once when its button is pressed.
    service.google().catch((cause: unknown) => {
      console.warn('The ways to sign in could not be fetched yet.', cause);
    });
  }, [service]);

  const change = (changes: Partial<LoginState>) => setState((now) => ({ ...now, ...changes }));
  const refuse = ({ field, message }: BrokenRule) => {
    showFailure(message);
    change({ wrongField: field });
    focus(field);
  };
  const form: LoginForm = { state, service, change, refuse };

  const run = (act: (form: LoginForm) => void | Promise<void>) => {
    if (isBusy) return;
    closeFailure();
    change({ wrongField: null, news: null });
    startTransition(() => act(form));
  };
  return { state, isBusy, change, run };
}
