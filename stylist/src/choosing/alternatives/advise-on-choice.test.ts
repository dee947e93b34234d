import { findAttribute, findFabric } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import { SHADES } from '@modiste/lexicon/shades';
import { listOf } from '@modiste/lexicon/tokens';
import { describe, expect, it } from 'vitest';
import { emptyRequest } from '../../dialogue/dialogue-state.ts';
import { asking } from '../../knowledge/testing/asking.ts';
import { startTalk } from '../../testing/talk.ts';
import { adviseOnChoice, leavesChoice } from './advise-on-choice.ts';
import axes from './axes.json' with { type: 'json' };

const answerTo = (words: string): string => adviseOnChoice(asking(words))?.text ?? '';
const firstSentence = (words: string): string => answerTo(words).split(/(?<=\.)\s/)[0] ?? '';

describe('a choice between two things', () => {
  it.each([
    ['navy or black for a funeral', 'black'],
    ['should I wear heels or flats on grass', 'flats'],
    ['are loafers or sneakers better for walking all day', 'sneakers'],
    ['jeans vs chinos for the office', 'chinos'],
    ['ok so mini or midi, im petite', 'mini'],
    ['v neck or crew neck for a big bust', 'v-neck'],
    ['high waisted or low rise for short legs?', 'high waisted'],
    ['which is cooler in summer, denim or linen', 'linen'],
    ['is polyester or linen better in a suitcase', 'polyester'],
    ['leather or linen, what lasts longer', 'leather'],
    ['suit or just a blazer for an interview', 'suit'],
    ['short or long sleeves for the cold?', 'long sleeves'],
    ['black, pink or yellow for a memorial?', 'black'],
  ])('is decided by what counts: %s', (words, best) => {
    expect(leavesChoice(asking(words))).toBe(true);
    expect(firstSentence(words).toLowerCase()).toContain(best);
  });

  it('gives a reason that speaks for what it takes', () => {
    expect(answerTo('is linen or tencel better for travelling')).toMatch(/creases less than linen/);
    const heard = ['i am off to portugal and morocco, what should i pack'];
    const told = asking('is linen or tencel better for travelling');
    const { text = '' } =
      adviseOnChoice({
        ...told,
        turn: { ...told.turn, state: { ...told.turn.state, heard } },
      }) ?? {};
    expect(text).toMatch(/Linen .*heat of Morocco/);
  });

  it('is one decision, what speaks for the other, and an offer', () => {
    const { text = '', suggestions = [] } =
      adviseOnChoice(asking('heels or flats for a garden wedding')) ?? {};
    expect(text.split(/(?<=[.?])\s/)).toHaveLength(3);
    expect(text).toMatch(/heels/i);
    expect(text).toMatch(/show you|want to see/i);
    expect(suggestions).toEqual([
      'Show me flats for a garden wedding',
      'Show me heels for a garden wedding',
    ]);
  });

  it('answers whether one is ahead of the other with yes or no', () => {
    expect(answerTo('is linen cooler than denim in the heat')).toMatch(/^Yes/);
    expect(answerTo('are heels more comfortable than sneakers')).toMatch(/^No/);
  });

  it('goes by the occasion of the search where the message names none', () => {
    const base = asking('should I take black or pink?');
    const [wish] = asking('something for a funeral').understood.readings;
    const request = { ...emptyRequest(), wishes: wish === undefined ? [] : [wish] };
    const read = asking(base.turn.words, { request });
    expect(adviseOnChoice(read)?.text).toMatch(/^Black for a funeral/);
  });

  it('says which of the two it knows too little of', () => {
    expect(answerTo('should I wear scuba or linen in summer')).toMatch(/scuba/);
    expect(answerTo('should I wear scuba or linen in summer')).toMatch(/too little|not something/);
  });

  it('chooses a color by what it is worn with', () => {
    expect(answerTo('gold or silver jewelry with a navy dress?')).toMatch(/^Silver/);
    expect(answerTo('brown or black shoes with a navy suit?')).toMatch(/^Brown/);
  });

  it.each([
    'show me skirts or trousers',
    'a linen or cotton shirt under $50',
    'do you have it in navy or black',
    'is it silk or satin?',
    'skirt or trousers',
    'I want boots or sneakers for winter',
  ])('is no choice where both are asked for: %s', (words) => {
    expect(leavesChoice(asking(words))).toBe(false);
  });

  it('shows the chosen one on a yes', async () => {
    const talk = startTalk();
    const asked = await talk.say('heels or flats for a garden wedding?');
    expect(asked.intent).toBe('style_advice');
    const shown = await talk.say('yes please');
    expect(shown.intent).toBe('search');
    expect(shown.refinedQuery).toMatch(/flats/);
  });

  it('weighs only what the lexicon knows', () => {
    const shades = new Set(SHADES.map(({ name }) => name));
    const ids = Object.values(axes).flatMap(({ rows }) => rows.flatMap(({ of }) => listOf(of)));
    const unknown = ids.filter(
      (id) =>
        findType(id) === null &&
        findFabric(id) === null &&
        findAttribute(id) === null &&
        !shades.has(id) &&
        id !== 'gold' &&
        id !== 'silver',
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});
