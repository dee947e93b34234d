import { join } from 'node:path';
import { PATHS } from '@modiste/contract/paths';
import { z } from 'zod';
import { Outbox } from '../../providers/mail/outbox.ts';

const PASSWORD = 'a red umbrella';

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${url}: ${await response.text()}`);
  return response.json();
}

/** The code of the link that was mailed to an address. */
async function mailedCode(dataFolder: string, to: string): Promise<string> {
  const outbox = new Outbox({ folder: join(dataFolder, 'outbox'), from: to });
  const mail = (await outbox.list()).find((kept) => kept.to === to);
  const code = /[?&]oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (code === undefined) throw new Error(`No code was mailed to ${to}.`);
  return code;
}

/**
 * Signs somebody up and in, as a browser does, at an app that runs as a process of its own.
 * @returns The header that makes requests that person's.
 */
export async function signInOverHttp(
  address: string,
  dataFolder: string,
): Promise<{ authorization: string }> {
  const person = { email: 'ada@shopper.example', password: PASSWORD };
  await post(address + PATHS.signUp.path, person);
  const { email } = person;
  await post(address + PATHS.sendCode.path, { type: 'VERIFY_EMAIL', email });
  const oobCode = await mailedCode(dataFolder, email);
  await post(address + PATHS.applyCode.path, { oobCode });
  const proved = await post(address + PATHS.signIn.path, person);
  const { id_token: token } = z.object({ id_token: z.string() }).parse(proved);
  const signedIn = await post(address + PATHS.firebaseLogin.path, { token });
  const { access_token } = z.object({ access_token: z.string() }).parse(signedIn);
  return { authorization: `Bearer ${access_token}` };
}
