import { PATHS } from '@modiste/contract/paths';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { makeProfile } from '../../testing/make-profile.ts';
import { serveApp } from '../../testing/serve-app.ts';
import { serveChat } from '../../testing/serve-chat.ts';
import { type AskedPage, makeDresses, serveList } from '../../testing/serve-list.ts';
import { signIn, signOut } from '../../testing/sign-in.ts';
import { App } from '../app.tsx';

const chat = serveChat();
const searched: AskedPage[] = [];
const saved: unknown[] = [];
serveApp(
  ...chat.handlers,
  serveList(() => ({ matches: makeDresses(3) }), searched),
  http.post(`*${PATHS.setChatMode.path}`, async ({ request }) => {
    saved.push(await request.json());
    return HttpResponse.json({ ok: true });
  }),
);

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  searched.length = 0;
  saved.length = 0;
});
afterEach(() => {
  signOut();
  chat.reset();
});

function openApp(address: string, isChatOn: boolean) {
  signIn(makeProfile({}, { chat_enabled: isChatOn }));
  history.replaceState(null, '', address);
  render(<App />);
}
const chatBox = () => screen.findByRole('textbox', { name: 'Message to your stylist' });
const searchBox = () => screen.findByRole('textbox', { name: 'Search' });
const toggle = () => screen.findByRole('button', { name: 'Chat mode' });

describe('chat mode', () => {
  it('is turned on in the query bar, saved, and opens the conversation', async () => {
    openApp('/?q=coat', false);
    await userEvent.type(await searchBox(), ' in red');
    await userEvent.click(await toggle());
    expect(await screen.findByText('Conversation Start')).toBeVisible();
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(saved).toEqual([{ chat_enabled: true }]));
    // What was written goes along.
    expect(await chatBox()).toHaveValue('coat in red');
  });

  it('sends to the stylist what is written on any page of the search', async () => {
    openApp('/', true);
    await screen.findByRole('list', { name: 'Results' });
    await userEvent.type(await chatBox(), 'linen dress{Enter}');
    expect(
      await screen.findByText('Three dresses for the beach.', { selector: 'p[class*=text]' }),
    ).toBeVisible();
    expect(location.search).toBe('?chat=c1');
    expect(searched).toHaveLength(1);
  });

  it('says an example to the stylist, rather than searching for it', async () => {
    openApp('/', true);
    const examples = await screen.findByRole('list', { name: 'Example searches' });
    const [example] = within(examples).getAllByRole('button');
    await userEvent.click(example ?? examples);
    expect(await screen.findByText(example?.textContent ?? '', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(chat.asked.chatTranslate).toHaveLength(1));
    expect(searched).toHaveLength(1);
  });

  it('keeps what is written elsewhere while the stylist is replying', async () => {
    chat.answers.chatTranslate = () => new Promise(() => undefined);
    openApp('/?chat=new', true);
    await userEvent.type(await chatBox(), 'linen dress{Enter}');
    await userEvent.click(screen.getByRole('link', { name: 'Modiste' }));
    await userEvent.type(await chatBox(), 'in white{Enter}');
    expect(await screen.findByText('linen dress')).toBeVisible();
    expect(await chatBox()).toHaveValue('in white');
    expect(chat.asked.chatTranslate).toHaveLength(1);
  });

  it('is left by the same button, and what is written is searched for then', async () => {
    openApp('/?chat=new', true);
    await userEvent.click(await toggle());
    await userEvent.type(await searchBox(), 'linen dress{Enter}');
    expect(await screen.findByRole('heading', { name: 'linen dress' })).toBeVisible();
    expect(chat.asked.chatTranslate).toEqual([]);
    expect(saved).toEqual([{ chat_enabled: false }]);
    expect(useSession.getState().user?.chat_enabled).toBe(false);
  });

  it('has a button over the results that leads back to the conversation', async () => {
    openApp('/?chat=new', true);
    await userEvent.type(await chatBox(), 'linen dress{Enter}');
    await screen.findByRole('button', { name: 'Show Results' });
    await userEvent.click(screen.getByRole('link', { name: 'Modiste' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open chat' }));
    expect(location.search).toBe('?chat=c1');
    expect(screen.getByText('linen dress')).toBeVisible();
  });

  it('is where the pulse leads while the stylist is thinking', async () => {
    chat.answers.chatTranslate = () => new Promise(() => undefined);
    openApp('/?chat=new', true);
    await userEvent.type(await chatBox(), 'linen dress{Enter}');
    await userEvent.click(screen.getByRole('link', { name: 'Poses' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Status: Thinking/ }));
    expect(await screen.findByText('linen dress')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
  });
});
