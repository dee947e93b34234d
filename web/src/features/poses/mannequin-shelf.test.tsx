import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { type MannequinEntrance, MannequinShelf } from './mannequin-shelf.tsx';

const NAMES = ['Woman, Honey', 'Woman, Ivory', 'Man, Honey', 'Man, Ivory', 'Man, White'];
const mannequins = NAMES.map((name, at) => ({
  id: `mannequin ${at}`,
  name,
  description: name,
  gender: 'Women',
}));

const server = setupServer();
let pictures: PromiseWithResolvers<void>[] = [];
const answerList = (list: readonly object[]) =>
  server.use(http.get(`*${PATHS.mannequins.path}`, () => HttpResponse.json(list)));

beforeAll(() => {
  server.listen();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: vi.fn() }),
  );
});
afterAll(() => server.close());
beforeEach(() => {
  pictures = [];
  server.resetHandlers();
  answerList(mannequins);
  server.use(
    http.get(`*${PATHS.mannequinImage.path}`, async () => {
      const picture = Promise.withResolvers<void>();
      pictures.push(picture);
      await picture.promise;
      return HttpResponse.arrayBuffer(new ArrayBuffer(8), {
        headers: { 'content-type': 'image/webp' },
      });
    }),
  );
});

const chosen = vi.fn();
const Entrance: MannequinEntrance = ({ mannequin, children }) => (
  <button type="button" onClick={() => chosen(mannequin.id)}>
    {children}
  </button>
);

it('offers each mannequin by its name, and asks for two pictures at a time', async () => {
  renderWithQueries(<MannequinShelf Entrance={Entrance} />);
  const button = await screen.findByRole('button', { name: 'Man, White' });
  await userEvent.click(button);
  expect(chosen).toHaveBeenCalledWith('mannequin 4');
  expect(screen.getAllByRole('button')).toHaveLength(NAMES.length);
  await waitFor(() => expect(pictures).toHaveLength(2));
  pictures[0]?.resolve();
  await waitFor(() => expect(pictures).toHaveLength(3));
  for (let at = 1; at < NAMES.length; at += 1) {
    await waitFor(() => expect(pictures.length).toBeGreaterThan(at));
    pictures[at]?.resolve();
  }
  await waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(NAMES.length));
});

it('says nothing where there are none', async () => {
  answerList([]);
  const { container } = renderWithQueries(<MannequinShelf Entrance={Entrance} />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
