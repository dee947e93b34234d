import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONVERSATIONS_CHANNEL } from '../../lib/page/conversations-channel.ts';
import { makeProfile } from '../../testing/make-profile.ts';
import { openChat } from '../../testing/open-chat.tsx';
import { serveApp } from '../../testing/serve-app.ts';
import { makeMessage, serveChat } from '../../testing/serve-chat.ts';
import { makeDresses, serveList } from '../../testing/serve-list.ts';
import { signIn, signOut } from '../../testing/sign-in.ts';

const chat = serveChat();
const said = [
  makeMessage({ id: 'u1', message: 'hello' }),
  makeMessage({ id: 'm1', actor: 'model', reply_to: 'u1', message: 'Hello there.' }),
];
let stored = said;
let loads = 0;
serveApp(
  ...chat.handlers,
  serveList(() => ({ matches: makeDresses(3) })),
  http.post(`*${PATHS.chatMessages.path}`, () => {
    loads += 1;
    return HttpResponse.json(stored);
  }),
);
const elsewhere = new BroadcastChannel(CONVERSATIONS_CHANNEL);
const tell = (kind: string) => elsewhere.postMessage({ kind, chatId: 'c1' });

beforeEach(() => {
  signIn(makeProfile({}, { chat_enabled: true }));
  Element.prototype.scrollIntoView = vi.fn();
  stored = said;
  loads = 0;
});
afterEach(() => {
  signOut();
  chat.reset();
});

describe('a message of another tab', () => {
  it('comes with its reply, and does not look unanswered before', async () => {
    await openChat('/?chat=c1');
    await screen.findByText('Hello there.');
    const later = '2026-06-01T10:01:00.000Z';
    stored = [...said, makeMessage({ id: 'u2', message: 'thanks', timestamp: later })];
    tell('received');
    // What comes after it on the channel is heard after it.
    const heard = new Promise((resolve) => {
      const listener = new BroadcastChannel(CONVERSATIONS_CHANNEL);
      listener.addEventListener('message', () => {
        listener.close();
        resolve(true);
      });
    });
    tell('received');
    await heard;
    expect(screen.queryByText('thanks')).not.toBeInTheDocument();
    expect(loads).toBe(1);
    const reply = { id: 'm2', actor: 'model', reply_to: 'u2', timestamp: later } as const;
    stored = [...stored, makeMessage({ ...reply, message: 'With pleasure.' })];
    tell('stored');
    expect(await screen.findByText('With pleasure.')).toBeVisible();
    await waitFor(() => expect(loads).toBe(2));
  });

  it('waits for a reply here where it got none there', async () => {
    await openChat('/?chat=c1');
    await screen.findByText('Hello there.');
    stored = [...said, makeMessage({ id: 'u2', message: 'thanks' })];
    tell('stored');
    expect(await screen.findByRole('button', { name: 'Get a reply' })).toBeVisible();
  });
});

describe('a message of this tab', () => {
  it('is told of once the server has it, and again once its reply is there', async () => {
    const told: unknown[] = [];
    const listen = ({ data }: MessageEvent<unknown>) => told.push(data);
    elsewhere.addEventListener('message', listen);
    const ranked = Promise.withResolvers<void>();
    const { chatRank } = chat.answers;
    chat.answers.chatRank = async (body) => {
      await ranked.promise;
      return chatRank(body);
    };
    await openChat();
    const box = screen.getByRole('textbox', { name: 'Message to your stylist' });
    await userEvent.type(box, 'linen dress{Enter}');
    await screen.findByText('I found three.');
    await waitFor(() => expect(told).toEqual([{ kind: 'received', chatId: 'c1' }]));
    ranked.resolve();
    await waitFor(() => expect(told).toContainEqual({ kind: 'stored', chatId: 'c1' }));
    elsewhere.removeEventListener('message', listen);
  });
});
