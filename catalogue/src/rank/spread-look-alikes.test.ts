import { describe, expect, it } from 'vitest';
import { cosine } from '../vectors/cosine.ts';
import { spreadLookAlikes } from './spread-look-alikes.ts';

const imageEmbeddingOf = (direction: number, noise = 0) =>
  Float32Array.from({ length: 256 }, (_, at) => Number(at === direction) + noise * Math.sin(at));
const one = (id: string, look: Float32Array | null, relevance = 1) => ({ id, look, relevance });
const spread = (page: readonly ReturnType<typeof one>[]) =>
  spreadLookAlikes(page, {
    areAlike: (a, b) => a.look !== null && b.look !== null && cosine(a.look, b.look) >= 0.98,
    canReplace: (one, other) => other.relevance >= 0.8 * one.relevance,
  });
const ids = (page: readonly { id: string }[]) => page.map(({ id }) => id);

describe('the beginning of a page', () => {
  it('shows other things between those that look the same, first things first', () => {
    const page = [
      one('line-1', imageEmbeddingOf(0)),
      one('line-2', imageEmbeddingOf(0, 0.005)),
      one('line-3', imageEmbeddingOf(0, -0.005)),
      one('slip', imageEmbeddingOf(1)),
      one('wrap', imageEmbeddingOf(2)),
    ];
    expect(ids(spread(page))).toEqual(['line-1', 'slip', 'wrap', 'line-2', 'line-3']);
  });

  it('brings what waited back as soon as its like is out of sight', () => {
    const others = Array.from({ length: 20 }, (_, at) =>
      one(`other-${at}`, imageEmbeddingOf(at + 1)),
    );
    const page = [
      one('line-1', imageEmbeddingOf(0)),
      one('line-2', imageEmbeddingOf(0)),
      ...others,
    ];
    expect(ids(spread(page)).indexOf('line-2')).toBe(6);
  });

  it('takes turns where there are few kinds', () => {
    const page = ['a', 'a', 'a', 'b', 'b', 'b'].map((kind, at) =>
      one(`${kind}${at}`, imageEmbeddingOf(kind === 'a' ? 0 : 1)),
    );
    expect(ids(spread(page))).toEqual(['a0', 'b3', 'a1', 'b4', 'a2', 'b5']);
  });

  it('puts nothing first that answers much worse', () => {
    const page = [
      one('line-1', imageEmbeddingOf(0)),
      one('line-2', imageEmbeddingOf(0)),
      one('far-off', imageEmbeddingOf(1), 0.7),
    ];
    expect(spread(page)).toEqual(page);
  });

  it('keeps the order where nothing looks the same or nothing is known of the looks', () => {
    const known = Array.from({ length: 30 }, (_, at) => one(`known-${at}`, imageEmbeddingOf(at)));
    expect(spread(known)).toEqual(known);
    const unknown = known.map(({ id }) => one(id, null));
    expect(spread(unknown)).toEqual(unknown);
  });
});
