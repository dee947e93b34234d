import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freeLoopbackPort } from '../../db/embedded/start-postgres.ts';
import { type LoopbackServer, serveLoopback } from '../../testing/loopback/serve-loopback.ts';
import { createFacebookVerifier } from './facebook-verifier.ts';

const APP = { appId: '1234567890', appSecret: 'hush' };
const TOKEN = 'a-token-of-ada';

const INSPECTED = { app_id: APP.appId, is_valid: true, user_id: '77', issued_at: 1_790_000_000 };
const PERSON = { id: '77', name: 'Ada Lovelace', email: 'Ada@shopper.example' };

/** What the graph says of the token and of the person. */
let inspected: Record<string, unknown>;
let person: Record<string, unknown>;
let status: number;
let server: LoopbackServer;

/** Answers as https://graph.facebook.com does. */
function answerOf(url: URL): [number, object] {
  const asked = Object.fromEntries(url.searchParams);
  const oops = { error: { message: 'Invalid OAuth access token.', code: 190 } };
  if (url.pathname === '/v24.0/debug_token') {
    if (asked.access_token !== `${APP.appId}|${APP.appSecret}`) return [400, oops];
    return [status, { data: asked.input_token === TOKEN ? inspected : { is_valid: false } }];
  }
  const proof = createHmac('sha256', APP.appSecret).update(TOKEN).digest('hex');
  if (asked.access_token !== TOKEN || asked.appsecret_proof !== proof) return [400, oops];
  const fields = (asked.fields ?? '').split(',');
  return [status, Object.fromEntries(fields.map((field) => [field, person[field]]))];
}

beforeEach(async () => {
  inspected = { ...INSPECTED };
  person = { ...PERSON };
  status = 200;
  server = await serveLoopback((request, response) => {
    const [code, body] = answerOf(new URL(request.url ?? '', 'http://graph.example'));
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
afterEach(() => server.close());

const verify = (token = TOKEN, app = APP) =>
  createFacebookVerifier({ ...app, graphUrl: new URL(`${server.origin}/v24.0`) }).verify(token);

describe('a token of Facebook', () => {
  it('tells who somebody is', async () => {
    expect(await verify()).toEqual({
      provider: 'facebook',
      subject: '77',
      email: 'ada@shopper.example',
      isEmailVerified: true,
      name: 'Ada Lovelace',
      signedInAt: new Date(1_790_000_000_000),
    });
  });

  it.each([
    ['made for another app', () => (inspected = { ...INSPECTED, app_id: '999' })],
    ['that is not valid any more', () => (inspected = { ...INSPECTED, is_valid: false })],
    ['of another person', () => (person = { ...PERSON, id: '78' })],
    ['of somebody without an address', () => (person = { ...PERSON, email: undefined })],
  ])('%s is refused', async (_what, change) => {
    change();
    await expect(verify()).rejects.toMatchObject({ name: 'IdentityError', kind: 'refused' });
  });

  it('that Facebook does not know is refused, as is an app with another secret', async () => {
    await expect(verify('a guess')).rejects.toMatchObject({ kind: 'refused' });
    const app = { ...APP, appSecret: 'a guess' };
    await expect(verify(TOKEN, app)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('cannot be judged while Facebook does not answer', async () => {
    status = 503;
    await expect(verify()).rejects.toMatchObject({ kind: 'unreachable' });
    const graphUrl = new URL(`http://127.0.0.1:${await freeLoopbackPort()}`);
    const away = createFacebookVerifier({ ...APP, graphUrl });
    await expect(away.verify(TOKEN)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('and the secret of the app stay out of what is said of a failure', async () => {
    status = 503;
    const failure = await verify().catch((error: unknown) => error);
    expect(String(failure)).not.toContain(APP.appSecret);
    expect(String(failure)).not.toContain(TOKEN);
  });
});
