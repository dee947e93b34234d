import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { STREAM_TYPE } from '@modiste/contract/streaming';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFailurePopup } from '../../lib/failure-popup.ts';
import { makeItem } from '../../testing/make-item.ts';
import { makeProfile } from '../../testing/make-profile.ts';
import { openChat, reload } from '../../testing/open-chat.tsx';
import { serveApp } from '../../testing/serve-app.ts';
import { makeTranslated, serveChat } from '../../testing/serve-chat.ts';
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
  chat.reset();
});

const box = () => screen.getByRole('textbox', { name: 'Message to your stylist' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const say = (text: string) => userEvent.type(box(), `${text}{Enter}`);
const reply = (text: string | RegExp) => screen.findByText(text, { selector: 'p[class*=text]' });
const failed = () => HttpResponse.json({ code: 'search_failed' }, { status: 500 });

describe('a conversation', () => {
  it('begins with whom one talks and what could be asked', async () => {
    await openChat();
    expect(screen.getByText('Conversation Start')).toBeVisible();
    expect(screen.getByText(/You’re chatting with an AI stylist/)).toBeVisible();
    await userEvent.click(await button('An outfit for a beach wedding'));
    expect(await reply('Three dresses for the beach.')).toBeVisible();
    expect(chat.asked.chatTranslate[0]).toMatchObject({
      chat_id: null,
      query: 'An outfit for a beach wedding',
      attachments: [],
    });
    // At the first message too.
    expect(screen.getByText(/You’re chatting with an AI stylist/)).toBeVisible();
  });

  it('shows the title, then the candidates, then the choice and the reply', async () => {
    const [found, ranked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { chatRetrieve, chatRank } = chat.answers;
    chat.answers.chatRetrieve = async (body) => {
      await found.promise;
      return chatRetrieve(body);
    };
    chat.answers.chatRank = async (body) => {
      await ranked.promise;
      return chatRank(body);
    };
    await openChat();
    await say('linen dress');
    expect(box()).toHaveValue('');
    expect(await screen.findByRole('heading', { name: 'Linen for the beach' })).toBeVisible();
    expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'true');
    found.resolve();
    expect(await screen.findByText('I found three.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Dress c/ })).toBeVisible();
    ranked.resolve();
    expect(await reply('Three dresses for the beach.')).toBeVisible();
    expect(screen.getByText('The lightest of the three.')).toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'false');
    expect(location.search).toBe('?chat=c1');
    expect(chat.asked.chatRank[0]).toMatchObject({
      chat_id: 'c1',
      query: 'linen dress',
      refined_query: 'linen dress',
      quick_picks_ids: ['b', 'c'],
      top_picks_ids: ['a'],
      title: 'Linen for the beach',
    });
  });

  it('shows an answer that needs no search at once, with the items it speaks of', async () => {
    chat.answers.chatTranslate = (body) =>
      makeTranslated(body, {
        intent: 'item_question',
        answer: 'Yes, it is lined.',
        title: null,
        items: [makeItem('b')],
        suggestions: ['What shoes go with it?'],
      });
    await openChat();
    await say('is it lined?');
    expect(await reply('Yes, it is lined.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Dress b/ })).toBeVisible();
    expect(chat.asked.chatRetrieve).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Show Results' })).not.toBeInTheDocument();
    await userEvent.click(await button('What shoes go with it?'));
    await waitFor(() => expect(chat.asked.chatTranslate).toHaveLength(2));
    expect(chat.asked.chatTranslate[1]).toMatchObject({
      chat_id: 'c1',
      query: 'What shoes go with it?',
    });
  });

  it('shows a packing list as a list', async () => {
    chat.answers.chatTranslate = (body) =>
      makeTranslated(body, {
        intent: 'style_advice',
        answer: 'For 3 days in Oslo:\n• 3 warm tops\n• 1 coat\nThat is 4 pieces.\nBon voyage.',
      });
    await openChat();
    await say('pack for 3 days in Oslo');
    const last = within(
      (await screen.findAllByRole('article', { name: /^You and/ })).at(-1) ?? box(),
    );
    await waitFor(() =>
      expect(last.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
        '3 warm tops',
        '1 coat',
      ]),
    );
    expect(last.getByText('For 3 days in Oslo:')).toBeVisible();
    expect(last.getByText(/That is 4 pieces\.\s+Bon voyage\./)).toBeVisible();
  });

  it('shows the words of a reply as they are written', async () => {
    const answered = Promise.withResolvers<void>();
    chat.answers.chatTranslate = (body) => {
      const event = (name: string, data: unknown) =>
        new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      const stream = new ReadableStream({
        async start(controller) {
          controller.enqueue(event('text', { text: 'Linen breathes' }));
          controller.enqueue(event('text', { text: ' well.' }));
          await answered.promise;
          const answer = 'Linen breathes well.';
          controller.enqueue(
            event('answer', makeTranslated(body, { intent: 'style_advice', answer })),
          );
          controller.close();
        },
      });
      return new Response(stream, { headers: { 'content-type': STREAM_TYPE } });
    };
    await openChat();
    await say('what is cool in summer?');
    expect(await reply('Linen breathes well.')).toBeVisible();
    expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(/^Your stylist: /)).not.toBeInTheDocument();
    answered.resolve();
    expect(await screen.findByText('Your stylist: Linen breathes well.')).toBeInTheDocument();
  });

  it('is read out a reply at a time, once it is whole', async () => {
    await openChat();
    await say('linen dress');
    await reply('Three dresses for the beach.');
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
    expect(
      screen.getByText('Your stylist: Three dresses for the beach. 3 items shown.'),
    ).toHaveAttribute('role', 'status');
  });

  it('goes on with what is attached, which the next message has no more', async () => {
    await openChat();
    await say('linen dress');
    await reply('Three dresses for the beach.');
    await userEvent.click(await button('Add Dress b to search'));
    await say('more like this');
    await waitFor(() => expect(chat.asked.chatTranslate).toHaveLength(2));
    expect(chat.asked.chatTranslate[1]).toMatchObject({
      attachments: [{ id: 'b', context: 'item' }],
    });
    expect(await screen.findByRole('img', { name: 'Dress b' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove attachment' })).not.toBeInTheDocument();
  });
});

describe('a message without a reply', () => {
  it('is kept when the call fails, and sent again as the same one', async () => {
    chat.answers.chatRank = failed;
    await openChat();
    await say('linen dress');
    await waitFor(() => expect(useFailurePopup.getState().message).toBe(MESSAGES.search_failed));
    expect(screen.getByText('linen dress')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Dress c/ })).not.toBeInTheDocument();
    const [first] = chat.asked.chatTranslate;
    chat.reset();
    await userEvent.click(await button('Try again'));
    expect(await reply('Three dresses for the beach.')).toBeVisible();
    expect(useFailurePopup.getState().message).toBeNull();
    expect(chat.asked.chatTranslate[0]?.message_id).toBe(first?.message_id);
  });

  it('says that nobody could be reached', async () => {
    chat.answers.chatTranslate = () => HttpResponse.error();
    await openChat();
    await say('linen dress');
    expect(await screen.findByText(/Modiste couldn’t be reached/)).toBeVisible();
  });

  it('says that too much was said at once, rather than that nobody could be reached', async () => {
    chat.answers.chatTranslate = () =>
      HttpResponse.json(
        { code: 'rate_limited' },
        { status: 429, headers: { 'retry-after': '30' } },
      );
    await openChat();
    await say('linen dress');
    expect(await screen.findByText(/That was a lot at once/)).toBeVisible();
    expect(screen.queryByText(/couldn’t be reached/)).not.toBeInTheDocument();
    expect(await button('Try again')).toBeVisible();
  });

  it('is not tried again where the conversation takes no more', async () => {
    chat.answers.chatTranslate = () => HttpResponse.json({ code: 'chat_full' }, { status: 409 });
    await openChat();
    await say('linen dress');
    expect(await screen.findByText(/takes no more messages/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('keeps what came so far when it is stopped', async () => {
    chat.answers.chatRank = () => new Promise(() => undefined);
    await openChat();
    await say('linen dress');
    await screen.findByText('I found three.');
    await userEvent.click(await button('Stop'));
    expect(await screen.findByText('Stopped.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Dress c/ })).toBeVisible();
    expect(useFailurePopup.getState().message).toBeNull();
    expect(await button('Submit')).toBeDisabled();
  });

  it('leaves the keys where they can go on when it is stopped or asked for again by one', async () => {
    chat.answers.chatTranslate = () => new Promise(() => undefined);
    await openChat();
    await say('linen dress');
    (await button('Stop')).focus();
    await userEvent.keyboard('{Enter}');
    expect(box()).toHaveFocus();
    (await button('Try again')).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('article', { name: 'You and your stylist' })).toHaveFocus();
  });

  it('is stopped by Escape too', async () => {
    chat.answers.chatTranslate = () => new Promise(() => undefined);
    await openChat();
    await say('linen dress');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Stopped.')).toBeVisible();
  });

  it('waits for a reload that came before the server had it', async () => {
    chat.answers.chatTranslate = () => new Promise(() => undefined);
    await openChat();
    await say('linen dress');
    await waitFor(() => expect(chat.asked.chatTranslate).toHaveLength(1));
    const [first] = chat.asked.chatTranslate;
    chat.reset();
    await reload();
    expect(await screen.findByText('linen dress')).toBeVisible();
    await userEvent.click(await button('Get a reply'));
    expect(await reply('Three dresses for the beach.')).toBeVisible();
    expect(chat.asked.chatTranslate[0]?.message_id).toBe(first?.message_id);
  });
});

describe('the last message', () => {
  it('is edited in the query bar and takes the place of the old one', async () => {
    await openChat();
    await say('linen dress');
    await reply('Three dresses for the beach.');
    await userEvent.type(box(), 'half a thought');
    await userEvent.click(await button('Edit message'));
    expect(box()).toHaveValue('linen dress');
    expect(screen.getByText('Editing your last message')).toBeVisible();
    await userEvent.clear(box());
    await say('linen shirt');
    await waitFor(() => expect(chat.asked.chatTranslate).toHaveLength(2));
    const [first, second] = chat.asked.chatTranslate;
    expect(second).toMatchObject({ query: 'linen shirt', replaces: first?.message_id });
    expect(await screen.findByText('linen shirt')).toBeVisible();
    expect(screen.queryByText('linen dress')).not.toBeInTheDocument();
  });

  it.each([
    ['linen shirt', { color: ['Black'], priceRangeMax: 80 }],
    ['a gift for my sister', { color: ['Red', 'Blue'], sale: true }],
  ])('takes back what it changed of the filters when it becomes “%s”', async (other, set) => {
    chat.answers.chatTranslate = (body) =>
      makeTranslated(body, { updated_filters: { ...DEFAULT_FILTERS, ...body.filters, ...set } });
    await openChat();
    await say('black linen dress');
    await reply('Three dresses for the beach.');
    // What the shopper has chosen since stays.
    await userEvent.click(await button(/^Filters/));
    const panel = within(await screen.findByRole('dialog', { name: 'Refine Results' }));
    await userEvent.click(panel.getByRole('button', { name: 'Women' }));
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await userEvent.click(await button('Open chat'));
    chat.answers.chatTranslate = makeTranslated;
    await userEvent.click(await button('Edit message'));
    await userEvent.clear(box());
    await say(other);
    await waitFor(() => expect(chat.asked.chatTranslate).toHaveLength(2));
    expect(chat.asked.chatTranslate[1]?.filters).toEqual({ ...DEFAULT_FILTERS, gender: ['Women'] });
    expect(await button('Filters, 1 active')).toBeVisible();
  });

  it('stays as it was when the edit is given up', async () => {
    await openChat();
    await say('linen dress');
    await reply('Three dresses for the beach.');
    await userEvent.type(box(), 'half a thought');
    await userEvent.click(await button('Edit message'));
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveValue('half a thought');
    expect(screen.getByText('linen dress')).toBeVisible();
  });
});

describe('Reset', () => {
  it('clears the conversation and what is written, until it is undone', async () => {
    await openChat();
    await say('linen dress');
    await reply('Three dresses for the beach.');
    await userEvent.type(box(), 'and cheaper');
    await userEvent.click(await button('Reset'));
    expect(
      await screen.findByRole('heading', { name: 'What are you dressing for?' }),
    ).toBeVisible();
    expect(box()).toHaveValue('');
    expect(location.search).toBe('?chat=new');
    await userEvent.click(await button('Undo'));
    expect(await reply('Three dresses for the beach.')).toBeVisible();
    expect(box()).toHaveValue('and cheaper');
    expect(location.search).toBe('?chat=c1');
  });
});

describe('what is remembered', () => {
  it('is said, and forgotten by a press', async () => {
    const forgotten: string[] = [];
    const path = fillPath(PATHS.forgetMemory.path, { id: 'r1' });
    server.use(
      http.delete(`*${path}`, ({ request }) => {
        forgotten.push(new URL(request.url).pathname);
        return HttpResponse.json({ ok: true });
      }),
    );
    chat.answers.chatTranslate = (body) =>
      makeTranslated(body, { remembered: [{ id: 'r1', text: 'No wool' }] });
    await openChat();
    await say('I never wear wool');
    const line = await screen.findByText('I’ll remember: No wool');
    expect(line).toBeVisible();
    await userEvent.click(
      within(screen.getByRole('list', { name: 'Remembered' })).getByRole('button'),
    );
    await waitFor(() => expect(line).not.toBeInTheDocument());
    expect(forgotten).toEqual([path]);
  });
});
