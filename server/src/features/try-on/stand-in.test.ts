import { drawnPerson, drawnShirt } from '@modiste/vision/testing/drawn-person';
import { expect, it, onTestFinished } from 'vitest';
import { openTestApp } from '../../testing/app/open-test-app.ts';
import { makeMember } from '../../testing/people/make-member.ts';
import { createTrunkEngine } from '../../testing/try-on/trunk-engine.ts';
import { createTryOnClient, filePart, garmentNamed } from '../../testing/try-on/try-on-client.ts';

it('is asked of a model again that had another engine stand in for it, and then kept', async () => {
  const trunk = createTrunkEngine();
  let isDown = true;
  const test = await openTestApp({
    tryOn: {
      name: 'hosted',
      tryOn: async (job) => ({ ...(await trunk.tryOn(job)), engine: isDown ? 'trunk' : 'hosted' }),
    },
  });
  onTestFinished(() => test.close());
  const { tryOn } = createTryOnClient(test);
  const shopper = await makeMember(test);
  const parts = [
    filePart('pose_file_base64', await drawnPerson()),
    filePart('top_file_base64', await drawnShirt()),
  ];
  const engineOf = async () =>
    (await tryOn(shopper, { top: garmentNamed('') }, parts)).answer.engine;
  expect(await engineOf()).toBe('trunk');
  isDown = false;
  expect([await engineOf(), await engineOf()]).toEqual(['hosted', 'hosted']);
  expect(trunk.jobs).toHaveLength(2);
});
