import { PATHS } from '@modiste/contract/paths';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Profiler } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeDresses, serveList } from '../testing/serve-list.ts';
import { signIn } from '../testing/sign-in.ts';
import { App } from './app.tsx';

const TILES = 60;
let commits = 0;

vi.mock(import('../features/search/results/results-view.tsx'), async (load) => {
  const { ResultsView } = await load();
  return {
    ResultsView: (props) => (
      <Profiler id="results" onRender={() => (commits += 1)}>
        <ResultsView {...props} />
      </Profiler>
    ),
  };
});

const suggested: string[] = [];
const server = setupServer(
  serveList(() => ({ matches: makeDresses(TILES) })),
  http.get(`*${PATHS.wishlist.path}`, () => HttpResponse.json({})),
  http.get(`*${PATHS.suggestSearches.path}`, ({ request }) => {
    suggested.push(new URL(request.url).searchParams.get('text') ?? '');
    return HttpResponse.json({
      suggestions: [{ kind: 'type', text: 'silk dresses', gender: null }],
    });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }));
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  signIn();
});
afterAll(() => server.close());

it('renders no result while words are typed and searches are suggested', async () => {
  history.replaceState(null, '', '/?q=dress');
  render(<App />);
  const results = await screen.findByRole('list', { name: 'Results' });
  await waitFor(() => expect(within(results).getAllByRole('article')).toHaveLength(TILES));
  const box = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.clear(box);
  commits = 0;
  await userEvent.type(box, 'silk dress');
  expect(box).toHaveValue('silk dress');
  await waitFor(() => expect(suggested).toContain('silk dress'));
  await screen.findByRole('option', { name: /silk dresses/ });
  expect(commits).toBe(0);
});
