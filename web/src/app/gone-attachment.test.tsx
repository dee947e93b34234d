import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeItem } from '../testing/make-item.ts';
import { makeSearchAnswer } from '../testing/make-search-answer.ts';
import { serveApp } from '../testing/serve-app.ts';
import { App } from './app.tsx';

interface Asked {
  query: string;
  attachments: unknown[];
}

const FOUND = makeSearchAnswer([makeItem('a')]);
let asked: Asked[] = [];
const server = serveApp(
  http.post<never, Asked>(`*${PATHS.search.path}`, async ({ request }) => {
    const body = await request.json();
    asked.push(body);
    return body.attachments.length === 0
      ? HttpResponse.json(FOUND)
      : HttpResponse.json({ code: 'attachment_not_found' }, { status: 404 });
  }),
  http.get(`*${PATHS.attachmentImage.path}`, () =>
    HttpResponse.json({ code: 'attachment_not_found' }, { status: 404 }),
  ),
);
beforeEach(() => {
  asked = [];
});

describe('a search with a picture that the server no longer has', () => {
  it('goes on without it and says so, for good', async () => {
    history.replaceState(null, '', '/?q=coat&attachment=chat_attachment%3Au1');
    render(<App />);
    expect(await screen.findByText('Dress a')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain(MESSAGES.attachment_gone),
    );
    expect(location.search).toBe('?q=coat');
    expect(screen.queryByRole('button', { name: 'Remove attachment' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a photo' })).toBeEnabled();
    expect(asked.map(({ attachments }) => attachments.length)).toEqual([1, 0]);
  });

  it('goes on without it too where the picture itself is still at hand', async () => {
    server.use(http.get(`*${PATHS.attachmentImage.path}`, () => new HttpResponse('a picture')));
    history.replaceState(null, '', '/?q=boots&attachment=chat_attachment%3Au2');
    render(<App />);
    expect(await screen.findByText('Dress a')).toBeVisible();
    expect(location.search).toBe('?q=boots');
    expect(screen.queryByRole('button', { name: 'Remove attachment' })).toBeNull();
    server.resetHandlers();
  });
});
