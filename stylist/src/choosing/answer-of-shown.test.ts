import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';

describe('how many there are', () => {
  it.each(['how many do you have', 'how many are there?', 'ok how many of these are there'])(
    'is counted: %s',
    async (words) => {
      const { say } = startTalk();
      await say('show me dresses');
      expect((await say(words)).answer).toMatch(/three/i);
    },
  );
});
