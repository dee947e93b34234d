import { describe, expect, it } from 'vitest';
import type { PicturedPiece } from '../stylist.ts';
import { startTalk } from '../testing/talk.ts';

const PHOTO = { id: 'photo', context: 'chat_attachment' } as const;
const RED_DRESS: PicturedPiece = { name: 'dress', color: 'red' };

const ask = (words: string, pictured?: PicturedPiece) =>
  startTalk({ ...(pictured && { pictured }) }).say(words, PHOTO);

describe('a photo', () => {
  it.each([
    'find something like this but in green',
    'do you have these in green?',
    'this, in green',
  ])('is looked for by what it shows: %s', async (words) => {
    const { intent, refinedQuery, state } = await ask(words, RED_DRESS);
    expect([intent, refinedQuery]).toEqual(['search', 'dress']);
    expect(state.request).toMatchObject({ attachment: PHOTO, filters: { color: ['Green'] } });
  });

  it('gives way to the garment that is named', async () => {
    expect((await ask('a skirt like this', RED_DRESS)).refinedQuery).toBe('skirt');
  });

  it('names no garment where it leaves open what it shows', async () => {
    const { refinedQuery, state } = await ask('something like this in green');
    expect([refinedQuery, state.request?.attachment]).toEqual(['', PHOTO]);
  });

  it.each(['what goes with this?', 'what can I wear with this photo', 'how should I style these?'])(
    'is spoken of as what it shows: %s',
    async (words) => {
      const { intent, answer } = await ask(words, RED_DRESS);
      expect(intent).toBe('style_advice');
      expect(answer).toMatch(/red/);
    },
  );

  it('is answered for its fabric, which no photo tells', async () => {
    const { intent, answer } = await ask('how do I wash this?', RED_DRESS);
    expect(intent).toBe('care');
    expect(answer).toMatch(/fabric/);
  });

  it('is what "this" is, and not what was found before', async () => {
    const { say } = startTalk({ pictured: RED_DRESS });
    await say('linen dress');
    const { state, answer, intent } = await say('what goes with this?', PHOTO);
    expect([intent, state.focusId]).toEqual(['style_advice', null]);
    expect(answer).toMatch(/red/);
  });

  it('is not looked for among what goes with it', async () => {
    const { refinedQuery, state } = await ask('shoes to go with this', RED_DRESS);
    expect(refinedQuery).toBe('shoes, with red dress');
    expect(state.request?.attachment).toBeNull();
  });

  it('alone asks for its like, after outfits too', async () => {
    const { say } = startTalk({ pictured: RED_DRESS });
    await say('an outfit for a job interview');
    const { intent, state } = await say('', PHOTO);
    expect([intent, state.request?.outfit]).toEqual(['search', null]);
    expect(state.request?.attachment).toEqual(PHOTO);
  });
});
