import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

describe('a comparison after wishes', () => {
  it('takes what comes nearest to them, and says so, whatever it costs', async () => {
    const { say } = startTalk();
    await say('show me satin dresses');
    const { answer, intent } = await say('compare the first two');
    expect(intent).toBe('compare');
    expect(answer).toMatch(/satin/);
    expect(answer).not.toMatch(/it costs (?:the least|less)/);
  });

  it('goes by the price where nothing was wished', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    expect((await say('compare the first two')).answer).toContain('costs less');
  });
});
