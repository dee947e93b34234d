import { describe, expect, it } from 'vitest';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { adviseOnWay } from './advise-on-way.ts';

describe('two ways of wearing something', () => {
  it.each([
    ['tuck the shirt in or leave it out', /^It depends on the hem/],
    ['should it be tucked or untucked', /^It depends on the hem/],
    ['roll the sleeves up or keep them down?', /how formal it is/],
    ['belt it or leave it open', /^It depends on the waist/],
    ['socks or no socks with loafers', /^It depends on the shoe/],
  ])('are decided by the one thing that counts: %s', (words, substance) => {
    expect(adviseOnWay(asking(words))?.text).toMatch(substance);
  });

  it.each(['show me belts or scarves', 'i need socks or tights'])(
    'are not heard in what looks for pieces: %s',
    (words) => {
      expect(adviseOnWay(asking(words))).toBeNull();
    },
  );

  it.each(['over or under a wool coat', 'do i wear it under or over a parka'])(
    'go from the thin layer to the thick one: %s',
    (words) => {
      const shirt = sampleItem('shirt', { facts: { type: 'shirt' } });
      expect(adviseOnWay(asking(words, { referred: [shirt] }))?.text).toMatch(/^Under: /);
    },
  );

  it('change nothing of the outfits on the screen', async () => {
    const { say } = startTalk();
    await say('an outfit for a job interview');
    expect((await say('tuck the shirt in or leave it out')).intent).toBe('style_advice');
  });
});
