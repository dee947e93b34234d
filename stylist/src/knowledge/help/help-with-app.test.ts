import { describe, expect, it } from 'vitest';
import { startTalk } from '../../testing/talk.ts';
import { asking } from '../testing/asking.ts';
import { helpWithApp } from './help-with-app.ts';

describe('help with the app', () => {
  it.each([
    ['how do i save an item', /heart/],
    ['how do i save one of these for later?', /heart/],
    ['where can i change my email address', /cannot be changed|new address/],
    ['where is my wishlist', /Wishlist tab|heart/],
    ['how do price alerts work', /bell/],
    ['tell me when it gets cheaper', /price alert/i],
    ['how do i search by photo', /Add a photo/],
    ['how do filters work', /Refine Results|Filters/],
    ['where can i change my sizes', /Style Preferences/],
    ['turn off chat', /Chat mode/],
    ['change your tone', /AI Assistant/],
    ['where is my chat history', /menu icon/],
    ['delete this chat', /Delete/],
    ['what do you remember about me', /What Your Stylist Remembers/],
    ['forget everything', /Forget everything/],
    ['is my data private', /Privacy Policy/],
    ['download my data', /Download my data/],
    ['delete my account', /Delete my account/],
    ['sign out on my old phone', /Signed-in devices/],
    ['i forgot my password', /password/],
    ['how do i buy this', /View on/],
    ['how do returns work', /shop/],
    ['wheres my order', /shop|email/],
    ['do you earn money with this', /commission/],
    ['i want to talk to a human', /Support/],
    ['my order came and the zipper is broken', /sorry.*shop/i],
    ['the dress i got has a hole in it', /sorry.*shop/i],
    ['this is the second time, your site sucks', /sorry/i],
    ['how do i save this', /heart/],
    ['how do i get rid of the filter for size', /x on its chip/],
    ['can i try it on', /Fitting Room/],
    ['whats in the home tab', /outfits/],
    ['why do i see this on my home page', /weather/],
    ['how can i hide a brand i do not like', /Not for me/],
    ['can i edit what i wrote', /pencil/],
    ['a shop scammed me', /Support|card company|order number/],
    ['is it free', /nothing to pay|without a payment/],
    ['how do i share this with a friend', /Share/],
    ['how do i delete a pose', /Poses/],
    ['what shops do you have', /[Bb]rand/],
    ['how do i set my city', /Location/],
  ])('%s', (words, substance) => {
    expect(helpWithApp(asking(words)).text).toMatch(substance);
  });

  it('leads to the Fitting Room, which is there', () => {
    const texts = ['can i try it on', 'virtual try on', 'fitting room'].map(
      (words) => helpWithApp(asking(words)).text,
    );
    for (const text of texts) expect(text).toMatch(/Try on/);
  });
});

describe('help asked in plain words', () => {
  it.each([
    ['how do i save things', /heart/i],
    ['how do i save stuff so i can look later', /heart/i],
    ['where did the stuff i liked go', /Wishlist|heart/],
    ['where did my chats go', /menu icon|top left/],
    ['i cant find our chat from yesterday', /menu icon|top left/],
    ['how do I delete my photo', /Poses/],
    ['get rid of my pictures pls', /Poses|pose/],
    ['can i change what you know about me', /Remembers/],
    ['how do i get it on my list for later', /heart/i],
    ['you never answer my question properly', /sorry/i],
    ['this is not helping, you dont listen', /sorry/i],
    ['are you even listening to me', /sorry/i],
  ])('is answered of what it asks, and by no list of topics: %s', async (words, told) => {
    const { intent, answer } = await startTalk().say(words);
    expect(intent).toBe('help');
    expect(answer).toMatch(told);
  });
});
