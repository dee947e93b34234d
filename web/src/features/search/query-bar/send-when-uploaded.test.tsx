import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeFailure } from '../../../lib/failure-popup.ts';
import { pretendScreen } from '../../../testing/pretend-screen.ts';
import { renderQueryBar } from '../../../testing/render-query-bar.tsx';

const UPLOADED = { id: 'u1', context: 'chat_attachment', user_id: '', url: '/u1.webp' } as const;

let answer = Promise.withResolvers<Response>();
beforeEach(() => {
  closeFailure();
  pretendScreen(1280);
  answer = Promise.withResolvers();
  vi.stubGlobal('fetch', (path: string) =>
    path === PATHS.uploadAttachment.path
      ? answer.promise
      : Promise.resolve(Response.json(UPLOADED)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const box = () => screen.getByRole('textbox');
const note = () => screen.queryByText(/still uploading/);

async function submitWhileUploading(isChatOn: boolean) {
  const bar = renderQueryBar({ isChatOn });
  const file = new File(['photo'], 'coat.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Photo to search with'), file);
  await screen.findByText('Uploading…');
  await userEvent.type(box(), 'like this{Enter}');
  return bar;
}

describe('what is submitted while its photo is uploading', () => {
  it('says so, aloud too, and is sent once with the photo when that is there', async () => {
    const bar = await submitWhileUploading(true);
    expect(note()).toHaveAttribute('role', 'status');
    expect(note()).toHaveTextContent('Your message goes out as soon as it’s there.');
    await userEvent.keyboard('{Enter}');
    expect(bar.submitted).toEqual([]);
    answer.resolve(Response.json(UPLOADED));
    const attachment = { id: 'u1', context: 'chat_attachment' };
    await waitFor(() => expect(bar.submitted).toEqual([{ text: 'like this', attachment }]));
    expect(note()).not.toBeInTheDocument();
  });

  it('is said of a search too, by its button', async () => {
    const bar = renderQueryBar();
    const file = new File(['photo'], 'coat.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Photo to search with'), file);
    await screen.findByText('Uploading…');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(note()).toHaveTextContent('The search starts as soon as it’s there.');
    answer.resolve(Response.json(UPLOADED));
    await waitFor(() => expect(bar.submitted).toMatchObject([{ text: '' }]));
  });

  it('waits no more where the words are changed', async () => {
    const bar = await submitWhileUploading(true);
    await userEvent.type(box(), ' but');
    expect(note()).not.toBeInTheDocument();
    answer.resolve(Response.json(UPLOADED));
    await screen.findByText('Your photo');
    expect(bar.submitted).toEqual([]);
    expect(box()).toHaveValue('like this but');
  });

  it('keeps its words where the photo does not arrive or is taken back', async () => {
    const bar = await submitWhileUploading(true);
    answer.resolve(Response.json({ code: 'internal' }, { status: 500 }));
    await screen.findByText('Not uploaded yet.');
    expect(note()).not.toBeInTheDocument();
    expect([bar.submitted, box()]).toEqual([[], expect.objectContaining({ value: 'like this' })]);
  });
});
