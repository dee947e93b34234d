import { drawnPerson, drawnShirt } from '@modiste/vision/testing/drawn-person';
import { expect, it, onTestFinished } from 'vitest';
import { openTestApp } from '../../testing/app/open-test-app.ts';
import { makeMember } from '../../testing/people/make-member.ts';
import { createTryOnClient, filePart, garmentNamed } from '../../testing/try-on/try-on-client.ts';

it('comes with an engine of its own, which puts a shirt on a photo and calls it a preview', async () => {
  const test = await openTestApp();
  onTestFinished(() => test.close());
  const { tryOn } = createTryOnClient(test);
  const parts = [
    filePart('pose_file_base64', await drawnPerson()),
    filePart('top_file_base64', await drawnShirt()),
  ];
  const { status, answer } = await tryOn(await makeMember(test), { top: garmentNamed('') }, parts);
  expect([status, answer.engine, answer.preview]).toEqual([200, 'built-in', true]);
});
