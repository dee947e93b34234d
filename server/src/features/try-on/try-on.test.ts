import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { TryOnFailure, type TryOnFailureReason } from '@modiste/fitting/try-on-engine';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeItemPicture } from '../../images/stored-item-pictures.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { publishItems } from '../../testing/catalogue/publish-items.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { BLIND_RECOGNIZER } from '../../testing/pictures/blind-recognizer.ts';
import { drawGarment } from '../../testing/pictures/draw-garment.ts';
import { createTrunkEngine, type TrunkEngine } from '../../testing/try-on/trunk-engine.ts';
import {
  createTryOnClient,
  filePart,
  garmentNamed,
  NOTHING_ASKED,
  plainPhoto,
} from '../../testing/try-on/try-on-client.ts';

let test: TestApp;
let engine: TrunkEngine;
let shopper: TestMember;
let client: ReturnType<typeof createTryOnClient>;
beforeAll(async () => {
  engine = createTrunkEngine();
  test = await openTestApp({ tryOn: engine });
  test.deps.recognizer = BLIND_RECOGNIZER;
  const store = async (color: string) => {
    const drawn = await drawGarment({ color, shape: 'dress' });
    return (await storeItemPicture(test.deps.objects, drawn))?.url ?? '';
  };
  const [red, blue] = [await store('red'), await store('blue')];
  const top = { try_on_category: 'upper_body', short_description: 'Wool Sweater' } as const;
  await publishItems(test, [
    makeStoredItem('t_top', { ...top, image_urls: [red, blue] }),
    makeStoredItem('t_jeans', { try_on_category: 'lower_body', image_urls: [blue] }),
    makeStoredItem('t_dress', { try_on_category: 'dresses', image_urls: [red] }),
    makeStoredItem('t_shoes', { try_on_category: 'shoes', image_urls: [red] }),
    makeStoredItem('t_bare', { try_on_category: 'dresses', image_urls: [] }),
  ]);
  client = createTryOnClient(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  shopper = await makeMember(test);
  engine.before = async () => undefined;
  engine.jobs.length = 0;
});

const top = garmentNamed('t_top');
const bottom = garmentNamed('t_jeans');
const saved = (id: string) => ({ id, type: 'pose' }) as const;
const made = (id: string) => ({ id, type: 'generated' }) as const;
const imageOf = (id: string, person = shopper) =>
  test.app.inject({
    url: fillPath(PATHS.tryOnImage.path, { id }),
    headers: person.headers,
  });
const picturesOf = ({ userId }: TestMember) =>
  readdir(join(test.config.objects, 'tryons', userId)).catch(() => []);
const tryTop = async (pose: string) => client.tryOn(shopper, { top, pose: saved(pose) });

describe('a garment tried on', () => {
  it('is shown on the pose, and its picture is there under its id', async () => {
    const pose = await client.addPose(shopper);
    const { status, answer } = await tryTop(pose);
    expect([status, answer]).toEqual([
      200,
      {
        id: answer.id,
        retry_prev_id: null,
        retry_iteration: 0,
        gen_image_b64: answer.gen_image_b64,
        engine: 'trunk',
        preview: true,
        doubts: ['garment_unclear'],
      },
    ]);
    const image = await imageOf(answer.id);
    expect(image.headers['content-type']).toBe('image/webp');
    expect(image.headers['cache-control']).toMatch(/^private,/);
    expect(image.rawPayload.toString('base64')).toBe(answer.gen_image_b64);
    const [job] = engine.jobs;
    expect(job?.garments.map(({ role, category, words }) => [role, category, words])).toEqual([
      ['top', 'upper_body', 'Wool Sweater'],
    ]);
  });

  it('says in the picture and in its metadata that it is generated', async () => {
    const { answer } = await tryTop(await client.addPose(shopper));
    const { xmpAsString = '' } = await sharp((await imageOf(answer.id)).rawPayload).metadata();
    expect(xmpAsString).toContain('compositeWithTrainedAlgorithmicMedia');
    const keys = await picturesOf(shopper);
    const [marked, plain] = await Promise.all(
      keys
        .toSorted((one, other) => one.length - other.length)
        .map((key) =>
          sharp(join(test.config.objects, 'tryons', shopper.userId, key))
            .raw()
            .toBuffer(),
        ),
    );
    expect(marked?.equals(plain ?? Buffer.alloc(0))).toBe(false);
  });

  it('uses the picture of an item that is named, and the first one otherwise', async () => {
    const pose = await client.addPose(shopper);
    const [item] = await test.deps.catalogue.itemsByIds(['t_top']);
    const second = garmentNamed('t_top', item?.image_urls[1]);
    const elsewhere = garmentNamed('t_top', 'https://shop.example/other.jpg');
    await tryTop(pose);
    await client.tryOn(shopper, { top: second, pose: saved(pose) });
    await client.tryOn(shopper, { top: elsewhere, pose: saved(pose) });
    const [first, other] = engine.jobs.map(({ garments }) => garments[0]?.key);
    expect(other).not.toBe(first);
    // The third was made before.
    expect(engine.jobs).toHaveLength(2);
  });

  it('may come as a file or as base64, and so may the pose', async () => {
    const drawn = await drawGarment({ color: 'green', shape: 'dress' });
    const photo = await plainPhoto();
    const base64 = `data:image/jpeg;base64,${photo.toString('base64')}`;
    const asked = { category: 'full_body', full_body: garmentNamed('') } as const;
    const { status, answer } = await client.tryOn(shopper, asked, [
      filePart('full_body_file_base64', drawn),
      { name: 'pose_file_base64', content: base64 },
    ]);
    expect([status, answer.engine]).toEqual([200, 'trunk']);
    expect((await imageOf(answer.id)).statusCode).toBe(200);
  });

  it('is put on after the bottom it is worn with', async () => {
    const pose = await client.addPose(shopper);
    await client.tryOn(shopper, { top, bottom, pose: saved(pose) });
    expect(engine.jobs[0]?.garments.map(({ role }) => role)).toEqual(['bottom', 'top']);
  });

  it('goes on from an earlier result, made of the pose itself', async () => {
    const pose = await client.addPose(shopper);
    const first = await client.tryOn(shopper, { category: 'bottom', bottom, pose: saved(pose) });
    const second = await client.tryOn(shopper, { top, bottom, pose: made(first.answer.id) });
    expect(second.status).toBe(200);
    const [one, two] = engine.jobs;
    expect(two?.pose.key).toBe(one?.pose.key);
    expect([one?.dressed?.key, two?.dressed?.key]).toEqual([undefined, first.answer.id]);
    // Both at once is the same picture.
    const both = await client.tryOn(shopper, { top, bottom, pose: saved(pose) });
    expect(both.answer.id).toBe(second.answer.id);
  });
});

describe('the same asked again', () => {
  it('is answered with what was made before', async () => {
    const pose = await client.addPose(shopper);
    const { answer } = await tryTop(pose);
    expect((await tryTop(pose)).answer).toEqual(answer);
    expect(engine.jobs).toHaveLength(1);
  });

  it('is made another way as a retry, and then that is what is answered', async () => {
    const pose = await client.addPose(shopper);
    const { answer: first } = await tryTop(pose);
    const retry = { category: 'retry', retry: true, retry_prev_id: first.id } as const;
    const { answer } = await client.tryOn(shopper, { ...retry, top, pose: saved(pose) });
    expect(answer).toMatchObject({ retry_prev_id: first.id, retry_iteration: 1 });
    expect(answer.id).not.toBe(first.id);
    expect(engine.jobs.map(({ iteration }) => iteration)).toEqual([0, 1]);
    expect((await tryTop(pose)).answer.id).toBe(answer.id);
  });

  it('is made anew where the picture is gone', async () => {
    const pose = await client.addPose(shopper);
    const { answer } = await tryTop(pose);
    await test.deps.objects.removeAll(`tryons/${shopper.userId}`);
    expect((await tryTop(pose)).answer.id).not.toBe(answer.id);
  });
});

describe('what is another person’s', () => {
  it('is not there for anybody else: poses, results, retries and pictures', async () => {
    const pose = await client.addPose(shopper);
    const { answer } = await tryTop(pose);
    const other = await makeMember(test);
    const own = await client.addPose(other);
    const retry = { retry: true, retry_prev_id: answer.id, pose: saved(own) } as const;
    const asked = [{ pose: saved(pose) }, { pose: made(answer.id) }, retry];
    for (const part of asked) {
      const refused = await client.tryOn(other, { top, ...part });
      expect([refused.status, refused.answer.code]).toEqual([404, 'not_found']);
    }
    for (const id of [answer.id, crypto.randomUUID(), 'nowhere']) {
      expect((await imageOf(id, other)).statusCode).toBe(404);
    }
    const image = { name: 'image_id', content: answer.id };
    expect((await client.send(other, 'createPose', [image])).status).toBe(404);
    expect(engine.jobs).toHaveLength(1);
  });
});

describe('a request that breaks a rule', () => {
  const dress = garmentNamed('t_dress');
  const pose = saved('any');

  it.each([
    ['a dress with a top', { full_body: dress, top, pose }],
    ['no garment', { category: 'pose', pose }],
    ['no pose', { top }],
    ['a slot without its garment', { category: 'bottom', top, pose }],
    ['a retry of nothing', { top, pose, retry: true }],
    ['a retry that is none', { category: 'retry', top, pose }],
  ] as const)('is refused: %s', async (_what, asked) => {
    const { status, answer } = await client.tryOn(shopper, asked);
    expect([status, answer.code]).toEqual([400, 'invalid_request']);
    expect(answer.detail).not.toBeUndefined();
  });

  it.each([
    ['upside down', { bottom: top, category: 'bottom' }, 400, 'invalid_request'],
    ['shoes', { top: garmentNamed('t_shoes') }, 400, 'invalid_request'],
    ['an unknown item', { top: garmentNamed('t_none') }, 404, 'item_not_found'],
    [
      'an item without a picture',
      { full_body: garmentNamed('t_bare'), category: 'full_body' },
      422,
      'no_garment',
    ],
    [
      'a picture inside the network',
      { top: garmentNamed('', 'http://127.0.0.1:9/a.jpg') },
      422,
      'no_garment',
    ],
  ] as const)('names what is wrong with %s', async (_what, asked, status, code) => {
    const refused = await client.tryOn(shopper, {
      pose: saved(await client.addPose(shopper)),
      ...asked,
    });
    expect([refused.status, refused.answer.code]).toEqual([status, code]);
    expect(engine.jobs).toHaveLength(0);
  });

  it('has a part that is no picture, or no metadata', async () => {
    const file = (content: string) => filePart('top_file_base64', content);
    const pose = saved(await client.addPose(shopper));
    const refused = await client.tryOn(shopper, { top, pose }, [file('Dear diary')]);
    expect([refused.status, refused.answer.code]).toEqual([415, 'not_an_image']);
    const bare = await client.send(shopper, 'tryOn', [{ name: 'metadata', content: '{' }]);
    expect([bare.status, bare.answer.code]).toEqual([400, 'invalid_request']);
    const hat = JSON.stringify({ ...NOTHING_ASKED, category: 'hat', top, pose });
    const unknown = await client.send(shopper, 'tryOn', [{ name: 'metadata', content: hat }]);
    expect([unknown.status, unknown.answer.code]).toEqual([400, 'invalid_request']);
    expect(await picturesOf(shopper)).toEqual([]);
  });
});

describe('an engine that makes no picture', () => {
  it.each<[TryOnFailureReason, number, string]>([
    ['no_person', 422, 'no_person'],
    ['no_garment', 422, 'no_garment'],
    ['busy', 409, 'try_on_busy'],
    ['failed', 500, 'try_on_failed'],
  ])('is told of in kind words: %s', async (reason, status, code) => {
    engine.before = () => Promise.reject(new TryOnFailure(reason));
    const refused = await tryTop(await client.addPose(shopper));
    expect([refused.status, refused.answer.code]).toEqual([status, code]);
    expect(await picturesOf(shopper)).toEqual([]);
  });

  it('throws anything else', async () => {
    engine.before = () => Promise.reject(new Error('Out of memory'));
    const { status, answer } = await tryTop(await client.addPose(shopper));
    expect([status, answer.message]).toEqual([500, 'Failed to generate image']);
  });

  it('is one of which an explicit picture comes', async () => {
    const pose = await client.addPose(shopper);
    test.deps.recognizer = {
      ...BLIND_RECOGNIZER,
      recognize: async () => ({ kinds: {}, explicit: [0.99, 0.99] }),
    };
    const { status, answer } = await tryTop(pose);
    test.deps.recognizer = BLIND_RECOGNIZER;
    expect([status, answer.code]).toEqual([422, 'explicit_image']);
    expect(await picturesOf(shopper)).toEqual([]);
  });
});

describe('a shopper who leaves', () => {
  it('ends the work on the picture', async () => {
    const pose = await client.addPose(shopper);
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    engine.before = ({ signal }) => {
      signal.addEventListener('abort', () => ended.resolve());
      begun.resolve();
      return ended.promise.then(() => Promise.reject(new TryOnFailure('cancelled')));
    };
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const leave = new AbortController();
    const form = new FormData();
    form.set('metadata', JSON.stringify({ ...NOTHING_ASKED, top, pose: saved(pose) }));
    const asking = fetch(address + PATHS.tryOn.path, {
      method: 'POST',
      body: form,
      headers: shopper.headers,
      signal: leave.signal,
    }).catch(() => 'left');
    await begun.promise;
    leave.abort();
    expect(await asking).toBe('left');
    await ended.promise;
    expect(await picturesOf(shopper)).toEqual([]);
  });
});

describe('a pose that is deleted', () => {
  it('takes along what was made of it', async () => {
    const pose = await client.addPose(shopper);
    const first = await client.tryOn(shopper, { category: 'bottom', bottom, pose: saved(pose) });
    const second = await client.tryOn(shopper, { top, pose: made(first.answer.id) });
    const { method, path } = PATHS.deletePose;
    const { headers } = shopper;
    await test.app.inject({ method, url: fillPath(path, { id: pose }), headers });
    expect(await picturesOf(shopper)).toEqual([]);
    expect((await imageOf(second.answer.id)).statusCode).toBe(404);
  });

  it('leaves nothing of what is being made of it', async () => {
    const pose = await client.addPose(shopper);
    engine.before = async () => {
      await test.deps.database.deleteFrom('poses').where('id', '=', pose).execute();
    };
    expect((await tryTop(pose)).status).toBe(404);
    expect(await picturesOf(shopper)).toEqual([]);
  });
});

describe('a result saved as a pose', () => {
  const save = (id: string) =>
    client.send(shopper, 'createPose', [{ name: 'image_id', content: id }]);

  it('is a pose of its own, without the visible mark, named by what is worn', async () => {
    const pose = await client.addPose(shopper);
    const { answer } = await tryTop(pose);
    const { status, answer: stored } = await save(answer.id);
    expect([status, stored]).toEqual([
      200,
      {
        id: stored.id,
        description: 'Wool Sweater',
        generated: true,
        generated_from_item_id: 't_top',
        photo_faults: [],
      },
    ]);
    const image = await test.app.inject({
      url: fillPath(PATHS.poseImage.path, { id: stored.id }),
      headers: shopper.headers,
    });
    expect(image.rawPayload.toString('base64')).not.toBe(answer.gen_image_b64);
    const again = await client.tryOn(shopper, {
      category: 'bottom',
      bottom,
      pose: made(stored.id),
    });
    expect(again.status).toBe(200);
  });
});

describe('a shopper who has many made', () => {
  it('is told when to come again, and what was made before is free', async () => {
    const limited = await openTestApp({
      tryOn: createTrunkEngine(),
      environment: { MODISTE_TRY_ONS_PER_MINUTE: '1' },
    });
    limited.deps.recognizer = BLIND_RECOGNIZER;
    const own = createTryOnClient(limited);
    const person = await makeMember(limited);
    const pose = saved(await own.addPose(person));
    const file = async (color: string) => [
      filePart('top_file_base64', await drawGarment({ color, shape: 'dress' })),
    ];
    const ask = async (color: string) =>
      own.tryOn(person, { top: garmentNamed(''), pose }, await file(color));
    const statuses = [await ask('red'), await ask('red'), await ask('blue')];
    await limited.close();
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
    const refused = statuses.at(-1);
    expect(refused?.answer.message).toBe('Rate limit exceeded.');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
