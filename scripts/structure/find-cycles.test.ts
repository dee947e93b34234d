import { describe, expect, it } from 'vitest';
import { findCycles } from './find-cycles.ts';

const arrows = (text: string) =>
  new Map(
    text.split('; ').map((line) => {
      const [node = '', targets = ''] = line.split(' > ');
      return [node, targets === '' ? [] : targets.split(' ')];
    }),
  );

describe('circles of arrows', () => {
  it('are not found where each arrow points down', () => {
    expect(findCycles(arrows('a > b c; b > c d; c > d; d'))).toEqual([]);
  });

  it('are found however long they are, each once', () => {
    expect(findCycles(arrows('a > b; b > c; c > a d; d > e; e > d; f > a'))).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ]);
  });

  it('that touch each other are one', () => {
    expect(findCycles(arrows('a > b; b > a c; c > b'))).toEqual([['a', 'b', 'c']]);
  });
});
