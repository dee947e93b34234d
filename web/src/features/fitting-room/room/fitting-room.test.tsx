import type { TryOnMetadata } from '@modiste/contract/calls/try-on';
import type { Item } from '@modiste/contract/entities/item';
import { PATHS } from '@modiste/contract/paths';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setConnection } from '../../../lib/connection.ts';
import { closeFailure, useFailurePopup } from '../../../lib/failure-popup.ts';
import { removeStored } from '../../../lib/storage.ts';
import type { Pose } from '../../../poses/pose-queries.ts';
import { makeItem } from '../../../testing/make-item.ts';
import { pretendScreen } from '../../../testing/pretend-screen.ts';
import { renderWithQueries } from '../../../testing/render-with-queries.tsx';
import type { TryOnAnswer } from '../state/look.ts';
import { POSE_STORED, useRoom, wearItem } from '../state/room.ts';
import { FittingRoom, type Visit } from './fitting-room.tsx';

const named = (id: string, words: string, category: Item['try_on_category']) =>
  makeItem(id, { short_description: words, try_on_category: category });
const shirt = named('shirt', 'Linen Shirt', 'upper_body');
const knit = named('knit', 'Wool Knit', 'upper_body');
const jeans = named('jeans', 'Wide Jeans', 'lower_body');

const ownPose = (id: string): Pose => ({
  id,
  description: '',
  generated: false,
  generated_from_item_id: null,
  photo_faults: [],
});
const picture = () =>
  HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'content-type': 'image/webp' } });

let held: Pose[] = [];
let mannequins: { id: string; name: string; description: string; gender: string }[] = [];
/** What the fitting room was asked for. */
const asked: TryOnMetadata[] = [];
const saved: string[] = [];
let respond: (metadata: TryOnMetadata) => Promise<Response> | Response;
let save: () => Response;
const server = setupServer();
let network = globalThis.fetch;

const answerTo = (metadata: TryOnMetadata, given: Partial<TryOnAnswer> = {}): Response =>
  HttpResponse.json({
    id: `made ${asked.length}`,
    retry_prev_id: metadata.retry_prev_id,
    retry_iteration: metadata.retry_iteration + (metadata.retry ? 1 : 0),
    gen_image_b64: btoa(`picture ${asked.length}`),
    engine: 'test',
    preview: false,
    doubts: [],
    ...given,
  });

