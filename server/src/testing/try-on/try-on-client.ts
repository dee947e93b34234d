import type { TryOnMetadata } from '@modiste/contract/calls/try-on';
import { PATHS } from '@modiste/contract/paths';
import sharp from 'sharp';
import type { TestApp } from '../app/open-test-app.ts';
import type { TestMember } from '../people/make-member.ts';
import { uploadBody } from '../pictures/upload-body.ts';

type Part = Parameters<typeof uploadBody>[0][number];

/** A photo of a plain color. */
export const plainPhoto = (background = 'tan', width = 300, height = 450) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

export const garmentNamed = (id: string, url = '') => ({ id, collection: '', url, website: '' });

export const filePart = (name: string, content: Uint8Array | string): Part => ({
  name,
  content,
  filename: 'photo.jpg',
  type: 'image/jpeg',
});

/** What is asked of the fitting room where a test does not say otherwise: nothing yet. */
export const NOTHING_ASKED: TryOnMetadata = {
  category: 'top',
  context: null,
  context_id: null,
  top: null,
  bottom: null,
  full_body: null,
  pose: null,
  retry: false,
  retry_prev_id: null,
  retry_iteration: 0,
};

/** Speaks to the fitting room of a test app. */
export function createTryOnClient(test: TestApp) {
  async function send(shopper: TestMember, call: 'tryOn' | 'createPose', parts: readonly Part[]) {
    const { method, path } = PATHS[call];
    const { payload, headers } = uploadBody(parts);
    const response = await test.app.inject({
      method,
      url: path,
      payload,
      headers: { ...headers, ...shopper.headers },
    });
    return { status: response.statusCode, answer: response.json(), headers: response.headers };
  }
  return {
    send,
    addPose: async (shopper: TestMember, background?: string): Promise<string> => {
      const parts = [filePart('image', await plainPhoto(background))];
      return (await send(shopper, 'createPose', parts)).answer.id;
    },
    tryOn: (shopper: TestMember, asked: Partial<TryOnMetadata>, parts: readonly Part[] = []) => {
      const metadata = {
        name: 'metadata',
        content: JSON.stringify({ ...NOTHING_ASKED, ...asked }),
      };
      return send(shopper, 'tryOn', [...parts, metadata]);
    },
  };
}
