import { AI_TONES } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { Speech } from '../../speech/speech.ts';
import { startTalk } from '../../testing/talk.ts';
import { asking } from '../testing/asking.ts';
import { makeSmallTalk } from './make-small-talk.ts';
import { readLifeNews } from './read-life-news.ts';

const SORRY =
  /sorry|condolences|hard|strength|hope|worry|miserable|thinking of you|get well|rest|draining|wear anyone out|no fun|sympathy|feel for you/i;
const GLAD = /congratulat|glad|news|wonderful|congrats|good for you/i;

describe('what somebody tells of their life', () => {
  it.each([
    'thanks! bad day today honestly',
    'my mom is in the hospital',
    'my dog died yesterday',
    'my grandmother passed away last week',
    'I have the flu',
    'I broke up with my boyfriend',
    'feeling a bit down',
    'had a terrible day',
    'thank you, my sister is in the hospital',
  ])('that is bad has a kind word first, a gentle offer, and no new search: %s', async (words) => {
    const talk = startTalk();
    await talk.say('red dresses');
    const { intent, answer, suggestions } = await talk.say(words);
    expect(intent).toBe('small_talk');
    expect(answer).toMatch(SORRY);
    expect(answer).not.toMatch(/!|Sure thing|No problem/);
    expect(suggestions).toContain('Just chat');
  });

  it.each([
    'I got promoted!',
    "I'm getting married",
    'thanks! I just got engaged!',
    'I passed my exam!',
    'my wife got promoted! celebrating',
  ])('that is good is congratulated on: %s', async (words) => {
    const talk = startTalk();
    await talk.say('red dresses');
    const { intent, answer, suggestions } = await talk.say(words);
    expect(intent).toBe('small_talk');
    expect(answer).toMatch(GLAD);
    expect(suggestions.length).toBeGreaterThanOrEqual(2);
  });

  it('wishes well for the first day of a job', async () => {
    const { intent, answer } = await startTalk().say('first day tomorrow at the new job');
    expect(intent).toBe('small_talk');
    expect(answer).toMatch(/luck|best|good start|goes well/i);
  });

  it.each(AI_TONES)('is never answered rudely or loudly as %s', (tone) => {
    const speech = new Speech([], tone);
    for (const words of [
      'my dad died',
      'bad day today',
      'my son is sick',
      'I got laid off',
      'so tired',
    ]) {
      const { text } = makeSmallTalk(asking(words, { speech }));
      expect(text).toMatch(/sorry|condolences|exhausting|rest/i);
      expect(text).not.toContain('!');
    }
    const glad = makeSmallTalk(asking('I got promoted!', { speech })).text;
    expect(glad).toMatch(GLAD);
  });

  it('has a kind word however often it is needed', () => {
    const speech = new Speech([]);
    for (let time = 0; time < 9; time += 1) {
      expect(makeSmallTalk(asking('my dad died', { speech })).text).toMatch(SORRY);
    }
  });

  it('comes first where something is asked for, too, and is searched by no word of it', async () => {
    const { intent, refinedQuery, state } = await startTalk().say(
      'jeans, my mom is in the hospital, im so tired',
    );
    expect(intent).toBe('search');
    expect(refinedQuery).toBe('jeans');
    expect(state.notes?.[0]).toMatch(SORRY);
  });

  it('goes on with what is asked: a wedding keeps its month', async () => {
    const { refinedQuery, state } = await startTalk().say("I'm getting married, need white shoes");
    expect(refinedQuery).toMatch(/shoes.*wedding/);
    expect(state.notes?.[0]).toMatch(GLAD);
  });

  it.each([
    'I am so tired of black',
    'sick of jeans',
    'my jeans died',
    'these are bad',
    'a dress for a first date',
    'shoes for my new job',
    'is it a good day for linen?',
  ])('is not seen where clothes are meant: %s', (words) => {
    expect(readLifeNews(words)).toBeNull();
  });
});

describe('a grumble about the day', () => {
  it.each([
    'ugh what a day. my boss is the worst',
    'my train was late AGAIN',
    'my boss yelled at me today',
    'the kids are driving me nuts today',
    'i hate mondays',
    'so over this week',
    'ugh im so done with this week',
    'sorry had a rotten day, kids been monsters',
    'i need a drink',
  ])('is met with a kind word, and is no complaint about the stylist: %s', async (words) => {
    const { intent, answer } = await startTalk().say(words);
    expect(intent).toBe('small_talk');
    expect(answer).toMatch(SORRY);
    expect(answer).not.toMatch(/annoyed|start fresh|civil/);
  });

  it.each(['you are the worst', 'this bot is useless'])(
    'stays apart from an insult: %s',
    async (words) => {
      expect((await startTalk().say(words)).answer).toMatch(
        /annoyed|calm|civil|fix|got it wrong|sorry/i,
      );
    },
  );

  it.each(['work shoes for the office', 'the boss wants us in navy suits', 'kids jeans'])(
    'is not seen where clothes are asked for: %s',
    (words) => {
      expect(readLifeNews(words)).toBeNull();
    },
  );
});
