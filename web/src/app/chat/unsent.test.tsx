import type { CallBody } from '@modiste/contract/calls';
import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeProfile } from '../../testing/make-profile.ts';
import { openChat, reload } from '../../testing/open-chat.tsx';
import { serveApp } from '../../testing/serve-app.ts';
import { makeMessage, makeTranslated, serveChat } from '../../testing/serve-chat.ts';
import { makeDresses, serveList } from '../../testing/serve-list.ts';
import { signIn, signOut } from '../../testing/sign-in.ts';

const chat = serveChat();
const server = serveApp(
  ...chat.handlers,
  serveList(() => ({ matches: makeDresses(3) })),
);

beforeEach(() => {
  signIn(makeProfile({}, { chat_enabled: true }));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  signOut();
  sessionStorage.clear();
  chat.reset();
});

const box = () => screen.getByRole('textbox', { name: 'Message to your stylist' });
const say = (text: string) => userEvent.type(box(), `${text}{Enter}`);
const answerTo = ({ query }: { query: string }) => `About ${query}.`;
const offline = () => HttpResponse.error();

/** What stands in the conversation, from its start on. */
const said = () =>
  screen.getAllByRole('article').map((turn) => {
    const isAnswered = within(turn).queryByText(/^About /, { selector: 'p[class*=text]' });
    const words = turn.querySelector('p')?.textContent;
    return isAnswered ? `${words} ✓` : words;
  });
const answer = (body: CallBody<'chatTranslate'>) =>
  makeTranslated(body, { intent: 'style_advice', answer: answerTo(body), title: null });
const beOnline = () => {
  chat.answers.chatTranslate = answer;
};
const retry = async (words: string, name: string) => {
  const turn = screen.getAllByRole('article').find((one) => within(one).queryByText(words));
  await userEvent.click(within(turn ?? document.body).getByRole('button', { name }));
};
async function failToSay(...lines: string[]) {
  chat.answers.chatTranslate = offline;
  for (const [at, line] of lines.entries()) {
    await say(line);
    await waitFor(() =>
      expect(screen.getAllByText(/couldn’t be reached, so/)).toHaveLength(at + 1),
    );
  }
}

describe('messages that did not reach the server', () => {
  it('all stay through a reload, in order, and each is sent again as itself', async () => {
    await openChat();
    await failToSay('one', 'two', 'three');
    const ids = chat.asked.chatTranslate.map(({ message_id }) => message_id);
    beOnline();
    await reload();
    await waitFor(() => expect(said()).toEqual(['one', 'two', 'three']));
    await retry('one', 'Get a reply');
    await waitFor(() => expect(said()).toEqual(['one ✓', 'two', 'three']));
    await retry('three', 'Get a reply');
    await waitFor(() => expect(said()).toEqual(['one ✓', 'two', 'three ✓']));
    const sent = chat.asked.chatTranslate.slice(3);
    expect(sent.map(({ message_id }) => message_id)).toEqual([ids[0], ids[2]]);
    expect(sent.map(({ chat_id }) => chat_id)).toEqual([null, 'c1']);
  });

  it('come after what was answered meanwhile, once they are sent', async () => {
    await openChat();
    await failToSay('one');
    beOnline();
    await say('two');
    await waitFor(() => expect(said()).toEqual(['one', 'two ✓']));
    await retry('one', 'Try again');
    await waitFor(() => expect(said()).toEqual(['two ✓', 'one ✓']));
    expect(await screen.findByText('Your stylist: About one.')).toBeInTheDocument();
  });

  it('are still there in their place when the conversation is opened again', async () => {
    await openChat();
    await failToSay('one');
    beOnline();
    await say('two');
    await waitFor(() => expect(said()).toEqual(['one', 'two ✓']));
    const id = chat.asked.chatTranslate.at(-1)?.message_id ?? '';
    const timestamp = '2026-06-01T10:00:01.000Z';
    server.use(
      http.post(`*${PATHS.chatMessages.path}`, () =>
        HttpResponse.json([
          makeMessage({ id, message: 'two' }),
          makeMessage({
            id: 'm2',
            actor: 'model',
            reply_to: id,
            timestamp,
            message: 'About two.',
          }),
        ]),
      ),
    );
    await reload();
    await waitFor(() => expect(said()).toEqual(['one', 'two ✓']));
  });

  it('are there once where another tab has sent them', async () => {
    await openChat();
    await say('one');
    await failToSay('two');
    const [first, second] = chat.asked.chatTranslate.map((body) => body.message_id ?? '');
    server.use(
      http.post(`*${PATHS.chatMessages.path}`, () =>
        HttpResponse.json([
          makeMessage({ id: first ?? '', message: 'one' }),
          makeMessage({ id: second ?? '', message: 'two' }),
        ]),
      ),
    );
    await reload();
    await waitFor(() => expect(said()).toEqual(['one', 'two']));
  });

  it('are said otherwise without replacing what the server never had', async () => {
    await openChat();
    await failToSay('one');
    beOnline();
    await userEvent.click(screen.getByRole('button', { name: 'Edit message' }));
    await userEvent.clear(box());
    await say('other');
    await waitFor(() => expect(said()).toEqual(['other ✓']));
    expect(chat.asked.chatTranslate.at(-1)).toMatchObject({ replaces: null });
  });
});
