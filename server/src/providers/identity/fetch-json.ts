import { IdentityError } from './identity-verifier.ts';

const TIME_LIMIT_MS = 10_000;
const BYTES_MAX = 1024 * 1024;

interface Asked {
  method?: 'GET' | 'POST';
  body?: URLSearchParams;
  timeLimitMs?: number;
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BYTES_MAX) throw new Error(`it sends more than ${BYTES_MAX} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function ask(
  url: URL,
  { timeLimitMs = TIME_LIMIT_MS, ...asked }: Asked,
): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(timeLimitMs);
    const response = await fetch(url, { ...asked, redirect: 'error', signal });
    return { status: response.status, text: await readText(response) };
  } catch (cause) {
    // The query may carry a secret, so that only the host is named.
    throw new IdentityError('unreachable', `${url.host} does not answer`, cause);
  }
}

/** What went wrong, in the provider's own words where it has short ones. */
const excerpt = (text: string) => text.replace(/\s+/g, ' ').slice(0, 300);

/**
 * Asks a provider that the operator configured for JSON, within 10 s (or less) and 1 MiB, without following
 * it elsewhere.
 * @throws IdentityError `refused` for a 4xx answer, `unreachable` for none or any other.
 */
export async function fetchJson(url: URL, asked: Asked = {}): Promise<unknown> {
  const { status, text } = await ask(url, asked);
  if (status < 200 || status >= 300) {
    const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
    const kind = isRefusal ? 'refused' : 'unreachable';
    throw new IdentityError(kind, `${url.host} answers ${status}: ${excerpt(text)}`);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new IdentityError('unreachable', `${url.host} answers no JSON`, cause);
  }
}
