import {
  ATTACHMENT_BYTES_MAX,
  POSE_FETCH_ATTEMPTS,
  POSE_FETCH_PAUSE_MS,
  POSES_MAX,
} from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeFailure, useFailurePopup } from '../../lib/failure-popup.ts';
import type { Pose } from '../../poses/pose-queries.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { PoseBoard } from './pose-board.tsx';
import { PosesTab } from './poses-tab.tsx';

const makePose = (id: string, generated = false): Pose => ({
  id,
  description: '',
  generated,
  generated_from_item_id: generated ? 'item' : null,
  photo_faults: [],
});
const picture = () =>
  HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'content-type': 'image/webp' } });

/** What the server holds, and what it was asked. */
let held: Pose[] = [];
const asked: string[] = [];
const server = setupServer();
const answerList = (respond: () => Response | Promise<Response>) =>
  server.use(
    http.get(`*${PATHS.poses.path}`, () => {
      asked.push('list');
      return respond();
    }),
  );
let network = globalThis.fetch;
/** Answers uploads in place of the network, which jsdom's own files do not get through. */
const answerUpload = (respond: (file: File) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (path: string, given: RequestInit) => {
    const file = given.body instanceof FormData ? given.body.get('image') : null;
    if (!(file instanceof File)) return await network(path, given);
    asked.push(`upload ${file.type}`);
    return await respond(file);
  });
const answerDelete = (respond: (id: string) => Response | Promise<Response>) =>
  server.use(
    http.delete(`*${PATHS.deletePose.path}`, ({ params }) => {
      asked.push(`delete ${String(params.id)}`);
      return respond(String(params.id));
    }),
  );
const failing = (code: string, status = 500) => HttpResponse.json({ code }, { status });

