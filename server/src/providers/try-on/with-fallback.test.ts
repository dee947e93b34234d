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

function openBoth(failWith: () => TryOnFailure | null) {
  const lines: string[] = [];
  const clock = { ms: 0 };
  const hosted = engine('hosted', failWith);
  const both = withFallback({
    hosted,
    builtIn: engine('built-in'),
    log: createLogger('info', { write: (line: string) => void lines.push(line) }),
    now: () => new Date(clock.ms),
  });
  const madeBy = async () => (await both.tryOn(job)).engine;
  return { madeBy, hosted, lines, clock };
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
});
