import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { signIn, signOut } from '../../testing/sign-in.ts';
import { SupportForm } from './support-form.tsx';

const server = setupServer();
const sent: unknown[] = [];
const answerWith = (respond: () => Response | Promise<Response>) =>
  server.use(
    http.post(`*${PATHS.sendSupport.path}`, async ({ request }) => {
      sent.push(await request.json());
      return await respond();
    }),
  );
const done = () => HttpResponse.json({ ok: true });

beforeAll(() => server.listen());
beforeEach(() => {
  sent.length = 0;
  signIn();
  answerWith(done);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SupportForm />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  server.resetHandlers();
  signOut();
});
afterAll(() => server.close());

const box = () => screen.getByRole('textbox', { name: 'How can we help?' });
const button = () => screen.getByRole('button');
const write = (text: string) => userEvent.type(box(), text);

describe('a support request', () => {
  it('sends nothing while nothing is written', async () => {
    expect(button()).toBeDisabled();
    await write('   ');
    expect(button()).toBeDisabled();
  });

  it('is sent without the space around it, and the box is empty again', async () => {
    await write('  My poses are gone. ');
    await userEvent.click(button());
    expect(await screen.findByText(MESSAGES.support_sent)).toBeVisible();
    expect(sent).toEqual([{ message: 'My poses are gone.' }]);
    expect(box()).toHaveValue('');
    await write('And');
    expect(screen.queryByText(MESSAGES.support_sent)).toBeNull();
  });

  it('stays in the box when it could not be sent', async () => {
    answerWith(() => HttpResponse.json({ code: 'internal' }, { status: 500 }));
    await write('My poses are gone.');
    await userEvent.click(button());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.support_failed),
    );
    expect(box()).toHaveValue('My poses are gone.');
    answerWith(done);
    await userEvent.click(button());
    expect(await screen.findByText(MESSAGES.support_sent)).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says how long to wait after too many', async () => {
    answerWith(() =>
      HttpResponse.json(
        { code: 'rate_limited' },
        { status: 429, headers: { 'retry-after': '60' } },
      ),
    );
    await write('My poses are gone.');
    await userEvent.click(button());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Please retry after 1 minute.'),
    );
  });

  it('is sent once however fast the button is pressed', async () => {
    await write('My poses are gone.');
    fireEvent.click(button());
    fireEvent.click(button());
    expect(await screen.findByText(MESSAGES.support_sent)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
