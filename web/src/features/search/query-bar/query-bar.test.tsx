import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeFailure, useFailurePopup } from '../../../lib/failure-popup.ts';
import { pretendScreen } from '../../../testing/pretend-screen.ts';
import { renderQueryBar } from '../../../testing/render-query-bar.tsx';

const UPLOADED = { id: 'u1', context: 'chat_attachment', user_id: '', url: '/u1.webp' } as const;
const photo = () => new File(['photo'], 'coat.png', { type: 'image/png' });

const uploads: FormData[] = [];

/** Answers every upload in place of the network, which jsdom's own files do not get through. */
function answerUpload(respond: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path.startsWith(PATHS.suggestSearches.path)) return Response.json({ suggestions: [] });
    if (path !== PATHS.uploadAttachment.path) return Response.json(UPLOADED);
    if (body instanceof FormData) uploads.push(body);
    return await respond();
  });
}

beforeEach(() => {
  pretendScreen(1280);
  closeFailure();
  uploads.length = 0;
  answerUpload(() => Response.json(UPLOADED));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const box = () => screen.getByRole('textbox', { name: 'Search' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pick = (file: File) =>
  userEvent.upload(screen.getByLabelText('Photo to search with'), file, { applyAccept: false });

describe('the query box', () => {
  it('sends on Enter', async () => {
    const reported = renderQueryBar();
    await userEvent.type(box(), 'red coat{Enter}');
    expect(reported.submitted).toEqual([{ text: 'red coat', attachment: null }]);
  });

  it('starts a new line on Ctrl or Shift with Enter and sends nothing', async () => {
    const reported = renderQueryBar();
    await userEvent.type(box(), 'red{Shift>}{Enter}{/Shift}coat{Control>}{Enter}{/Control}');
    expect(box()).toHaveValue('red\ncoat\n');
    expect(reported.submitted).toEqual([]);
  });

  it('sends nothing while there is neither a word nor a picture', async () => {
    const reported = renderQueryBar();
    expect(button('Submit')).toBeDisabled();
    await userEvent.type(box(), '   {Enter}');
    expect(button('Submit')).toBeDisabled();
    expect(reported.submitted).toEqual([]);
    await userEvent.type(box(), 'coat');
    await userEvent.click(button('Submit'));
    expect(reported.submitted).toHaveLength(1);
  });

  it('sends a picture without words', async () => {
    const attachment = { id: 'u1', context: 'chat_attachment' } as const;
    const reported = renderQueryBar({ attachment });
    await userEvent.click(button('Submit'));
    expect(reported.submitted).toEqual([{ text: '', attachment }]);
  });

  it('stays between its least and greatest height', () => {
    renderQueryBar();
    expect(box()).toHaveStyle({ minHeight: '45px', maxHeight: '150px' });
  });
});

describe('the buttons of the query bar', () => {
  it('count the active filters', async () => {
    const reported = renderQueryBar({
      filters: { ...DEFAULT_FILTERS, sale: true, color: ['Red', 'Blue'] },
    });
    await userEvent.click(button('Filters, 2 active'));
    expect(reported.openings).toBe(1);
    await userEvent.click(button('Reset'));
    expect(reported.resets).toBe(1);
  });

  it('lead back to the words after a Reset by keys', async () => {
    const reported = renderQueryBar({ text: 'coat' });
    button('Reset').focus();
    await userEvent.keyboard('{Enter}');
    expect(reported.resets).toBe(1);
    expect(box()).toHaveFocus();
  });

  it('switch the chat mode, and say whether it is on', async () => {
    const reported = renderQueryBar();
    expect(button('Chat mode')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button('Chat mode'));
    expect(reported.toggles).toBe(1);
  });
});

describe('attaching a picture', () => {
  it('shows a picture of before, which only its owner may fetch', async () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      fetched.push(path);
      return new Response(photo());
    });
    renderQueryBar({ attachment: { id: 'u1', context: 'chat_attachment' } });
    expect(await screen.findByText('Your photo')).toBeVisible();
    await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', 'blob:held'));
    expect(fetched).toEqual([fillPath(PATHS.attachmentImage.path, { id: 'u1' })]);
  });

  it('shows the upload, then the picture, and takes no second one', async () => {
    const upload = Promise.withResolvers<void>();
    answerUpload(async () => {
      await upload.promise;
      return Response.json(UPLOADED);
    });
    renderQueryBar();
    await pick(photo());
    expect(await screen.findByText('Uploading your photo')).toBeInTheDocument();
    expect(button('Add a photo')).toBeDisabled();
    upload.resolve();
    expect(await screen.findByText('Your photo')).toBeVisible();
    expect(button('Add a photo')).toBeDisabled();
    expect(button('Submit')).toBeEnabled();
    expect(uploads[0]?.get('context')).toBe('chat_attachment');
    expect(uploads[0]?.get('file')).toMatchObject({ name: 'coat.png' });
  });

  it('leaves pasted words alone that bring a picture of themselves', () => {
    renderQueryBar();
    const clipboardData = { types: ['text/plain', 'Files'], files: [photo()] };
    const paste = createEvent.paste(box(), { clipboardData });
    fireEvent(box(), paste);
    expect(paste.defaultPrevented).toBe(false);
    expect(uploads).toEqual([]);
  });

  it('takes a picture pasted into the box or dropped anywhere', async () => {
    renderQueryBar();
    const paste = createEvent.paste(box(), {
      clipboardData: { types: ['Files'], files: [photo()] },
    });
    fireEvent(box(), paste);
    expect(paste.defaultPrevented).toBe(true);
    expect(await screen.findByText('Your photo')).toBeVisible();
    await userEvent.click(button('Remove attachment'));
    await waitFor(() => expect(button('Add a photo')).toBeEnabled());
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [photo()] } });
    expect(await screen.findByText('Your photo')).toBeVisible();
  });

  it('leaves the focus where the next picture can be attached', async () => {
    renderQueryBar({ attachment: { id: 'u1', context: 'chat_attachment' } });
    button('Remove attachment').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Add a photo')).toHaveFocus());
  });

  it('refuses what is not an image', async () => {
    renderQueryBar();
    await pick(new File(['words'], 'notes.txt', { type: 'text/plain' }));
    expect(useFailurePopup.getState().message).toBe(MESSAGES.not_an_image);
    expect(button('Add a photo')).toBeEnabled();
  });

  it.each([
    ['not_an_image', 415, MESSAGES.not_an_image],
    ['unreadable_image', 422, MESSAGES.attachment_failed],
    ['attachment_too_large', 413, MESSAGES.upload_failed],
    ['internal', 500, MESSAGES.upload_failed],
  ])('says what failed when the server answers %s', async (code, status, message) => {
    answerUpload(() => Response.json({ code }, { status }));
    renderQueryBar();
    await pick(photo());
    await waitFor(() => expect(useFailurePopup.getState().message).toBe(message));
    await waitFor(() => expect(button('Add a photo')).toBeEnabled());
  });
});

describe('the query bar in chat mode', () => {
  const message = () => screen.getByRole('textbox', { name: 'Message to your stylist' });

  it('asks for a message, and suggests no searches for it', async () => {
    const reported = renderQueryBar({ isChatOn: true });
    expect(button('Chat mode')).toHaveAttribute('aria-pressed', 'true');
    expect(message()).toHaveAttribute('placeholder', 'Ask your stylist…');
    expect(message()).not.toHaveAttribute('aria-haspopup');
    await userEvent.type(message(), 'something linen{Enter}');
    expect(reported.submitted).toEqual([{ text: 'something linen', attachment: null }]);
  });

  it('sends nothing more while a reply can be stopped', async () => {
    const reported = renderQueryBar({
      isChatOn: true,
      chat: { action: <button type="button">Stop</button> },
    });
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    await userEvent.type(message(), 'and cheaper{Enter}');
    expect(reported.submitted).toEqual([]);
    expect(message()).toHaveValue('and cheaper');
  });
});
