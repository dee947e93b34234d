import { randomBytes } from 'node:crypto';
import { PATHS } from '@modiste/contract/paths';
import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import type { TestApp } from '../app/open-test-app.ts';
import { readMails } from '../mails/read-mails.ts';

export const PASSWORD = 'a red umbrella';

export const newEmail = () => `${randomBytes(6).toString('hex')}@shopper.example`;

/** Asks the identity calls of a test's app as a client does. */
export function identityClient(test: TestApp) {
  const ask = async (place: { method: 'POST'; path: string }, payload: object, headers = {}) => {
    const { method, path: url } = place;
    const response = await test.app.inject({ method, url, payload, headers });
    return { status: response.statusCode, answer: response.json(), headers: response.headers };
  };
  const signUp = (email: string, password = PASSWORD) => ask(PATHS.signUp, { email, password });
  const signIn = (email: string, password = PASSWORD) => ask(PATHS.signIn, { email, password });
  const sendCode = (type: 'VERIFY_EMAIL' | 'PASSWORD_RESET', email: string) =>
    ask(PATHS.sendCode, { type, email });
  const applyCode = (oobCode: string) => ask(PATHS.applyCode, { oobCode });
  const exchange = (token: string) => ask(PATHS.firebaseLogin, { token });

  /** The link of the latest mail to an address. */
  const lastLink = async (email: string) => {
    const [mail] = await readMails(test, email);
    return new URL(/^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? '');
  };
  const codeFor = async (type: 'VERIFY_EMAIL' | 'PASSWORD_RESET', email: string) => {
    const count = async () => (await readMails(test, email)).length;
    const before = await count();
    expect((await sendCode(type, email)).status).toBe(200);
    await expect.poll(count, { interval: 5 }).toBeGreaterThan(before);
    return (await lastLink(email)).searchParams.get('oobCode') ?? '';
  };
  /** Somebody with a verified address. */
  const makeVerified = async (email = newEmail(), password = PASSWORD) => {
    await signUp(email, password);
    const { status } = await applyCode(await codeFor('VERIFY_EMAIL', email));
    expect(status).toBe(200);
    return email;
  };
  /** Somebody who is signed in, and the header that says so. */
  const enter = async (email: string, password = PASSWORD) => {
    const { answer } = await signIn(email, password);
    const signedIn = await exchange(answer.id_token);
    expect(signedIn.status).toBe(200);
    return { authorization: `Bearer ${signedIn.answer.access_token}` };
  };
  return {
    ask,
    signUp,
    signIn,
    sendCode,
    applyCode,
    exchange,
    lastLink,
    codeFor,
    makeVerified,
    enter,
  };
}

/** What a token says, unverified. */
export const claimsOf = (token: string) => decodeJwt(token);