beforeAll(() => {
  server.listen();
  network = globalThis.fetch;
});
beforeEach(() => {
  held = [ownPose('b'), ownPose('a')];
  mannequins = [];
  asked.length = 0;
  saved.length = 0;
  respond = (metadata) => answerTo(metadata);
  save = () => HttpResponse.json(ownPose('saved'));
  closeFailure();
  removeStored(POSE_STORED);
  useRoom.setState(useRoom.getInitialState(), true);
  pretendScreen(1280);
  server.use(
    http.get(`*${PATHS.poses.path}`, () => HttpResponse.json(held)),
    http.get(`*${PATHS.mannequins.path}`, () => HttpResponse.json(mannequins)),
    http.get(`*${PATHS.poseThumbnail.path}`, picture),
    http.get(`*${PATHS.poseImage.path}`, picture),
    http.get(`*${PATHS.mannequinImage.path}`, picture),
    http.post(`*${PATHS.similarItems.path}`, () => HttpResponse.json({})),
  );
  // Answers uploads in place of the network, which forms of jsdom do not get through.
  vi.stubGlobal('fetch', async (path: string, given: RequestInit) => {
    if (!(given.body instanceof FormData)) return await network(path, given);
    const text = given.body.get('metadata');
    if (typeof text !== 'string') {
      const id = given.body.get('image_id');
      if (typeof id === 'string') saved.push(id);
      return save();
    }
    const metadata: TryOnMetadata = JSON.parse(text);
    asked.push(metadata);
    return await respond(metadata);
  });
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const user = userEvent.setup();
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const failure = () => useFailurePopup.getState().message;
const onShow = () => screen.findByRole('img', { name: /made by AI/ });
const wornOf = ({ top, bottom, full_body }: TryOnMetadata) =>
  [top, bottom, full_body].map((garment) => garment?.id);

function enter(visit: Visit = {}) {
  const closets = [{ title: 'From your wishlist', items: [jeans, knit], context: null }];
  renderWithQueries(<FittingRoom visit={visit} closets={closets} open onClose={() => undefined} />);
}
async function wearShirt() {
  enter({ item: shirt, from: { context: 'wishlist', contextId: 'shirt' } });
  await onShow();
}

describe('the fitting room', () => {
  it('puts on what the shopper came with, on their newest pose', async () => {
    await wearShirt();
    expect(asked).toEqual([
      {
        category: 'top',
        context: 'wishlist',
        context_id: 'shirt',
        top: { id: 'shirt', collection: 'demo', url: shirt.image_urls[0], website: 'Orme' },
        bottom: null,
        full_body: null,
        pose: { id: 'b', type: 'pose' },
        retry: false,
        retry_prev_id: null,
        retry_iteration: 0,
      },
    ]);
    expect(await onShow()).toHaveAccessibleName('Pose 2 in Linen Shirt, made by AI');
    expect(screen.getByText('Now wearing Linen Shirt.')).toBeInTheDocument();
  });

  it('makes nothing without a pose', async () => {
    held = [];
    enter({ item: shirt });
    expect(await screen.findByText('Choose a pose to begin.')).toBeVisible();
    expect(screen.getByText(/full-length photo.* confirm that it shows you/)).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('tells what makes a good photo until there is one: a saved look is none', async () => {
    held = [{ ...ownPose('b'), generated: true }];
    enter();
    expect(await screen.findByText(/full-length photo/)).toBeVisible();
    cleanup();
    held = [ownPose('b')];
    enter();
    await screen.findByRole('button', { name: 'Pose 1' });
    expect(screen.queryByText(/full-length photo/)).toBeNull();
  });

  it('begins on a mannequin where there is no photo', async () => {
    held = [];
    const about = { description: '', gender: 'Women' };
    mannequins = [
      { id: 'mannequin-man', name: 'Man', description: '', gender: 'Men' },
      { id: 'mannequin-woman', name: 'Woman', ...about },
    ];
    enter({ item: shirt });
    await onShow();
    expect(asked.map(({ pose }) => pose?.id)).toEqual(['mannequin-woman']);
  });

  it('changes to the mannequin that a piece was made for, of the same skin', async () => {
    held = [];
    const list = [
      ['mannequin-woman-honey', 'Woman, Honey', 'Women'],
      ['mannequin-man-ivory', 'Man, Ivory', 'Men'],
      ['mannequin-man-honey', 'Man, Honey', 'Men'],
    ];
    mannequins = list.map(([id = '', name = '', gender = '']) => ({
      id,
      name,
      description: '',
      gender,
    }));
    enter();
    await waitFor(() => expect(useRoom.getState().pose?.name).toBe('Woman, Honey'));
    cleanup();
    enter({ item: { ...shirt, other_info: { ...shirt.other_info, gender: 'Men' } } });
    expect(await onShow()).toHaveAccessibleName(/^Man, Honey/);
    expect(asked).toHaveLength(1);
  });

  it('remembers the pose that was chosen last', async () => {
    enter();
    await press('Pose 1');
    useRoom.setState(useRoom.getInitialState(), true);
    await waitFor(() => expect(useRoom.getState().pose?.id).toBe('a'));
  });

  it('makes a pair in two calls: the bottom first, then the top on that', async () => {
    await wearShirt();
    await press('Choose: Bottom');
    await press('Wide Jeans');
    await screen.findByRole('img', { name: /in Linen Shirt and Wide Jeans/ });
    expect(
      asked
        .slice(1)
        .map(({ category, pose, ...rest }) => [
          category,
          pose,
          wornOf({ category, pose, ...rest }),
        ]),
    ).toEqual([
      ['bottom', { id: 'b', type: 'pose' }, [undefined, 'jeans', undefined]],
      ['bottom', { id: 'made 2', type: 'generated' }, ['shirt', 'jeans', undefined]],
    ]);
  });

  it('shows what was made before without asking again', async () => {
    await wearShirt();
    await press('Pose 1');
    await screen.findByRole('img', { name: /Pose 1 in/ });
    await press('Pose 2');
    await screen.findByRole('img', { name: /Pose 2 in/ });
    expect(asked).toHaveLength(2);
    const looks = await screen.findByRole('region', { name: 'Your looks' });
    await user.click(within(looks).getByRole('button', { name: /on Pose 1/ }));
    expect(await screen.findByRole('img', { name: /Pose 1 in/ })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('makes a look another way, from the one on show', async () => {
    await wearShirt();
    await press(/^Retry/);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({
      category: 'retry',
      retry: true,
      retry_prev_id: 'made 1',
      retry_iteration: 0,
    });
    await waitFor(() => expect(useRoom.getState().shown?.iteration).toBe(1));
    expect(screen.getByRole('button', { name: /^Retry/ })).toHaveFocus();
    const looks = within(await screen.findByRole('region', { name: 'Your looks' }));
    await user.click(looks.getByRole('button', { name: 'Linen Shirt on Pose 2' }));
    expect(useRoom.getState().shown?.id).toBe('made 1');
    await user.click(looks.getByRole('button', { name: 'Linen Shirt on Pose 2, version 2' }));
    expect(useRoom.getState().shown?.id).toBe('made 2');
    expect(asked).toHaveLength(2);
  });

  it('says so when a look comes out the same, and keeps it once', async () => {
    const gen_image_b64 = btoa('the same');
    respond = (metadata) => answerTo(metadata, { gen_image_b64 });
    await wearShirt();
    await press(/^Retry/);
    expect(await screen.findByText('This look comes out the same every time.')).toBeVisible();
    expect(useRoom.getState().looks.map(({ id }) => id)).toEqual(['made 2']);
  });

  it('keeps the look that could not be made another way, and tries that again', async () => {
    await wearShirt();
    respond = () => HttpResponse.json({ code: 'try_on_failed' }, { status: 500 });
    await press(/^Retry/);
    expect(await screen.findByText(/couldn’t make it another way/)).toBeVisible();
    expect(await onShow()).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save/ })).toBeVisible();
    respond = (metadata) => answerTo(metadata);
    await press(/^Retry/);
    await waitFor(() => expect(useRoom.getState().shown?.iteration).toBe(1));
    expect(asked.slice(1).map(({ retry_prev_id }) => retry_prev_id)).toEqual(['made 1', 'made 1']);
  });

  it('makes the rest anew when something is taken off, and shows the pose when all is', async () => {
    await wearShirt();
    await press('Choose: Bottom');
    await press('Wide Jeans');
    await screen.findByRole('img', { name: /in Linen Shirt and Wide Jeans/ });
    await press('Take off Linen Shirt');
    // Made on the way to the pair.
    await screen.findByRole('img', { name: /in Wide Jeans, made/ });
    expect(asked).toHaveLength(3);
    await press('Take off Wide Jeans');
    expect(screen.getByRole('button', { name: 'Choose: Bottom' })).toHaveFocus();
    expect(await screen.findByRole('img', { name: 'Pose 2' })).toBeInTheDocument();
    expect(asked).toHaveLength(3);
  });

  it('never shows an older wish over a newer one', async () => {
    const slow = Promise.withResolvers<Response>();
    enter();
    await screen.findByRole('button', { name: 'Pose 1' });
    respond = (metadata) => (metadata.top?.id === 'shirt' ? slow.promise : answerTo(metadata));
    await waitFor(() => expect(useRoom.getState().pose).not.toBeNull());
    act(() => wearItem(shirt, { context: null, contextId: null }));
    await screen.findByText('Loading');
    act(() => wearItem(knit, { context: null, contextId: null }));
    await screen.findByRole('img', { name: /Wool Knit/ });
    const [late] = asked;
    if (late) slow.resolve(answerTo(late));
    await slow.promise;
    expect(await onShow()).toHaveAccessibleName(/Wool Knit/);
    expect(useRoom.getState().looks).toHaveLength(1);
  });
});

describe('a photo that is hard to dress', () => {
  it('is said to be, with what is wrong with it', async () => {
    held = [{ ...ownPose('b'), photo_faults: ['seated', 'too_dark'] }];
    enter();
    expect(await screen.findByText(/^You seem to be sitting.*Stand upright/)).toBeVisible();
    expect(screen.getByText(/^The photo is dark\..*Use daylight/)).toBeVisible();
  });
});

describe('a look', () => {
  it('says what is not certain of it, and that it is a preview', async () => {
    respond = (metadata) =>
      answerTo(metadata, { preview: true, doubts: ['face_changed', 'old_garment_left'] });
    await wearShirt();
    expect(screen.getByText('Preview')).toBeVisible();
    expect(screen.getByText('Your face may look different.')).toBeVisible();
    expect(screen.getByText('Some of what you wore may still show.')).toBeVisible();
  });

  it('is saved as a pose, once', async () => {
    held = [...held, ownPose('saved')];
    await wearShirt();
    await press(/^Save/);
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible();
    await press('Saved!');
    await press('Pose 2');
    await press(/^Save(?!d)/);
    await press('Pose 3');
    await press('Saved!');
    expect(saved).toEqual(['made 1', 'made 2']);
  });

  it('says where it could not be saved, and takes another press', async () => {
    save = () => HttpResponse.json({ code: 'poses_full' }, { status: 409 });
    await wearShirt();
    await press(/^Save/);
    await press('Failed to save');
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('is compared with the pose, by keyboard too', async () => {
    await wearShirt();
    await press('Compare with before');
    const slider = await screen.findByRole('slider', { name: 'Before and after' });
    fireEvent.change(slider, { target: { value: '20' } });
    expect(slider).toHaveAttribute('aria-valuetext', '20% before, 80% after');
    await press('Compare with before');
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('the picture of a look', () => {
  it('is handed to the share sheet as a file', async () => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => void shared.push(data);
    Object.assign(navigator, { canShare: () => true, share });
    await wearShirt();
    await press('Share');
    expect(shared.map(({ title, files }) => [title, files?.[0]?.name])).toEqual([
      ['Linen Shirt', 'modiste-look.webp'],
    ]);
  });
});

describe('a look that waits for the network', () => {
  it('is made once somebody answers', async () => {
    respond = () => Promise.reject(new TypeError('No network'));
    enter({ item: shirt });
    expect(await screen.findByText(/This look wasn’t made|You’re offline/)).toBeVisible();
    respond = (metadata) => answerTo(metadata);
    act(() => setConnection('no-network'));
    expect(await screen.findByText(/You’re offline/)).toBeVisible();
    act(() => setConnection('there'));
    expect(await onShow()).toBeVisible();
  });
});

describe('a look that fails', () => {
  it.each([
    ['try_on_failed', 500, 'Failed to generate image'],
    ['no_person', 422, 'Sorry, we can’t find a person. Please try another one.'],
    ['try_on_busy', 409, 'The fitting room is full. Please retry later.'],
    ['rate_limited', 429, 'Rate limit exceeded. Please retry later.'],
  ])('is told of (%s), and made by another press', async (code, status, message) => {
    respond = () => HttpResponse.json({ code }, { status });
    enter({ item: shirt });
    await waitFor(() => expect(failure()).toBe(message));
    expect(screen.getByText(/This look wasn’t made/)).toBeVisible();
    respond = (metadata) => answerTo(metadata);
    await press('Try again');
    expect(await onShow()).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your look' })).toHaveFocus();
    expect(failure()).toBeNull();
  });
});
