import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { rewordRecipient } from './reword-recipient.ts';

const stateOf = (before: string, itemIds: readonly string[]) => ({
  ...INITIAL_STATE,
  request: { ...emptyRequest(), wishes: understandQuery(before).readings },
  shown: { itemIds, outfits: [] },
  asked: itemIds.length === 0 ? 'What would he like to unwrap?' : null,
});
const said = (words: string): string =>
  rewordRecipient(words, stateOf('a gift for my dad', ['hat', 'scarf']));

describe('what is said of whoever gets a present', () => {
  it.each([
    'some of these look like womens',
    'also most of them look girly',
    'hes a man',
    'its for a guy',
    'MENS things only',
    'only mens stuff please',
  ])('looks among what is for men: %s', (words) => {
    expect(said(words)).toMatch(/for men$/);
    expect(said(words)).not.toMatch(/women|girly/);
  });

  it.each([
    ['lemon hat for a 70 yr old man??', /^I don’t like the lemon hat/],
    ['plum bucket hat for my DAD?? no.', /^I don’t like the plum bucket hat/],
    ['omg. a pink scarf, for my grandpa?!', /I don’t like the pink scarf/],
    ['rose mohair scarf for my dad? no', /^I don’t like the rose mohair scarf/],
  ])('takes a piece that is cried out over for one not liked: %s', (words, plain) => {
    expect(said(words)).toMatch(plain);
  });

  it('keeps what is said beside it', () => {
    expect(said('omg. MENS things only. gloves or a warm hat, max 60')).toMatch(
      /gloves or a warm hat, max 60, for men$/,
    );
  });

  it.each(['gloves for my dad?', 'is the hat warm enough for my dad?', 'a belt for a man of 70'])(
    'leaves a wish or a question as it is: %s',
    (words) => {
      expect(said(words)).toBe(words);
    },
  );

  it.each(['idk thats why im asking you', 'no idea, you tell me', 'dunno, thats why i ask'])(
    'leaves the choice to the stylist: %s',
    (words) => {
      expect(rewordRecipient(words, stateOf('a gift for my dad', []))).toBe('no idea.');
    },
  );
});
