import { AGE_MIN, PARENTAL_CONSENT_AGE } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { useEffect, useRef } from 'react';
import { showFailure } from '../../lib/failure-popup.ts';
import { once } from '../../lib/once.ts';
import { onFirstSign } from '../../lib/page/on-first-sign.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Button } from '../../ui/form/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type FieldName, type LoginMode, NO_FIELDS } from './check-login.ts';
import styles from './login-form.module.css';
import { LoginNotice } from './login-notice.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useLoginForm } from './use-login-form.ts';

const loadActions = once(() => import('./login-actions.ts'));

/** Fetches what the form does while it is reached for; after a failure it is fetched when wanted. */
const fetchActions = () => void loadActions().catch(() => undefined);

type Action = keyof Awaited<ReturnType<typeof loadActions>>;

const TEXTS = {
  'sign-in': {
    title: 'Welcome back',
    submit: 'Sign In',
    question: 'New to Modiste?',
    other: 'Sign Up',
  },
  'sign-up': {
    title: 'Create account',
    submit: 'Sign Up',
    question: 'Already a member?',
    other: 'Sign In',
  },
} as const;

const OTHER_MODE: Readonly<Record<LoginMode, LoginMode>> = {
  'sign-in': 'sign-up',
  'sign-up': 'sign-in',
};

/** What the form does, whose code is fetched while the form is reached for. */
function useActions(run: ReturnType<typeof useLoginForm>['run']) {
  useEffect(() => onFirstSign(fetchActions), []);
  return (name: Action) =>
    run(async (form) => {
      try {
        await (await loadActions())[name](form);
      } catch {
        showFailure(MESSAGES.login_failed);
      }
    });
}

/** Signs in, signs up, and asks for a new password. */
export function LoginForm() {
  const formRef = useRef<HTMLFormElement>(null);
  const { state, isBusy, change, run } = useLoginForm((field) => {
    const input = formRef.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  });
  const act = useActions(run);
  const { mode, fields } = state;
  const texts = TEXTS[mode];
  const isSignUp = mode === 'sign-up';
  const field = (name: FieldName) => ({
    name,
    value: fields[name],
    isWrong: state.wrongField === name,
    required: true,
    onText: (text: string) => change({ fields: { ...fields, [name]: text } }),
  });

  return (
    <div className={styles.stack}>
      <h2 className={styles.title}>{texts.title}</h2>
      <LoginNotice
        news={state.news}
        mailboxUrl={state.mailboxUrl}
        onSendAgain={() => act('sendVerification')}
      />
      <form
        ref={formRef}
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          act('submit');
        }}
      >
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <PasswordField
          {...field('password')}
          key={mode}
          label="Password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
        />
        {isSignUp ? (
          <PasswordField
            {...field('confirmation')}
            label="Confirm password"
            hint={MESSAGES.password_hint}
            autoComplete="new-password"
          />
        ) : (
          <Button look="link" className={styles.link} onClick={() => act('requestReset')}>
            Forgot Password?
          </Button>
        )}
        <Button type="submit" className={styles.submit} aria-disabled={isBusy}>
          {texts.submit}
          {isBusy && <Spinner label="One moment" />}
        </Button>
      </form>
      {!isSignUp && (
        <SocialButtons isBusy={isBusy} onPress={run} onGoogle={() => act('enterWithGoogle')} />
      )}
      {isSignUp && (
        <p className={styles.small}>
          You must be {AGE_MIN} or older. If you’re under {PARENTAL_CONSENT_AGE}, ask a parent or
          guardian first.
        </p>
      )}
      <p className={styles.question}>
        {texts.question}{' '}
        <Button
          look="link"
          className={styles.other}
          onClick={() => run((form) => form.change({ mode: OTHER_MODE[mode], fields: NO_FIELDS }))}
        >
          {texts.other}
        </Button>
      </p>
    </div>
  );
}
