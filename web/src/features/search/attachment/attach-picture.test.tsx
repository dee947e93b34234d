import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { ATTACHMENT_BYTES_MAX } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeFailure, useFailurePopup } from '../../../lib/failure-popup.ts';
import { makeItem } from '../../../testing/make-item.ts';
import { renderQueryBar } from '../../../testing/render-query-bar.tsx';

const UPLOADED = { id: 'u1', context: 'chat_attachment', user_id: '', url: '/u1.webp' } as const;
const photo = (name = 'coat.png', type = 'image/png') => new File(['photo'], name, { type });
const heic = () => photo('IMG_0001.HEIC', '');

let uploads: { file: FormDataEntryValue | null; signal: AbortSignal | null }[] = [];

/** Answers every upload in place of the network, which jsdom's own files do not get through. */
function answerUpload(respond: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (path: string, { body, signal }: RequestInit = {}) => {
    if (path !== PATHS.uploadAttachment.path) return Response.json(UPLOADED);
    const file = body instanceof FormData ? body.get('file') : null;
    uploads.push({ file, signal: signal ?? null });
    return await respond();
  });
}

/** jsdom decodes and draws nothing. */
function pretendDrawing(size: { width: number; height: number } | null) {
  const drawn: number[][] = [];
  vi.stubGlobal('createImageBitmap', async () => {
    if (size === null) throw new Error('The source image could not be decoded.');
    return { ...size, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context() {
    return Object.assign(Object.create(null), {
      fillRect: () => undefined,
      drawImage: (_picture: unknown, ...box: number[]) => drawn.push(box),
    });
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob(['smaller'], { type: 'image/jpeg' })),
  );
  return drawn;
}

beforeEach(() => {
  closeFailure();
  uploads = [];
  answerUpload(() => Response.json(UPLOADED));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ITEM: AttachmentRef = { id: 'i1', context: 'item' };
const U7: AttachmentRef = { id: 'u7', context: 'chat_attachment' };

const button = (name: string) => screen.getByRole('button', { name });
const said = () => useFailurePopup.getState().message;
const pick = (file: File, label = 'Photo to search with') =>
  userEvent.upload(screen.getByLabelText(label), file, { applyAccept: false });
const dropFiles = (...files: File[]) =>
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
const findAttached = () => screen.findByText('Your photo');

describe('a picture', () => {
  it('may be taken with the camera', async () => {
    renderQueryBar();
    expect(screen.getByLabelText('Photo from your camera')).toHaveAttribute(
      'capture',
      'environment',
    );
    await pick(photo(), 'Photo from your camera');
    expect(await findAttached()).toBeVisible();
    expect(button('Take a photo')).toBeDisabled();
  });

  it('may be pasted wherever the focus is, but not into a dialog', async () => {
    renderQueryBar();
    const clipboardData = { types: ['Files'], files: [photo()] };
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    fireEvent(dialog, createEvent.paste(dialog, { clipboardData }));
    dialog.remove();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(uploads).toEqual([]);
    fireEvent(document.body, createEvent.paste(document.body, { clipboardData }));
    expect(await findAttached()).toBeVisible();
  });

  it('is found among other files that are dropped with it', async () => {
    renderQueryBar();
    dropFiles(photo('notes.txt', 'text/plain'), photo('coat.png'));
    expect(await findAttached()).toBeVisible();
    expect(uploads[0]?.file).toMatchObject({ name: 'coat.png' });
  });

  it('is refused in words while another one is there', async () => {
    renderQueryBar({ attachment: { id: 'u1', context: 'chat_attachment' } });
    dropFiles(photo());
    expect(said()).toBe(MESSAGES.attachment_taken);
    expect(uploads).toEqual([]);
  });

  it('above the limit is made smaller before it is sent', async () => {
    const drawn = pretendDrawing({ width: 9000, height: 6000 });
    renderQueryBar();
    const large = photo('large.png');
    Object.defineProperty(large, 'size', { value: ATTACHMENT_BYTES_MAX + 1 });
    await pick(large);
    expect(await findAttached()).toBeVisible();
    expect(uploads[0]?.file).toMatchObject({ name: 'large.jpg', type: 'image/jpeg' });
    expect(drawn).toEqual([[0, 0, 2400, 1600]]);
  });

  it('above the limit that cannot be read is not sent', async () => {
    pretendDrawing(null);
    renderQueryBar();
    const large = photo();
    Object.defineProperty(large, 'size', { value: ATTACHMENT_BYTES_MAX + 1 });
    await pick(large);
    await waitFor(() => expect(said()).toBe(MESSAGES.upload_failed));
    expect(uploads).toEqual([]);
  });

  it('of an iPhone is turned into a JPEG where the browser can read it', async () => {
    pretendDrawing({ width: 300, height: 400 });
    renderQueryBar();
    await pick(heic());
    expect(await findAttached()).toBeVisible();
    expect(uploads[0]?.file).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg' });
  });

  it('of an iPhone that nobody can read is refused with what to do', async () => {
    pretendDrawing(null);
    answerUpload(() => Response.json({ code: 'unreadable_image' }, { status: 422 }));
    renderQueryBar();
    await pick(heic());
    expect(await screen.findByText(/We can’t read HEIC photos/)).toBeVisible();
    expect(said()).toBe(MESSAGES.attachment_failed);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(button('Remove photo'));
    expect(screen.queryByText(/HEIC/)).toBeNull();
  });
});

describe('an upload', () => {
  it('has the focus on the way that is left from picking it to letting it go', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answerUpload(async () => {
      await arrived;
      return Response.json(UPLOADED);
    });
    renderQueryBar();
    button('Add a photo').focus();
    await pick(photo());
    await waitFor(() => expect(button('Cancel upload')).toHaveFocus());
    arrive();
    await waitFor(() => expect(button('Remove attachment')).toHaveFocus());
  });

  it('leaves the focus where somebody writes', async () => {
    renderQueryBar();
    screen.getByRole('textbox', { name: 'Search' }).focus();
    dropFiles(photo());
    expect(await findAttached()).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  it('can be cancelled, and what arrives afterwards is not attached', async () => {
    const upload = Promise.withResolvers<void>();
    answerUpload(async () => {
      await upload.promise;
      return Response.json(UPLOADED);
    });
    renderQueryBar();
    await pick(photo());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    expect(uploads[0]?.signal?.aborted).toBe(true);
    upload.resolve();
    await waitFor(() => expect(button('Add a photo')).toBeEnabled());
    expect(screen.queryByText('Your photo')).toBeNull();
    expect(said()).toBeNull();
  });

  it('goes on while another tab of the app is shown', async () => {
    const upload = Promise.withResolvers<void>();
    answerUpload(async () => {
      await upload.promise;
      return Response.json(UPLOADED);
    });
    const { show } = renderQueryBar();
    await pick(photo());
    await screen.findByText('Uploading…');
    show(false);
    show(true);
    expect(screen.getByText('Uploading…')).toBeVisible();
    expect(button('Add a photo')).toBeDisabled();
    upload.resolve();
    expect(await findAttached()).toBeVisible();
    expect(screen.queryByText('Uploading…')).toBeNull();
  });

  it('that failed is tried again without picking again', async () => {
    answerUpload(() => Promise.reject(new TypeError('Failed to fetch')));
    renderQueryBar();
    await pick(photo());
    expect(await screen.findByText('Not uploaded yet.')).toBeVisible();
    expect(said()).toBe(MESSAGES.upload_failed);
    answerUpload(() => Response.json(UPLOADED));
    await userEvent.click(button('Try again'));
    expect(await findAttached()).toBeVisible();
    expect(screen.queryByText('Not uploaded yet.')).toBeNull();
    expect(said()).toBeNull();
  });

  it('that failed gives way to another picture', async () => {
    answerUpload(() => Response.json({ code: 'internal' }, { status: 500 }));
    renderQueryBar();
    await pick(photo());
    await screen.findByText('Not uploaded yet.');
    answerUpload(() => Response.json(UPLOADED));
    await pick(photo('other.png'));
    expect(await findAttached()).toBeVisible();
    expect(uploads.at(-1)?.file).toMatchObject({ name: 'other.png' });
  });

  it('that failed gives way to an item, which no second try replaces', async () => {
    answerUpload(() => Response.json({ code: 'internal' }, { status: 500 }));
    const { draft } = renderQueryBar();
    await pick(photo());
    await screen.findByText('Not uploaded yet.');
    act(() => draft.attach(ITEM));
    expect(button('Remove attachment')).toBeVisible();
    expect(screen.queryByText('Not uploaded yet.')).toBeNull();
    await userEvent.click(button('Remove attachment'));
    await waitFor(() => expect(button('Add a photo')).toBeEnabled());
    expect(screen.queryByText('Not uploaded yet.')).toBeNull();
  });

  it('is called off by a Reset', async () => {
    const upload = Promise.withResolvers<Response>();
    answerUpload(() => upload.promise);
    renderQueryBar({ text: 'red coat' });
    await pick(photo());
    await screen.findByText('Uploading…');
    await userEvent.click(button('Reset'));
    expect(uploads[0]?.signal?.aborted).toBe(true);
    expect(screen.queryByText('Uploading…')).toBeNull();
    upload.resolve(Response.json(UPLOADED));
    await waitFor(() => expect(button('Add a photo')).toBeEnabled());
    expect(screen.queryByText('Your photo')).toBeNull();
  });
});

describe('an item that is attached', () => {
  it('is neither a photo nor a broken picture while it is fetched', async () => {
    const fetched = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => fetched.promise);
    renderQueryBar({ attachment: ITEM });
    expect(screen.getByText('Loading…')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'No image' })).toBeNull();
    fetched.resolve(Response.json(makeItem('i1', { short_description: 'Linen dress' })));
    expect(await screen.findByText('Linen dress')).toBeVisible();
  });

  it('is called an item where it is out of reach', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    renderQueryBar({ attachment: ITEM });
    expect(await screen.findByText('Item')).toBeVisible();
  });
});

describe('an attachment that the server no longer has', () => {
  it('is let go', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'attachment_not_found' }, { status: 404 }),
    );
    const { missing } = renderQueryBar({ attachment: U7 });
    await waitFor(() => expect(missing).toEqual([U7]));
    await waitFor(() => expect(button('Add a photo')).toBeEnabled());
  });

  it('is kept where it is only out of reach', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { missing } = renderQueryBar({ attachment: U7 });
    await waitFor(() => expect(said()).toBe(MESSAGES.attachment_failed));
    expect(missing).toEqual([]);
    expect(button('Remove attachment')).toBeEnabled();
  });
});
