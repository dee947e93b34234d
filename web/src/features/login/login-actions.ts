import { MESSAGES } from '@modiste/contract/messages';
import { showFailure } from '../../lib/failure-popup.ts';
import {
  identityErrorCode,
  signInMessage,
  signUpMessage,
} from '../../lib/identity/identity-messages.ts';
import { checkForgotten, checkLogin, type FieldName, NO_FIELDS } from './check-login.ts';
import { signIn, signInWithGoogle } from './sign-in.ts';
import type { LoginForm } from './use-login-form.ts';

const FIELD_OF_CODE: ReadonlyMap<string | null, FieldName> = new Map([
  ['invalid_email', 'email'],
  ['user_not_found', 'email'],
  ['email_taken', 'email'],
  ['wrong_password', 'password'],
  ['weak_password', 'password'],
  ['invalid_credential', 'password'],
] as const);

function fail(form: LoginForm, error: unknown, message: string): void {
  const code = identityErrorCode(error);
  if (code === null) console.warn(message, error);
  const field = FIELD_OF_CODE.get(code);
  if (field === undefined) showFailure(message);
  else form.refuse({ field, message });
}

const credentialsOf = ({ state: { fields } }: LoginForm) => ({
  email: fields.email.trim(),
  password: fields.password,
});

/** Mails the link to the one who signed up, or who signed in without having followed it. */
export async function sendVerification(form: LoginForm): Promise<void> {
  try {
    await (await form.service.identity()).sendVerification();
    const { mailbox_url } = await form.service.options();
    form.change({ news: 'verification-sent', mailboxUrl: mailbox_url });
  } catch (error) {
    fail(form, error, signUpMessage(error));
    form.change({ news: 'verification-not-sent' });
  }
}

async function submitSignIn(form: LoginForm): Promise<void> {
  try {
    await signIn(form.service, credentialsOf(form));
  } catch (error) {
    fail(form, error, signInMessage(error));
    if (identityErrorCode(error) === 'email_not_verified') form.change({ news: 'unverified' });
  }
}

async function submitSignUp(form: LoginForm): Promise<void> {
  try {
    await (await form.service.identity()).signUp(credentialsOf(form));
  } catch (error) {
    fail(form, error, signUpMessage(error));
    return;
  }
  form.change({ mode: 'sign-in', fields: NO_FIELDS });
  await sendVerification(form);
}

/** Signs in or up, unless a rule is broken. */
export async function submit(form: LoginForm): Promise<void> {
  const { mode, fields } = form.state;
  const broken = checkLogin(mode, fields);
  if (broken !== null) form.refuse(broken);
  else await (mode === 'sign-in' ? submitSignIn(form) : submitSignUp(form));
}

/** Asks for a mail that resets the password. That it failed is not told: the spec keeps it quiet. */
export async function requestReset(form: LoginForm): Promise<void> {
  const broken = checkForgotten(form.state.fields);
  if (broken !== null) {
    form.refuse(broken);
    return;
  }
  try {
    await (await form.service.identity()).sendReset(credentialsOf(form).email);
    const { mailbox_url } = await form.service.options();
    form.change({ news: 'reset-sent', mailboxUrl: mailbox_url });
  } catch (cause) {
    console.warn('The mail that resets the password was not sent.', cause);
  }
}

export async function enterWithGoogle(form: LoginForm): Promise<void> {
  try {
    if (!(await signInWithGoogle(form.service))) showFailure(MESSAGES.google_not_set_up);
  } catch (error) {
    fail(form, error, signInMessage(error));
  }
}
