import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest } from '../../dialogue/dialogue-state.ts';
import { startTalk } from '../../testing/talk.ts';
import { readStances } from './read-stances.ts';

async function requestAfter(...messages: readonly string[]) {
  const { say } = startTalk();
  let last = await say(messages[0] ?? '');
  for (const words of messages.slice(1)) last = await say(words);
  return last.state.request;
}

const refusedAfter = async (...messages: readonly string[]): Promise<string[]> => {
  const request = await requestAfter(...messages);
  return (request?.wishes ?? [])
    .filter(({ role }) => role === 'negated')
    .flatMap(({ concepts }) => concepts.map(({ id }) => id));
};

const read = (text: string) => readStances(text, { request: null, isShown: true }).words;

describe('what a shopper has trouble with', () => {
  it.each([
    ['polyester is not good', 'polyester'],
    ['polyester makes me sweat', 'polyester'],
    ['wool is too hot for me', 'wool'],
    ['silk is a pain', 'silk'],
    ['linen wrinkles way too much', 'linen'],
    ['denim isnt really my thing', 'denim'],
    ['u keep showing me black', 'Black'],
    ['why are they all black', 'Black'],
    ['you only ever give me florals', 'floral'],
    ['too much beige', 'Beige'],
    ['long sleeves annoy me', 'long-sleeve'],
    ['my closet is full of black stuff', 'Black'],
  ])('is refused and never looked for: %j', async (words, refused) => {
    const request = await requestAfter('dresses', words);
    expect(await refusedAfter('dresses', words)).toContain(refused);
    expect(request?.filters.color).toEqual([]);
    expect(request?.filters.material).toEqual([]);
  });

  it.each([
    ['no pockets? i need pockets', 'with pockets'],
    ['no hood? but i need one', 'with hood'],
    ['my sister hates silk but i love it', 'silk'],
    ['its not that i dislike linen', 'linen is fine'],
    ['short sleeves are fine but i prefer long ones', 'long sleeves'],
  ])('is told from what is wanted after all: %j', (words, meant) => {
    expect(read(words)).toBe(meant);
  });

  it.each([
    'i already have sneakers',
    'i dont need the sneakers, got those',
    'i have enough sneakers',
    'my closet is full of sneakers',
  ])('is told from what they have: %j', (words) => {
    expect(read(words)).toBe('no sneakers');
  });
});

describe('a stance in a clause', () => {
  it.each([
    ['i sweat a lot, polyester is not good', 'i sweat a lot, no polyester'],
    ['you keep showing me black. colors pls', 'no black, colors pls'],
    ['long coats get in the wheels btw', 'nothing long'],
    ['red and orange are not my colors', 'no red, no orange'],
    ['suede isnt washable. leather instead', 'no suede, leather instead'],
    ['so many florals', 'no florals'],
    ['stop showing me turtlenecks', 'no turtlenecks'],
    ['no pockets?', 'with pockets'],
    ['no hood?', 'with a hood'],
  ])('is said in plain words: %j', (words, meant) => {
    expect(read(words)).toBe(meant);
  });

  it.each([
    'is wool too hot for june?',
    'the second one is too long',
    'it is too expensive',
    'why is silk so expensive',
    'summer is too hot for that',
    'jeans, nothing too tight',
    'black isnt available',
    'no dresses?',
    'why did you pick that shirt',
    'but why did you choose the blue linen shirt?',
  ])('is not read into %j', (words) => {
    expect(read(words)).toBe(words);
  });
});

describe('a judgment of what is shown', () => {
  it.each(['thats ugly', 'those are hideous', 'meh', 'ew no', 'so boring tbh'])(
    'asks for others: %j',
    (words) => {
      expect(read(words)).toBe('show me others');
    },
  );

  it('says so in a human word', async () => {
    const { say } = startTalk();
    await say('summer dresses');
    const { state, intent } = await say('thats ugly');
    expect(intent).toBe('search');
    expect(state.notes?.join(' ')).toMatch(/not to your taste/i);
  });

  it('says that too much of one thing is to be less', () => {
    expect(read('everything is so tight')).toBe('less tight');
  });
});

describe('plain wishes and questions', () => {
  it.each([
    'show me black ones',
    'is wool itchy?',
    'more jackets',
    'all the black ones',
    'the first one is ugly',
    'something soft but not wool',
    'black is fine',
    'do you have it in black?',
    'another one',
    'hide the bruises he gave me',
  ])('stay as they are said: %j', (words) => {
    expect(read(words)).toBe(words);
  });

  it('lose the praise before them, and what nobody said of the shopper', () => {
    expect(read('cool and something reflective')).toBe('something reflective');
    expect(read('i am not fat i am pregnant')).toBe('i am pregnant');
  });
});

describe('a thing and what is said of it', () => {
  it.each([
    ['wool is too hot for me, a cotton sweater', 'wool'],
    ['leather is hard to clean, a jacket', 'leather'],
    ['linen wrinkles way too much. shirts', 'linen'],
    ['silk is a nightmare to wash, blouses', 'silk'],
  ])('is refused in a first message too: %j', (text, refused) => {
    expect(understandQuery(text).not.materials).toContain(refused);
  });

  it.each([
    'black dress that makes me look slim',
    'white sneakers that dont crease',
    'silk is lovely',
  ])('is wanted where it is praised: %j', (text) => {
    const { not } = understandQuery(text);
    expect([...not.colors, ...not.materials, ...not.types]).toEqual([]);
  });
});

describe('a refusal in a roundabout way', () => {
  it.each([
    ['not those, white is what i DONT want', 'not those, no white'],
    ['the last thing i want is white', 'no white'],
    ['minus the floral ones', 'no floral'],
    ['can you take out the black ones', 'no black'],
    ['skip the plain stuff', 'no plain'],
    ['no, pink was a joke', 'no, no pink'],
  ])('is a refusal: %j', (words, meant) => {
    expect(read(words)).toBe(meant);
  });

  it.each([
    'show me all of them',
    'show me all the red ones',
    'show me just the red ones',
    'show me all of them again',
  ])('is no refusal where all of some are asked for: %j', (words) => {
    expect(read(words)).not.toMatch(/\bno\b/);
  });

  it.each(['not the first one', 'skip the cheap ones', "black isn't bad"])(
    'is not read into %j',
    (words) => {
      expect(read(words)).toBe(words);
    },
  );

  it('is none where what was asked for is missed', () => {
    const request = { ...emptyRequest(), wishes: understandQuery('mustard skirt').readings };
    const { words } = readStances('hmm no mustard? ok then something close', {
      request,
      isShown: true,
    });
    expect(words).toBe('mustard, ok then something close');
  });
});
