import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Embedder } from './embedder.ts';
import { ANSWER_MAX_MS, createQueryVectors, REST_MS } from './query-vectors.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openModel() {
  const asked: string[] = [];
  const failures: string[] = [];
  const answers: PromiseWithResolvers<Float32Array[]>[] = [];
  const embedder: Embedder = {
    id: 'by hand',
    dimensions: 2,
    readsPictures: false,
    embed([input]) {
      if (input && 'text' in input) asked.push(input.text);
      const answer = Promise.withResolvers<Float32Array[]>();
      answers.push(answer);
      return answer.promise;
    },
    close: async () => undefined,
  };
  const vectorOf = createQueryVectors(embedder, (error) => failures.push(String(error)));
  const ask = (text: string) => vectorOf(text, async () => ({ text }));
  /** Lets what was promised happen. */
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { asked, failures, answers, ask, settle };
}

const VECTOR = Float32Array.of(3, 4);

describe('the vectors of queries', () => {
  it('are of unit length and made once, also where two ask at a time', async () => {
    const { asked, answers, ask, settle } = openModel();
    const both = Promise.all([ask('coat'), ask('coat')]);
    await settle();
    answers[0]?.resolve([VECTOR]);
    const [vector] = await both;
    expect(Array.from(vector ?? [], (value) => value.toFixed(2))).toEqual(['0.60', '0.80']);
    expect(await ask('coat')).toBe(vector);
    expect(asked).toEqual(['coat']);
  });

  it('are not waited for longer than a shopper would, and serve the next search', async () => {
    const { asked, failures, answers, ask, settle } = openModel();
    const slow = ask('coat');
    await vi.advanceTimersByTimeAsync(ANSWER_MAX_MS);
    expect(await slow).toBeNull();
    expect(failures).toEqual(['Error: no answer within 2 s']);
    answers[0]?.resolve([VECTOR]);
    await settle();
    expect(await ask('coat')).toHaveLength(2);
    expect(asked).toEqual(['coat']);
  });

  it('are not asked of a model that failed, until it had a rest', async () => {
    const { asked, failures, answers, ask, settle } = openModel();
    const failed = ask('coat');
    await settle();
    answers[0]?.reject(new Error('out of memory'));
    expect(await failed).toBeNull();
    expect(await ask('dress')).toBeNull();
    expect([asked, failures]).toEqual([['coat'], ['Error: out of memory']]);
    await vi.advanceTimersByTimeAsync(REST_MS);
    void ask('dress');
    await settle();
    expect(asked).toEqual(['coat', 'dress']);
  });
});
