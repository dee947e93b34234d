import { PATHS } from '@modiste/contract/paths';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLoginService } from './login-service.ts';

const sent: [path: string, body: unknown][] = [];

const record = (answer: object) =>
  async function respond({ request }: { request: Request }) {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return HttpResponse.json(answer);
  };

const server = setupServer(
  http.get(`*${PATHS.loginOptions.path}`, () =>
    HttpResponse.json({ identity: { kind: 'built_in' }, google: null, mailbox_url: null }),
  ),
  http.post(`*${PATHS.signUp.path}`, record({ id_token: 'made' })),
  http.post(`*${PATHS.signIn.path}`, record({ id_token: 'proved' })),
  http.post(`*${PATHS.sendCode.path}`, record({ ok: true })),
  http.post(`*${PATHS.resetPassword.path}`, record({ ok: true })),
  http.post(`*${PATHS.applyCode.path}`, record({ ok: true })),
);
beforeAll(() => server.listen());
afterEach(() => {
  sent.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const ADA = { email: 'ada@example.com', password: 'secret1' };
const open = () => createLoginService().identity();

describe('the built-in identity provider', () => {
  it('makes an account and mails a link to verify its address', async () => {
    const identity = await open();
    await identity.signUp(ADA);
    await identity.sendVerification();
    expect(sent).toEqual([
      [PATHS.signUp.path, ADA],
      [PATHS.sendCode.path, { type: 'VERIFY_EMAIL', id_token: 'made' }],
    ]);
  });

  it('answers an identity token, and verifies the account it signed in', async () => {
    const identity = await open();
    expect(await identity.signIn(ADA)).toBe('proved');
    await identity.sendVerification();
    expect(sent[1]?.[1]).toEqual({ type: 'VERIFY_EMAIL', id_token: 'proved' });
  });

  it('lets go of the account', async () => {
    const identity = await open();
    await identity.signIn(ADA);
    await identity.signOut();
    await expect(identity.sendVerification()).rejects.toThrow('no account at hand');
  });

  it('resets a password and verifies an address by their codes', async () => {
    const identity = await open();
    await identity.sendReset(ADA.email);
    await identity.confirmReset('code', 'secret2');
    await identity.applyCode('code');
    expect(sent).toEqual([
      [PATHS.sendCode.path, { type: 'PASSWORD_RESET', email: ADA.email }],
      [PATHS.resetPassword.path, { oobCode: 'code', password: 'secret2' }],
      [PATHS.applyCode.path, { oobCode: 'code' }],
    ]);
  });
});

describe('the ways to sign in', () => {
  it('are asked for once, and again after a failure', async () => {
    let asked = 0;
    server.use(
      http.get(`*${PATHS.loginOptions.path}`, () => {
        asked += 1;
        return asked === 1
          ? HttpResponse.error()
          : HttpResponse.json({ identity: { kind: 'built_in' }, google: null, mailbox_url: '/m' });
      }),
    );
    const service = createLoginService();
    await expect(service.identity()).rejects.toBeInstanceOf(TypeError);
    await service.identity();
    expect((await service.options()).mailbox_url).toBe('/m');
    expect(await service.google()).toBeNull();
    expect(asked).toBe(2);
  });
});
