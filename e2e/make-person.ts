import { randomUUID } from 'node:crypto';
import { CLIENT_TYPE } from '@modiste/contract/limits';
import { PAGES, PATHS } from '@modiste/contract/paths';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

const PASSWORD = 'a red umbrella';

export interface Person {
  email: string;
  password: string;
}

async function answer(response: APIResponse): Promise<Record<string, unknown>> {
  expect([response.url(), response.status()]).toEqual([response.url(), 200]);
  const body: Record<string, unknown> = { ...Object(await response.json()) };
  return body;
}

/** The last mail to an address, as the development mailbox shows it. */
async function lastMailTo(request: APIRequestContext, email: string): Promise<string> {
  const mail = new RegExp(`<a href="(${PAGES.mailbox}/[^"]+)"[^]*?To ([^,<]+),`, 'g');
  let found: string | undefined;
  // A mail is on its way when a call answers, not there yet.
  await expect(async () => {
    const list = await (await request.get(PAGES.mailbox)).text();
    found = [...list.matchAll(mail)].find(([, , to]) => to?.trim() === email)?.[1];
    expect(found, `a mail to ${email}`).toBeDefined();
  }).toPass();
  return (await request.get(found ?? '')).text();
}

/** The code in the link of the last mail to an address. */
async function lastCodeTo(request: APIRequestContext, email: string): Promise<string> {
  const code = /oobCode=([\w-]+)/.exec(await lastMailTo(request, email))?.[1];
  if (code === undefined) throw new Error(`The last mail to ${email} has no link.`);
  return code;
}

export const newPerson = (): Person => ({
  email: `${randomUUID().slice(0, 12)}@shopper.example`,
  password: PASSWORD,
});

/** Signs somebody up who has not verified their address. Returns the identity token. */
async function signUpOnly(request: APIRequestContext, person: Person): Promise<string> {
  const { id_token } = await answer(await request.post(PATHS.signUp.path, { data: person }));
  return String(id_token);
}

/** Signs somebody up and verifies their address, as the login screen and the mail do. */
export async function signUp(request: APIRequestContext, person = newPerson()): Promise<Person> {
  const id_token = await signUpOnly(request, person);
  const wanted = { type: 'VERIFY_EMAIL', id_token };
  await answer(await request.post(PATHS.sendCode.path, { data: wanted }));
  const oobCode = await lastCodeTo(request, person.email);
  await answer(await request.post(PATHS.applyCode.path, { data: { oobCode } }));
  return person;
}

/** Begins a session; its cookie stays in the context of the request. Returns the access token. */
export async function signIn(request: APIRequestContext, person: Person): Promise<string> {
  const { id_token } = await answer(await request.post(PATHS.signIn.path, { data: person }));
  const headers = { 'x-client-type': CLIENT_TYPE };
  const data = { token: id_token };
  const signedIn = await answer(await request.post(PATHS.firebaseLogin.path, { data, headers }));
  return String(signedIn.access_token);
}

/** Saves preferences as somebody; without any, they are onboarded and like nothing in particular. */
async function savePreferences(
  request: APIRequestContext,
  token: string,
  preferences: Record<string, unknown> = {},
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { onboarded: true, ...preferences };
  await answer(await request.post(PATHS.savePreferences.path, { data, headers }));
}

/** Somebody who has signed up, is onboarded, likes nothing in particular and searches without chat. */
export async function makeMember(request: APIRequestContext): Promise<Person> {
  const person = await signUp(request);
  const token = await signIn(request, person);
  await savePreferences(request, token);
  const headers = { authorization: `Bearer ${token}` };
  const data = { chat_enabled: false };
  await answer(await request.post(PATHS.setChatMode.path, { data, headers }));
  return person;
}
