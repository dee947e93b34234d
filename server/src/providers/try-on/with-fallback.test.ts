import type { TryOnDoubt } from '@modiste/contract/values';
import { type TryOnEngine, TryOnFailure, type TryOnJob } from '@modiste/fitting/try-on-engine';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../log/logger.ts';
import { withFallback } from './with-fallback.ts';

const job: TryOnJob = {
  pose: { bytes: new Uint8Array(), key: 'pose' },
  garments: [],
  iteration: 0,
  signal: new AbortController().signal,
};

const engine = (name: string, failWith: () => TryOnFailure | null = () => null) => {
  let asked = 0;
  const made: TryOnEngine = {
    name,
    async tryOn() {
      asked += 1;
      const failure = failWith();
      if (failure) throw failure;
      return { bytes: new Uint8Array(), engine: name, preview: false, doubts: [] };
    },
  };
  return { ...made, asked: () => asked };
};

function openBoth(
  failWith: () => TryOnFailure | null,
  check: () => Promise<TryOnDoubt[]> = async () => [],
) {
  const lines: string[] = [];
  const clock = { ms: 0 };
  const hosted = engine('hosted', failWith);
  const both = withFallback({
    hosted,
    builtIn: { ...engine('built-in'), check },
    log: createLogger('info', { write: (line: string) => void lines.push(line) }),
    now: () => new Date(clock.ms),
  });
  const make = () => both.tryOn(job);
  const madeBy = async () => (await both.tryOn(job)).engine;
  return { make, madeBy, hosted, lines, clock };
}

describe('a hosted try-on model before the built-in engine', () => {
  it('answers alone while it works', async () => {
    const { madeBy, lines } = openBoth(() => null);
    expect(await madeBy()).toBe('hosted');
    expect(lines).toEqual([]);
  });

  it('is answered for when it fails, and the log says why', async () => {
    const { madeBy, lines } = openBoth(
      () => new TryOnFailure('failed', new Error('api.example answers 503')),
    );
    expect(await madeBy()).toBe('built-in');
    expect(lines.join()).toContain('try-on model failed, the built-in engine answered');
    expect(lines.join()).toContain('api.example answers 503');
  });

  it('is not answered for when nobody waits any longer', async () => {
    const { madeBy } = openBoth(() => new TryOnFailure('cancelled'));
    await expect(madeBy()).rejects.toMatchObject({ reason: 'cancelled' });
  });

  it('is left alone for a while after three failures in a row', async () => {
    const { madeBy, hosted, clock } = openBoth(() => new TryOnFailure('failed'));
    for (let turn = 0; turn < 5; turn += 1) await madeBy();
    expect(hosted.asked()).toBe(3);
    clock.ms += 31_000;
    await madeBy();
    expect(hosted.asked()).toBe(4);
  });

  it('is held against the pose, and what speaks against the result is said', async () => {
    const { make } = openBoth(
      () => null,
      async () => ['face_changed'],
    );
    expect(await make()).toMatchObject({ engine: 'hosted', doubts: ['face_changed'] });
  });

  it('is answered for when nobody is seen in what it made', async () => {
    const gone = () => Promise.reject(new TryOnFailure('failed', new Error('Nobody is seen')));
    const { madeBy, lines } = openBoth(() => null, gone);
    expect(await madeBy()).toBe('built-in');
    expect(lines.join()).toContain('Nobody is seen');
  });

  it('is shown unchecked where there is no room for a check', async () => {
    const { make, lines } = openBoth(
      () => null,
      () => Promise.reject(new TryOnFailure('busy')),
    );
    expect(await make()).toMatchObject({ engine: 'hosted', doubts: [] });
    expect(lines.join()).toContain('try-on shown without a check');
  });
});
