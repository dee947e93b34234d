import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFailurePopup } from '../../lib/failure-popup.ts';
import { makeItem } from '../../testing/make-item.ts';
import { makeProfile } from '../../testing/make-profile.ts';
import { openChat } from '../../testing/open-chat.tsx';
import { serveApp } from '../../testing/serve-app.ts';
import { makeRanked, makeTranslated, serveChat } from '../../testing/serve-chat.ts';
import { makeDresses, serveList } from '../../testing/serve-list.ts';
import { signIn, signOut } from '../../testing/sign-in.ts';

const chat = serveChat();
serveApp(
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

const failed = () => HttpResponse.json({ code: 'search_failed' }, { status: 500 });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const words = (text: string) => screen.findByText(text, { selector: 'p[class*=text]' });
const say = (text: string) =>
  userEvent.type(
    screen.getByRole('textbox', { name: 'Message to your stylist' }),
    `${text}{Enter}`,
  );

/** Opens the filters and changes whom it is for. */
async function choose(gender: string): Promise<void> {
  await userEvent.click(await button(/^Filters(, \d active)?$/));
  const panel = within(await screen.findByRole('dialog', { name: 'Refine Results' }));
  await userEvent.click(panel.getByRole('button', { name: gender }));
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
}

describe('what filters find again', () => {
  beforeEach(async () => {
    await openChat();
    await say('linen dress');
    await words('Three dresses for the beach.');
  });

  it('is the last search, not an answer that was given since', async () => {
    chat.answers.chatTranslate = (body) =>
      makeTranslated(body, {
        intent: 'item_question',
        answer: 'The first is of linen.',
        refined_query: '',
        items: [makeItem('a')],
      });
    await say('what is the first made of?');
    await words('The first is of linen.');
    await choose('Women');
    await waitFor(() => expect(chat.asked.chatRank).toHaveLength(2));
    expect(chat.asked.chatRetrieve[1]).toMatchObject({
      refined_query: 'linen dress',
      filters: { gender: ['Women'] },
    });
    expect(useFailurePopup.getState().message).toBeNull();
    await userEvent.click(await button('Open chat'));
    expect(await words('The first is of linen.')).toBeVisible();
  });

  it('is asked for again with the same filters where it did not load', async () => {
    const { chatRetrieve } = chat.answers;
    chat.answers.chatRetrieve = failed;
    await choose('Women');
    expect(await screen.findByText('The results didn’t load')).toBeVisible();
    chat.answers.chatRetrieve = chatRetrieve;
    await userEvent.click(await button('Try again'));
    expect(await screen.findByRole('list', { name: 'Quick Finds' })).toBeVisible();
    expect(chat.asked.chatRetrieve.at(-1)).toMatchObject({ filters: { gender: ['Women'] } });
    expect(useFailurePopup.getState().message).toBeNull();
  });

  it('is found with other filters too where nothing was found, or it did not load', async () => {
    const { chatRetrieve } = chat.answers;
    chat.answers.chatRetrieve = failed;
    await choose('Women');
    await screen.findByText('The results didn’t load');
    expect(useFailurePopup.getState().message).toBe(MESSAGES.research_failed);
    chat.answers.chatRetrieve = chatRetrieve;
    chat.answers.chatRank = () => makeRanked({ quick_pick_items: [], deep_search_items: [] });
    await choose('Men');
    expect(await screen.findByText('No results here')).toBeVisible();
    chat.answers.chatRank = () => makeRanked();
    await userEvent.click(await button('Remove Men'));
    expect(await screen.findByRole('list', { name: 'Quick Finds' })).toBeVisible();
    expect(chat.asked.chatRetrieve.at(-1)).toMatchObject({ filters: { gender: ['Women'] } });
  });
});

describe('a message that is answered on another attempt', () => {
  it('is searched for with the filters as they are now, and says what the stylist set', async () => {
    const black = { ...DEFAULT_FILTERS, color: ['Black'] };
    chat.answers.chatTranslate = (body) => makeTranslated(body, { updated_filters: black });
    const { chatRank } = chat.answers;
    chat.answers.chatRank = failed;
    await openChat();
    await say('black linen dress');
    await screen.findByText(/couldn’t reply/);
    chat.answers.chatRank = chatRank;
    await choose('Women');
    expect(await screen.findByRole('list', { name: 'Quick Finds' })).toBeVisible();
    expect(chat.asked.chatRetrieve.at(-1)).toMatchObject({
      filters: { color: ['Black'], gender: ['Women'] },
    });
    await userEvent.click(await button('Open chat'));
    expect(await button('Remove Black')).toBeVisible();
    expect(await button('Filters, 2 active')).toBeVisible();
  });
});
