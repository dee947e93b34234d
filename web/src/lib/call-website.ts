import { CLIENT_TYPE, CLIENT_VERSION } from '@modiste/contract/limits';

const HEADERS = { 'x-client-type': CLIENT_TYPE, 'x-client-version': CLIENT_VERSION };

/**
 * Sends a form of the public side, which knows no session: with a file as it is, else as JSON.
 * @throws TypeError without a network; Error for any answer but success.
 */
export async function callContact(path: string, form: HTMLFormElement): Promise<void> {
  const data = new FormData(form);
  const hasFile = form.enctype === 'multipart/form-data';
  const response = await fetch(path, {
    method: 'POST',
    body: hasFile ? data : JSON.stringify(Object.fromEntries(data)),
    headers: hasFile ? HEADERS : { ...HEADERS, 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`The message was answered with ${response.status}`);
}

/**
 * Tells the server what a visitor chose; it answers with a cookie and the way to another page, which
 * is not taken.
 * @throws TypeError without a network; Error for any other answer.
 */
export async function callConsent(path: string, choice: string): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  });
  if (response.type !== 'opaqueredirect') {
    throw new Error(`The choice was answered with ${response.status}`);
  }
}
