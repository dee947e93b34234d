import { PATHS } from '@modiste/contract/paths';
import { DEMO_ACCOUNT } from '@modiste/server/features/demo-account/demo-account';
import { z } from 'zod';

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${url}: ${await response.text()}`);
  return response.json();
}

/** Signs in with the demo account; the header that makes requests that person's. */
export async function signInDemo(address: string): Promise<{ authorization: string }> {
  const proved = await post(address + PATHS.signIn.path, DEMO_ACCOUNT);
  const { id_token: token } = z.object({ id_token: z.string() }).parse(proved);
  const signedIn = await post(address + PATHS.firebaseLogin.path, { token });
  const { access_token } = z.object({ access_token: z.string() }).parse(signedIn);
  return { authorization: `Bearer ${access_token}` };
}
