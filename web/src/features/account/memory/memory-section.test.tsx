import type { StylistMemory } from '@modiste/contract/entities/stylist-memory';
import { ERRORS, type ErrorCode } from '@modiste/contract/errors';
import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWithQueries } from '../../../testing/render-with-queries.tsx';
import { MemoryDisclosure } from '../preference-sections.tsx';

const make = (text: string): StylistMemory => ({
  id: text.replaceAll(' ', '-'),
  text,
  created_at: '2026-11-01T10:00:00.000Z',
});
let known: StylistMemory[] = [];
let isOn = true;
const done = () => HttpResponse.json({ ok: true });
const fail = (code: ErrorCode) => HttpResponse.json({ code }, { status: ERRORS[code].status });
const isWritten = (body: unknown): body is { text: string } =>
  typeof body === 'object' && body !== null && 'text' in body && typeof body.text === 'string';
async function textOf(request: Request): Promise<string> {
  const body: unknown = await request.json();
  return isWritten(body) ? body.text : '';
}

const server = setupServer(
  http.get(`*${PATHS.memories.path}`, () =>
    HttpResponse.json({ memory_enabled: isOn, memories: known }),
  ),
  http.post(`*${PATHS.setMemoryMode.path}`, async ({ request }) => {
    isOn = (await request.text()).includes('true');
    return done();
  }),
  http.post(`*${PATHS.addMemory.path}`, async ({ request }) => {
    const memory = make(await textOf(request));
    known = [memory, ...known];
    return HttpResponse.json(memory);
  }),
  http.post(`*${PATHS.changeMemory.path}`, async ({ request, params }) => {
    const text = await textOf(request);
    if (text.includes('pregnant')) return fail('memory_refused');
    return HttpResponse.json({ ...make(text), id: String(params.id) });
  }),
  http.delete(`*${PATHS.forgetMemory.path}`, ({ params }) => {
    known = known.filter(({ id }) => id !== params.id);
    return done();
  }),
  http.delete(`*${PATHS.forgetMemories.path}`, () => {
    known = [];
    return done();
  }),
);

beforeAll(() => server.listen());
beforeEach(() => {
  known = ['Wide feet', 'No wool', 'Loves linen'].map(make);
  isOn = true;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const TITLE = 'What Your Stylist Remembers';
async function unfold() {
  renderWithQueries(<MemoryDisclosure />);
  await userEvent.click(screen.getByText(TITLE));
  return await screen.findByRole('switch', { name: 'Memory' });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const texts = () =>
  within(screen.getByRole('list', { name: 'What your stylist remembers' }))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);

describe('what the stylist remembers', () => {
  it('is listed, and says what is never kept', async () => {
    await unfold();
    expect(texts()).toEqual(['Wide feet', 'No wool', 'Loves linen']);
    expect(screen.getByText(/Health, body measurements.* are never kept/)).toBeVisible();
  });

  it('is fetched only when it is looked at', async () => {
    server.use(http.get(`*${PATHS.memories.path}`, () => fail('internal')));
    renderWithQueries(<MemoryDisclosure />);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByText(TITLE));
    expect(await screen.findByText('What your stylist remembers didn’t load.')).toBeVisible();
    server.resetHandlers();
    await press('Try again');
    expect(await screen.findByText('No wool')).toBeVisible();
  });

  it('says how to begin where there is nothing', async () => {
    known = [];
    await unfold();
    expect(screen.getByText(/Nothing yet\. Tell your stylist/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Forget everything' })).toBeNull();
  });

  it('can be forgotten and remembered again in its place', async () => {
    await unfold();
    await press('Forget “No wool”');
    await waitFor(() =>
      expect(texts()).toEqual(['Wide feet', 'Forgot “No wool”.Undo', 'Loves linen']),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Forgot No wool');
    expect(known.map(({ text }) => text)).toEqual(['Wide feet', 'Loves linen']);
    const undo = screen.getByRole('button', { name: 'Undo: remember “No wool”' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await waitFor(() => expect(texts()).toEqual(['Wide feet', 'No wool', 'Loves linen']));
    expect(screen.getByRole('list', { name: 'What your stylist remembers' })).toHaveFocus();
  });

  it('stays where it could not be forgotten', async () => {
    server.use(http.delete(`*${PATHS.forgetMemory.path}`, () => fail('internal')));
    await unfold();
    await press('Forget “No wool”');
    expect(await screen.findByText('That wasn’t forgotten. Try again.')).toBeVisible();
    expect(texts()).toHaveLength(3);
  });

  it('is all forgotten after a question', async () => {
    await unfold();
    await press('Forget everything');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Forget everything' }));
    expect(await screen.findByText(/Nothing yet/)).toBeVisible();
    expect(known).toEqual([]);
  });

  it('can be switched off, and says what that means', async () => {
    const memory = await unfold();
    expect(memory).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(memory);
    expect(memory).toHaveAttribute('aria-checked', 'false');
    expect(memory).toHaveAccessibleDescription(/Nothing new is kept and nothing below is used/);
    expect(texts()).toHaveLength(3);
    await waitFor(() => expect(isOn).toBe(false));
  });

  it('goes back to what it was where the switch could not be saved', async () => {
    server.use(http.post(`*${PATHS.setMemoryMode.path}`, () => fail('internal')));
    const memory = await unfold();
    await userEvent.click(memory);
    expect(await screen.findByText('That wasn’t saved. Try again.')).toBeVisible();
    expect(memory).toHaveAttribute('aria-checked', 'true');
  });
});

describe('a memory', () => {
  it('can be changed by keyboard', async () => {
    await unfold();
    await press('Change “No wool”');
    const field = screen.getByRole('textbox', { name: 'Change “No wool”' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'No silk{Enter}');
    await waitFor(() => expect(texts()).toEqual(['Wide feet', 'No silk', 'Loves linen']));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change “No silk”' })).toHaveFocus(),
    );
  });

  it('stays as it is when the change is given up', async () => {
    await unfold();
    await press('Change “No wool”');
    await userEvent.type(screen.getByRole('textbox', { name: 'Change “No wool”' }), 'xyz{Escape}');
    expect(texts()).toEqual(['Wide feet', 'No wool', 'Loves linen']);
    expect(screen.getByRole('button', { name: 'Change “No wool”' })).toHaveFocus();
  });

  it('says why it cannot become something that is never kept', async () => {
    await unfold();
    await press('Change “No wool”');
    const field = screen.getByRole('textbox', { name: 'Change “No wool”' });
    await userEvent.clear(field);
    await userEvent.type(field, 'I am pregnant{Enter}');
    expect(await screen.findByText(ERRORS.memory_refused.message)).toBeVisible();
    expect(field).toHaveValue('I am pregnant');
  });

  it('can be written down', async () => {
    await unfold();
    await userEvent.type(screen.getByRole('textbox', { name: 'Add something' }), 'No fur{Enter}');
    await waitFor(() => expect(texts()[0]).toBe('No fur'));
    expect(screen.getByRole('textbox', { name: 'Add something' })).toHaveValue('');
  });
});
