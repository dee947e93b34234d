import { describe, expect, it } from 'vitest';
import { asking } from '../../../knowledge/testing/asking.ts';
import { sampleItem } from '../../../testing/sample-items.ts';
import { startTalk } from '../../../testing/talk.ts';
import { answerWornWith } from './worn-with.ts';

const jeans = sampleItem('jeans', {
  short_description: 'Straight Jeans',
  colors: ['Blue'],
  facts: { type: 'straight-jeans', materials: ['denim'], color_names: ['Indigo'] },
});
const gown = sampleItem('gown', { facts: { type: 'evening-gown', materials: ['silk'] } });

const answer = (words: string, item = jeans): string =>
  answerWornWith({ ...asking(words), referred: [item] })?.text ?? '';

describe('whether a piece may be worn with another', () => {
  it.each([
    ['can i wear them with white sneakers', /^Yes.*sneakers.*White/],
    ['would these go with brown loafers?', /^Yes.*loafers/],
    ['ok so does that work with a blazer', /^Yes.*blazers/],
  ])('is answered with yes where they go together: %s', (words, expected) => {
    expect(answer(words)).toMatch(expected);
  });

  it.each([
    ['would they look weird with white sneakers', jeans, /^(?:No,|Not as)/],
    ['would it look odd with flip flops', gown, /^It might/],
  ])('is asked the other way round: %s', (words, item, expected) => {
    expect(answer(words, item)).toMatch(expected);
  });

  it('is told of the best of those shown beside a garment that is named', async () => {
    const talk = startTalk();
    await talk.say('show me sandals');
    const { intent, answer } = await talk.say('which goes best with black jeans');
    expect(intent).toBe('compare');
    expect(answer).toMatch(/goes best with black jeans\. .*Next would be/);
  });

  it('is asked of the shoes in outfits, and composes none anew', async () => {
    const talk = startTalk();
    await talk.say('an outfit for a wedding');
    const { intent, answer } = await talk.say('could the shoes be worn with jeans too');
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/^(?:Yes|Rather not|It might).*jeans/);
  });

  it('is asked with two words of the piece just spoken of', async () => {
    const talk = startTalk();
    await talk.say('show me blazers');
    await talk.say('is the first one lined?');
    expect((await talk.say('and with jeans?')).answer).toMatch(/^Yes.*jeans/);
  });

  it('is answered with no where one is far too casual for the other', () => {
    expect(answer('can I wear it with flip flops', gown)).toMatch(/^Rather not/);
  });

  it.each(['what goes with it', 'can i wear it with confidence', 'do you have it with pockets'])(
    'is not what is asked by: %s',
    (words) => {
      expect(answer(words)).toBe('');
    },
  );
});

describe('whether what is shown matches a garment', () => {
  it.each(['will it match a navy dress', 'would they go with a red jumpsuit'])(
    'is answered, and no such garment is looked for: %s',
    async (words) => {
      const { say } = startTalk();
      await say('heels');
      const { intent, answer } = await say(words);
      expect(intent).toBe('item_question');
      expect(answer).toMatch(/^(?:Yes|No|Rather|Not|It)/);
    },
  );
});
