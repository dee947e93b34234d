import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';

const HELP: readonly (readonly [string, RegExp])[] = [
  ['how do i save things', /heart/i],
  ['how do i save things so i can look later', /heart/i],
  ['where can i see what i saved', /Wishlist/],
  ['i can’t find the stuff i liked yesterday', /Wishlist/],
  ['where do the things i hearted go', /Wishlist/],
  ['how do I delete my photo', /Poses/],
  ['how do i take down the selfie i uploaded', /Poses/],
  ['how do i upload a picture of myself', /Poses/],
  ['do you keep my pictures', /yours alone|Download|Privacy/],
  ['where did my chats go', /menu icon/],
  ['how do I get my old conversations back', /menu icon/],
  ['can i change what you know about me', /What Your Stylist Remembers/],
  ['can you stop remembering stuff about me', /What Your Stylist Remembers/],
  ['how do i get rid of my account', /Delete my account/],
  ['whats the bell for', /price alert/i],
  ['what does the heart do', /Wishlist/],
  ['can i make the text dark', /dark/],
  ['is there an app', /home screen/],
  ['how do i look at something i saw last week', /Previously Viewed/],
  ['why do u only show me mens stuff', /Style For/],
  ['how do i filter by size', /Filters/],
  ['where do i put a pic of me for the fitting thing', /Poses/],
  ['im scared someone can see my photos', /yours alone/],
  ['is my stuff shared with anyone', /yours alone/],
  ['what have you stored about me??', /What Your Stylist Remembers/],
  ['how do i keep these so i dont lose them', /heart/i],
  ['how do i leave modiste for good', /Delete my account/],
  ['whats that little heart symbol', /heart/i],
  ['can i chat in german', /English/],
  ['why am i getting ladies dresses', /Style For/],
];

describe('help that is asked for in plain words', () => {
  it.each(HELP)('goes straight to its subject: %s', async (words, told) => {
    const { say } = startTalk();
    const { intent, answer } = await say(words);
    expect(intent).toBe('help');
    expect(answer.split(/(?<=[.!?]) /)[0]).toMatch(told);
  });

  it('does so while pieces are shown', async () => {
    const { say } = startTalk();
    await say('show me dresses');
    const { intent, answer } = await say('where did my chats go');
    expect([intent, answer]).toEqual(['help', expect.stringMatching(/menu icon/)]);
  });

  it.each([
    'how do i keep my white shirt white',
    'how do i get rid of a stain in a photo print',
    'where can i find a dark coat',
    'is there an app controlled heated vest',
  ])('is not read into other questions: %s', async (words) => {
    const { say } = startTalk();
    expect((await say(words)).answer).not.toMatch(/Wishlist|Poses|menu icon|Account|home screen/);
  });
});
