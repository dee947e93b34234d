import { PATHS } from '@modiste/contract/paths';
import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode, Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { VerifyEmail } from './verify-email.tsx';

const sent: unknown[] = [];
const server = setupServer(
  http.get(`*${PATHS.loginOptions.path}`, () =>
    HttpResponse.json({ identity: { kind: 'built_in' }, google: null, mailbox_url: null }),
  ),
  http.post(`*${PATHS.applyCode.path}`, async ({ request }) => {
    const body: unknown = await request.json();
    sent.push(body);
    return JSON.stringify(body).includes('good')
      ? HttpResponse.json({ ok: true })
      : HttpResponse.json({ code: 'code_expired' }, { status: 400 });
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  sent.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const open = async (address: string) => {
  history.replaceState(null, '', address);
  await act(async () => {
    render(
      <StrictMode>
        <Suspense fallback="Loading">
          <VerifyEmail />
        </Suspense>
      </StrictMode>,
    );
  });
  await screen.findByRole('heading');
};

describe('the page of a verification link', () => {
  it('applies its code once and leads to the login', async () => {
    await open('/verify-email?oobCode=good');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your email is verified. You can sign in now.',
    );
    expect(sent).toEqual([{ oobCode: 'good' }]);
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/');
  });

  it('says when the link does not work and what to do', async () => {
    await open('/verify-email?oobCode=old');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to verify your email. The link may have expired.',
    );
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeVisible();
  });

  it('asks nobody when there is no code', async () => {
    await open('/verify-email');
    expect(screen.getByRole('alert')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
