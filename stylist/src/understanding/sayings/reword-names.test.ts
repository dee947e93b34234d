import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { tellTranslation } from '../../testing/tell-translation.ts';
import { rewordNames } from './reword-names.ts';

describe('what a person is called', () => {
  it.each([
    ['my friend rose needs a coat', 'my friend needs a coat'],
    ['gift for my friend Olive', 'gift for my friend'],
    ['gift for aunt hazel, scarf', 'gift for aunt, scarf'],
    ['my boss mr brown is coming, blouse', 'my boss mr is coming, blouse'],
    ['ruby is 6, dress for her', 'my friend is 6, dress for her'],
    ['april is my sister, she needs boots', 'my friend is my sister, she needs boots'],
    ["dress for rose's birthday", "dress for my friend's birthday"],
    ['white wedding, guest dress', 'wedding, guest dress'],
  ])('is no color: %s', (said, meant) => {
    expect(rewordNames(said)).toBe(meant);
  });

  it.each([
    'olive is my favorite color, dress',
    'dress in rose for my friend',
    'my sister in an olive green jacket',
    'a june wedding, dress',
    'white wedding dress',
    'may i see coats',
    'my friend wants a black coat',
  ])('is not taken for a name where a color is meant: %s', (said) => {
    expect(rewordNames(said)).toBe(said);
  });

  it('leaves no color among the limits', async () => {
    const { say } = startTalk();
    expect(tellTranslation(await say('my friend rose needs a coat'))).toMatch(/^search: coat;/);
  });
});