beforeAll(() => {
  server.listen();
  network = globalThis.fetch;
});
beforeEach(() => {
  held = [makePose('b', true), makePose('a')];
  asked.length = 0;
  closeFailure();
  pretendScreen(1280);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.use(
    http.get(`*${PATHS.poseThumbnail.path}`, picture),
    http.get(`*${PATHS.poseImage.path}`, picture),
  );
  answerList(() => HttpResponse.json(held));
  answerUpload(() => {
    held = [makePose(`new${held.length}`), ...held];
    return HttpResponse.json(held[0]);
  });
  answerDelete((id) => {
    held = held.filter((pose) => pose.id !== id);
    return HttpResponse.json({ ok: true });
  });
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const user = userEvent.setup({
  applyAccept: false,
  advanceTimers: (ms) => vi.advanceTimersByTime(ms),
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const photo = (name = 'me.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
const failure = () => useFailurePopup.getState().message;
const grid = () => screen.getByRole('list', { name: 'Your poses' });
const tiles = () => within(grid()).queryAllByRole('button', { name: /^(Pose|Try-on) \d/ });
const pick = (...files: File[]) => user.upload(screen.getByLabelText('Photos of you'), files);
const dialog = () => screen.findByRole('dialog');

function openTab() {
  renderWithQueries(<PosesTab />);
}
async function openPose(name: RegExp) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await dialog());
}

describe('the poses', () => {
  it('are told what makes a good one, before a photo is added', async () => {
    openTab();
    for (const advice of ['Full length', 'Arms free', 'Good light']) {
      expect(screen.getByText(advice)).toBeVisible();
    }
    expect(screen.getByText(/confirm that it shows you/)).toBeVisible();
    await waitFor(() => expect(tiles()).toHaveLength(2));
  });

  it('are shown newest first, with what is known of them', async () => {
    openTab();
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    const newer = await screen.findByAltText('Try-on 2');
    const older = await screen.findByAltText('Pose 1');
    expect(within(grid()).getAllByRole('img')).toEqual([newer, older]);
    expect(screen.getByText('2 poses')).toBeVisible();
  });

  it('say so when there are none, and none is on its way', async () => {
    held = [];
    answerUpload(() => new Promise<Response>(() => undefined));
    openTab();
    expect(await screen.findByText(/No poses yet/)).toBeVisible();
    await pick(photo());
    expect(screen.queryByText(/No poses yet/)).toBeNull();
  });

  it('leave no way to add one when there is no room', async () => {
    held = Array.from({ length: POSES_MAX }, (_, place) => makePose(`p${place}`));
    openTab();
    expect(await screen.findByText(/the most you can keep/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
  });

  it('are asked for three times, half a second apart, before it is told that they failed', async () => {
    const times: number[] = [];
    answerList(() => {
      times.push(Date.now());
      return failing('internal');
    });
    openTab();
    await waitFor(() => expect(times).toHaveLength(1));
    await pass(POSE_FETCH_PAUSE_MS);
    await waitFor(() => expect(times).toHaveLength(2));
    await pass(POSE_FETCH_PAUSE_MS);
    expect(await screen.findByText('Your poses didn’t load.')).toBeVisible();
    expect(times).toHaveLength(POSE_FETCH_ATTEMPTS);
    const pauses = times.slice(1).map((time, place) => time - (times[place] ?? time));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(POSE_FETCH_PAUSE_MS);
    expect(failure()).toBe(MESSAGES.pose_fetch_failed);
    answerList(() => HttpResponse.json(held));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tiles()).toHaveLength(2));
    expect(failure()).toBeNull();
  });

  it('let go of the memory of their pictures when they are gone', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    openTab();
    await screen.findByAltText('Pose 1');
    expect(revoked).not.toHaveBeenCalled();
    const viewer = await openPose(/Pose 1/);
    await user.click(viewer.getByRole('button', { name: 'Delete pose' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(tiles()).toHaveLength(1));
    expect(revoked).toHaveBeenCalled();
  });
});

describe('adding photos', () => {
  it('shows each at once and keeps it when the server has it', async () => {
    const gate = Promise.withResolvers<void>();
    answerUpload(async () => {
      await gate.promise;
      held = [makePose('c'), ...held];
      return HttpResponse.json(held[0]);
    });
    openTab();
    await waitFor(() => expect(tiles()).toHaveLength(2));
    await pick(photo('beach.jpg'));
    expect(await screen.findByText('Uploading beach.jpg')).toBeInTheDocument();
    gate.resolve();
    await waitFor(() => expect(tiles()).toHaveLength(3));
    expect(screen.queryByText('Uploading beach.jpg')).toBeNull();
    expect(within(grid()).getByAltText('Pose 3')).toBeVisible();
  });

  it('takes several, one after another, picked, dropped or from the camera', async () => {
    openTab();
    await waitFor(() => expect(tiles()).toHaveLength(2));
    await pick(photo('1.jpg'), photo('2.png', 'image/png'));
    await waitFor(() => expect(tiles()).toHaveLength(4));
    const carried = { types: ['Files'], files: [photo('3.webp', 'image/webp')] };
    fireEvent.dragOver(window, { dataTransfer: carried });
    expect(screen.getByRole('button', { name: 'Drop to add' })).toBeVisible();
    fireEvent.drop(window, { dataTransfer: carried });
    await waitFor(() => expect(tiles()).toHaveLength(5));
    const camera = screen.getByLabelText('Photo from your camera');
    expect(camera).toHaveAttribute('capture');
    await user.upload(camera, photo());
    await waitFor(() => expect(tiles()).toHaveLength(6));
    expect(asked.filter((call) => call.startsWith('upload'))).toEqual([
      'upload image/jpeg',
      'upload image/png',
      'upload image/webp',
      'upload image/jpeg',
    ]);
  });

  it('refuses what is not an image, here and on the server', async () => {
    openTab();
    await pick(photo('cv.pdf', 'application/pdf'));
    expect(failure()).toBe('Only image files are allowed');
    expect(asked).not.toContain('upload application/pdf');
    answerUpload(() => failing('not_an_image', 415));
    closeFailure();
    await pick(photo());
    await waitFor(() => expect(failure()).toBe('Only image files are allowed'));
  });

  it.each([
    ['internal', 500, /^Failed to upload pose$/],
    ['unreadable_image', 422, /^Failed to upload pose\nThe photo can’t be read\./],
    ['attachment_too_large', 413, /^Failed to upload pose\nPhotos can have up to 12 MB\./],
    ['poses_full', 409, /^Failed to upload pose\nYou can keep up to 50 poses\./],
    ['explicit_image', 422, /^Sorry, we can’t use this photo\. Please try another one\.$/],
    ['rate_limited', 429, /^Rate limit exceeded\./],
  ] as const)('says that it failed, and what would help (%s)', async (code, status, words) => {
    answerUpload(() => failing(code, status));
    openTab();
    await pick(photo());
    await waitFor(() => expect(failure()).toMatch(words));
    expect(screen.queryByText(/Uploading/)).toBeNull();
  });

  it('has its own words in the onboarding, and does not send what is too large', async () => {
    const { upload_failed: failed, profile_not_an_image: notAnImage } = MESSAGES;
    renderWithQueries(<PoseBoard words={{ failed, notAnImage }} />);
    await pick(Object.defineProperty(photo(), 'size', { value: ATTACHMENT_BYTES_MAX + 1 }));
    expect(failure()).toMatch(/^Failed to upload Image\nPhotos can have up to 12 MB\./);
    expect(asked).not.toContain('upload image/jpeg');
    await pick(photo('cv.pdf', 'application/pdf'));
    expect(failure()).toBe('Only image files are allowed.');
  });
});

describe('an uploaded photo that is hard to dress', () => {
  const faulty = (id: string): Pose => ({ ...makePose(id), photo_faults: ['seated', 'too_dark'] });
  const check = () => screen.queryByRole('article', { name: 'This photo may be hard to dress' });
  const uploadFaulty = async () => {
    answerUpload(() => {
      held = [faulty('new'), ...held];
      return HttpResponse.json(held[0]);
    });
    openTab();
    await waitFor(() => expect(tiles()).toHaveLength(2));
    await pick(photo());
    await waitFor(() => expect(check()).toBeVisible());
  };

  it('is said to be, with what would help, and is kept by going on', async () => {
    await uploadFaulty();
    expect(screen.getByText(/You seem to be sitting/)).toBeVisible();
    expect(screen.getByText(/Use daylight/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(check()).toBeNull();
    expect(tiles()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Add photos' })).toHaveFocus();
  });

  it('can be deleted right away, once that is confirmed', async () => {
    await uploadFaulty();
    await user.click(screen.getByRole('button', { name: 'Delete photo' }));
    expect(asked).not.toContain('delete new');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(asked).toContain('delete new'));
    expect(check()).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add photos' })).toHaveFocus());
  });

  it('says so again where it is looked at large, and not each time the tab opens', async () => {
    held = [faulty('old')];
    openTab();
    expect((await openPose(/Pose 1/)).getByText(/You seem to be sitting/)).toBeVisible();
    expect(check()).toBeNull();
  });

  it('is no question about a good photo', async () => {
    openTab();
    await pick(photo());
    await waitFor(() => expect(tiles()).toHaveLength(3));
    expect(check()).toBeNull();
  });
});

describe('a pose', () => {
  it('opens large and leads to the next one and back', async () => {
    openTab();
    const viewer = await openPose(/Try-on 2/);
    expect(viewer.getByText(/A try-on you saved/)).toBeVisible();
    expect(viewer.getByText('1 of 2')).toBeVisible();
    expect(viewer.getByRole('button', { name: 'Previous pose' })).toBeDisabled();
    await user.click(viewer.getByRole('button', { name: 'Next pose' }));
    expect(viewer.getByText(/A photo you added/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /Try-on 2/ })).toHaveFocus();
  });

  it('whose picture cannot be fetched is told', async () => {
    server.use(http.get(`*${PATHS.poseImage.path}`, () => failing('internal')));
    openTab();
    await openPose(/Pose 1/);
    await pass(POSE_FETCH_PAUSE_MS);
    await pass(POSE_FETCH_PAUSE_MS);
    await waitFor(() => expect(failure()).toBe(MESSAGES.pose_fetch_failed));
  });

  it('is deleted only when that was confirmed, and then at once', async () => {
    const gate = Promise.withResolvers<void>();
    answerDelete(async () => {
      await gate.promise;
      held = held.filter(({ id }) => id !== 'b');
      return HttpResponse.json({ ok: true });
    });
    openTab();
    const viewer = await openPose(/Try-on 2/);
    await user.click(viewer.getByRole('button', { name: 'Delete pose' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Please confirm' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(asked).not.toContain('delete b');
    await user.click(viewer.getByRole('button', { name: 'Delete pose' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(tiles()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Add photos' })).toHaveFocus();
    gate.resolve();
    await waitFor(() => expect(asked.at(-1)).toBe('list'));
    expect(tiles()).toHaveLength(1);
  });

  const removeFirst = async () => {
    openTab();
    const viewer = await openPose(/Try-on 2/);
    await user.click(viewer.getByRole('button', { name: 'Delete pose' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
  };

  it('comes back to its place when it cannot be deleted', async () => {
    answerDelete(() => failing('internal'));
    await removeFirst();
    await waitFor(() => expect(failure()).toBe(MESSAGES.pose_remove_failed));
    await waitFor(() => expect(tiles()).toHaveLength(2));
    expect(within(tiles()[0] ?? grid()).getByRole('img', { name: 'Try-on 2' })).toBeVisible();
  });

  it('is not asked for again once it is gone', async () => {
    const pictures: string[] = [];
    for (const { path } of [PATHS.poseThumbnail, PATHS.poseImage]) {
      server.use(
        http.get(`*${path}`, ({ params }) => {
          const isGone = !held.some(({ id }) => id === params.id);
          if (isGone) pictures.push(String(params.id));
          return isGone ? failing('not_found', 404) : picture();
        }),
      );
    }
    answerDelete(() => {
      held = held.slice(1);
      return HttpResponse.json({ ok: true });
    });
    await removeFirst();
    await waitFor(() => expect(asked.at(-1)).toBe('list'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pictures).toEqual([]);
  });

  it('that is gone already is simply gone', async () => {
    answerDelete(() => {
      held = held.slice(1);
      return failing('not_found', 404);
    });
    await removeFirst();
    await waitFor(() => expect(asked.at(-1)).toBe('list'));
    expect(tiles()).toHaveLength(1);
    expect(failure()).toBeNull();
  });
});
