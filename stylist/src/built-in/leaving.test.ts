import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

async function lastOf(...messages: readonly string[]) {
  const { say } = startTalk();
  let last = await say(messages[0] ?? '');
  for (const words of messages.slice(1)) last = await say(words);
  return last;
}

const told = async (...messages: readonly string[]) => tellTranslation(await lastOf(...messages));

describe('another subject', () => {
  it.each([
    [['leather loafers', 'something for a baby shower'], 'search: baby shower; outfit'],
    [['jeans under 100', 'I need something for a wedding'], 'search: wedding; outfit'],
  ])('leaves what only was a part of it: %s', async (messages, expected) => {
    expect(await told(...messages)).toMatch(new RegExp(`^${expected}`));
  });

  it.each([
    [['black trousers', 'something for the office but comfy'], 'search: trousers, office, comfy'],
    [
      ['black trousers', 'not jeans. something for the office but comfy'],
      'search: trousers, office, comfy',
    ],
  ])('goes on with a garment of every working week: %s', async (messages, expected) => {
    expect(await told(...messages)).toMatch(new RegExp(`^${expected}`));
  });

  it('keeps a dress, which may be worn to it', async () => {
    expect(await told('dresses', 'something for a wedding')).toMatch(/^search: dresses, wedding/);
  });

  it.each([
    [
      'im done w pants. need a gift for my gf, she likes gold',
      /^search: gift, not pants; for Women; color Gold/,
    ],
    ['no more pants, i need something warm', /^search: warm/],
  ])('begins where the kind of garment is done with: %s', async (words, expected) => {
    expect(await told('pants', words)).toMatch(expected);
  });

  it.each([
    ['a rain jacket', 'ok forget the jacket, a gift for my dad who loves golf', 'jacket'],
    ['ankle boots', 'forget boots. something red', 'boot'],
  ])('leaves a kind by the name of a wider one: %s', async (first, words, kind) => {
    const { refinedQuery } = await lastOf(first, words);
    expect(refinedQuery.replace(/not .*/, '')).not.toContain(kind);
  });

  it('goes back to nothing that is done with', async () => {
    const { state } = await lastOf('shirts', 'shirts in white', 'forget shirts, shorts and a top');
    expect(state.notes?.join(' ') ?? '').not.toMatch(/back to/i);
  });

  it('is none where only a limit is said of the kind', async () => {
    expect(await told('dresses', 'no dresses over 100')).toMatch(/^search: dresses.*up to 100/);
  });

  it('takes what was advised for what is looked for', async () => {
    expect(await told('big bust, any advice on tops?', 'under 50')).toMatch(
      /^search: tops; up to 50/,
    );
  });
});

describe('a day that counts no more', () => {
  it.each([
    ['a suit for a wedding guest', 'forget wedding, its for work', 'suit, for work'],
    ['a suit for dinner', 'forget office, a linen one', 'suit, dinner'],
  ])('%s, then “%s”', async (asked, said, expected) => {
    const { say } = startTalk();
    await say(asked);
    const { refinedQuery } = await say(said);
    expect(refinedQuery).toBe(expected);
  });
});

describe('whole outfits', () => {
  it.each([
    ['nah forget the outfit. just a white tee', /^search: tee, .*color White/],
    ['forget the outfit, i need a belt', /^search: belt, /],
    ['no, I just want a skirt', /^search: skirt, /],
    ['just the shirt', /^search: shirt, /],
    ['just the dress then, cheaper', /^search: dress, .*up to (?:5\d|8[0-7])/],
    ['forget the rest, just the dress', /^search: dress, /],
    ['only the dress, in black', /^search: dress, .*color Black/],
  ])('are left for a single kind: %s', async (words, expected) => {
    const { state } = await lastOf('an outfit for casual friday under 200', words);
    expect(state.request?.outfit).toBeNull();
    expect(await told('an outfit for casual friday under 200', words)).toMatch(expected);
  });
});

describe('what was refused', () => {
  it('is not shown again, whatever is asked for next', async () => {
    const { say } = startTalk();
    await say('wrap dresses');
    const first = await say("that one's ugly. others?");
    expect(first.state.request?.exceptIds.length).toBeGreaterThan(1);
    expect((await say('in blue')).state.request?.exceptIds).toEqual(first.state.request?.exceptIds);
    expect((await say('show me boots')).state.request?.exceptIds).toEqual([]);
  });

  it('is no word of talk', async () => {
    expect(await told('wrap dresses', 'no not those either')).not.toMatch(/either/);
  });
});

describe('who asks for reasons again and again', () => {
  it('hears new ones, and then that this was all', async () => {
    const { say } = startTalk();
    await say('summer dresses');
    const answers: string[] = [];
    for (const words of [
      'why the first one',
      'why else?',
      'anything else?',
      'why else',
      'any other reasons?',
    ]) {
      const { intent, answer } = await say(words);
      expect(intent).toBe('item_question');
      answers.push(answer);
    }
    expect(answers.at(-1)).toMatch(/listing|said above/);
    expect(answers.at(-1)).toMatch(/compar|side by side|against another/);
    const sentences = answers.flatMap((answer) => answer.split(/(?<=[.!?]) /));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
