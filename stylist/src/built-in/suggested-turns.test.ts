import { describe, expect, it } from 'vitest';
import { ALL_SUGGESTIONS } from '../knowledge/testing/all-wordings.ts';
import { startTalk } from '../testing/talk.ts';

const intentOf = async (words: string): Promise<string> => (await startTalk().say(words)).intent;

/** Over a thousand turns are said: in milliseconds. */
const TIMEOUT = 240_000;

const QUESTION = /^(?:What|How|Which|Should|Can|Do|Does|Is|Are)\b/;

describe('what is suggested after an answer of the stylist', () => {
  it(
    'leads on when it is sent, and is never declined',
    async () => {
      const declined: string[] = [];
      for (const words of ALL_SUGGESTIONS) {
        const intent = await intentOf(words);
        if (intent === 'out_of_scope' || intent === 'unsafe') declined.push(words);
      }
      expect(declined).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'is answered where it is a question, and looked for where it asks to see something',
    async () => {
      const wrong: string[] = [];
      for (const words of ALL_SUGGESTIONS) {
        const intent = await intentOf(words);
        const isShown = words.startsWith('Show me');
        if (isShown && !['search', 'clarify'].includes(intent)) wrong.push(`${words}: ${intent}`);
        if (QUESTION.test(words) && intent === 'search') wrong.push(`${words}: ${intent}`);
      }
      expect(wrong).toEqual([]);
    },
    TIMEOUT,
  );
});
