import type { CallBody } from '@modiste/contract/calls';
import { ONBOARDING_STEP_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { PAGES, PATHS } from '@modiste/contract/paths';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { makeProfile } from '../../testing/make-profile.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { Onboarding } from './onboarding.tsx';

const saved: CallBody<'savePreferences'>[] = [];
const visits: string[] = [];
let opened = 0;
const server = setupServer(
  http.post<never, { path: string }>(`*${PATHS.recordEngagement.path}`, async ({ request }) => {
    visits.push((await request.json()).path);
    return HttpResponse.json({ ok: true });
  }),
);
const answerSave = (respond: () => Response | Promise<Response>) =>
  server.use(
    http.post<never, CallBody<'savePreferences'>>(
      `*${PATHS.savePreferences.path}`,
      async ({ request }) => {
        saved.push(await request.json());
        return respond();
      },
    ),
  );

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const newcomer = (email = 'ada@example.com') => makeProfile({}, { onboarded: false, email });

/** Leaves the page and comes back to an address, as a new page of the browser would. */
function comeBack(state: unknown = null) {
  cleanup();
  history.replaceState(state, '', PAGES.onboarding);
  const onDone = vi.fn();
  opened += 1;
  renderWithQueries(<Onboarding poses={<p>Your photos</p>} onDone={onDone} />);
  return onDone;
}

async function openAt(step: 1 | 2 | 3) {
  const onDone = comeBack();
  await pass(ONBOARDING_STEP_MS);
  for (let passed = 1; passed < step; passed += 1) await press('Skip/Next >');
  return onDone;
}

beforeAll(() => server.listen());
beforeEach(() => {
  saved.length = 0;
  visits.length = 0;
  opened = 0;
  localStorage.clear();
  pretendScreen(1280);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  signIn(newcomer());
  answerSave(() => HttpResponse.json({ ok: true }));
});
afterEach(async () => {
  // Each visit is recorded before the next test counts its own.
  await vi.waitUntil(() => visits.length === opened);
  server.resetHandlers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

describe('the onboarding', () => {
  it('begins with three seconds of welcome and records that it was opened', async () => {
    comeBack();
    expect(await title(MESSAGES.onboarding_intro)).toHaveFocus();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await pass(ONBOARDING_STEP_MS - 100);
    expect(screen.getByText(MESSAGES.onboarding_intro)).toBeVisible();
    await pass(100);
    expect(await title('Style Profile')).toHaveFocus();
    await waitFor(() => expect(visits).toEqual([PAGES.onboarding]));
  });

  it('leads through three pages, each with its progress and its title read out', async () => {
    await openAt(1);
    expect(progress()).toBe('33');
    expect(screen.queryByRole('button', { name: '< Back' })).toBeNull();
    await press('Skip/Next >');
    expect(await title('Virtual AI Assistant')).toHaveFocus();
    expect(progress()).toBe('67');
    await press('Skip/Next >');
    expect(await title('Poses')).toHaveFocus();
    expect(progress()).toBe('100');
    expect(screen.getByText('Your photos')).toBeVisible();
    expect(screen.queryByRole('button', { name: '< Back' })).toBeNull();
  });

  it('asks for all of the style profile on its first page', async () => {
    await openAt(1);
    for (const group of ['Style For', 'Clothing', 'Shoes', 'Fashion Vibe', 'Preferred Style']) {
      expect(screen.getByRole('group', { name: group })).toBeVisible();
    }
    expect(screen.getByLabelText('Cannot find your style?')).toBeVisible();
    expect(screen.getByLabelText('Share something about your fashion interests')).toBeVisible();
  });

  it('saves everything that was told, as an onboarded person', async () => {
    const onDone = await openAt(1);
    await press('Women');
    await press('M');
    await press('Romantic');
    await press('Vintage');
    await user.type(screen.getByLabelText('Cannot find your style?'), 'Dark academia{Enter}');
    await user.type(screen.getByRole('textbox', { name: /Share something/ }), 'Linen');
    await press('Skip/Next >');
    await user.click(screen.getByRole('radio', { name: 'Bold & Assertive' }));
    await press('Skip/Next >');
    await press('Complete Profile');
    expect(await title(MESSAGES.onboarding_done)).toHaveFocus();
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({
      onboarded: true,
      gender_preference: ['Women'],
      clothing_size: ['M'],
      personality: ['Romantic'],
      style_preference: ['Vintage', 'Dark academia'],
      user_notes: 'Linen',
      ai_tone: 'Bold & Assertive',
      location: null,
    });
    expect(useSession.getState().user).toMatchObject({
      onboarded: true,
      ai_tone: 'Bold & Assertive',
      preferences: { clothing_size: ['M'] },
    });
    await pass(ONBOARDING_STEP_MS - 100);
    expect(onDone).not.toHaveBeenCalled();
    await pass(100);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('may be skipped from end to end', async () => {
    await openAt(3);
    await press('Complete Profile');
    await title(MESSAGES.onboarding_done);
    expect(saved[0]).toMatchObject({ onboarded: true, gender_preference: [], ai_tone: null });
  });

  it('can be answered by the keyboard alone', async () => {
    await openAt(1);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Men' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Men' })).toHaveAttribute('aria-pressed', 'true');
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Skip/Next >' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await title('Virtual AI Assistant')).toHaveFocus();
  });
});

describe('the way back', () => {
  it('by its button or by the browser leads to the page before, with what was told', async () => {
    await openAt(1);
    await press('Women');
    await press('Skip/Next >');
    await press('< Back');
    await title('Style Profile');
    expect(screen.getByRole('button', { name: 'Women' })).toHaveAttribute('aria-pressed', 'true');
    await press('Skip/Next >');
    await press('Skip/Next >');
    await title('Poses');
    history.back();
    await title('Virtual AI Assistant');
  });

  it('after leaving goes on where it was left', async () => {
    await openAt(1);
    await press('Women');
    await press('Skip/Next >');
    comeBack();
    await title('Virtual AI Assistant');
    await press('< Back');
    expect(screen.getByRole('button', { name: 'Women' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows nobody what somebody else told here', async () => {
    await openAt(1);
    await press('Women');
    signIn(newcomer('bob@example.com'));
    comeBack();
    await title(MESSAGES.onboarding_intro);
    await pass(ONBOARDING_STEP_MS);
    expect(screen.getByRole('button', { name: 'Women' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('into it is closed once it is completed', async () => {
    await openAt(3);
    await press('Complete Profile');
    await title(MESSAGES.onboarding_done);
    expect(comeBack({ step: 2 })).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('pressing twice', () => {
  it('turns one page only', async () => {
    await openAt(1);
    await press('Skip/Next >');
    fireEvent.click(screen.getByRole('button', { name: 'Skip/Next >' }), { detail: 2 });
    expect(await title('Virtual AI Assistant')).toHaveFocus();
  });

  it('saves once', async () => {
    const gate = Promise.withResolvers<void>();
    answerSave(async () => {
      await gate.promise;
      return HttpResponse.json({ ok: true });
    });
    await openAt(3);
    await press('Complete Profile');
    await press('Complete Profile');
    expect(screen.getByRole('button', { name: 'Complete Profile' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    gate.resolve();
    await title(MESSAGES.onboarding_done);
    expect(saved).toHaveLength(1);
  });
});

describe('a failure to save', () => {
  it('is only logged: the way goes on, and the answers are there for the next visit', async () => {
    answerSave(() => HttpResponse.json({ code: 'internal' }, { status: 500 }));
    await openAt(1);
    await press('Women');
    await press('Skip/Next >');
    await press('Skip/Next >');
    await press('Complete Profile');
    await title(MESSAGES.onboarding_done);
    expect(console.warn).toHaveBeenCalledWith(expect.any(String), expect.any(Error));
    expect(useSession.getState().user?.onboarded).toBe(true);

    signIn(newcomer());
    answerSave(() => HttpResponse.json({ ok: true }));
    comeBack();
    await title('Poses');
    await press('Complete Profile');
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ gender_preference: ['Women'] }));
  });
});
