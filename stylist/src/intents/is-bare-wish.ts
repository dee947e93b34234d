import type { Message } from '../understanding/message.ts';

const SMALL = /^(?:an?|the|some|any|please|pls|in|and|or|with|for|of|size|my|me|new|nice|good)$/;

/** "Oversized wool coats": nothing but what is wished for, whatever else its words may ask of. */
export function isBareWish({ text, words, readings }: Message): boolean {
  const wanted = readings.filter(({ reading }) => reading.role === 'wanted');
  const isCovered = (at: number): boolean => wanted.some(({ from, to }) => at >= from && at < to);
  const namesKind = wanted.some(({ reading }) =>
    reading.concepts.some(({ kind }) => kind === 'type'),
  );
  return (
    namesKind &&
    wanted.length > 1 &&
    !text.includes('?') &&
    words.every(({ word }, at) => isCovered(at) || SMALL.test(word))
  );
}
