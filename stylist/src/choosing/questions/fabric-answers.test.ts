import type { Item } from '@modiste/contract/entities/item';
import { describe, expect, it } from 'vitest';
import { asking } from '../../knowledge/testing/asking.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { startTalk } from '../../testing/talk.ts';
import { answerItemQuestion } from '../answer-item-question.ts';
import { asksOfPiece } from './body-answers.ts';
import { answerOfFabric } from './fabric-answers.ts';

const piece = (materials: readonly string[], description = '', type = 'midi-skirt'): Item =>
  sampleItem('one', {
    short_description: 'Skirt',
    description,
    brand: 'Fable Row',
    website: 'Corner & Quay',
    facts: { type, materials: [...materials] },
  });
const ask = (words: string, item: Item): string =>
  answerItemQuestion(asking(words, { referred: [item] })).text;

describe('a question that the fabric answers', () => {
  it.each([
    ['will it be itchy?', ['satin', 'polyester'], /^It hardly scratches: polyester/],
    ['is it scratchy', ['mohair'], /^It can itch: mohair/],
    ['does it crease', ['linen'], /^Yes: linen/],
    ['will this wrinkle in a suitcase', ['merino'], /^Hardly: merino/],
    ['does it pill', ['cashmere'], /^It can pill: cashmere/],
    ['is it vegan?', ['leather'], /^No: leather/],
    ['would it show sweat stains', ['silk'], /^It can show sweat: silk/],
    ['does it cling', ['cotton', 'polyester'], /^It can cling: polyester/],
    ['is it wrinkle free', ['linen'], /^No: linen/],
    ['is it non-iron?', ['linen'], /^No: linen/],
    ['is it crease resistant', ['merino'], /^Nearly: merino/],
  ] as const)('begins with the answer: %s', (words, materials, answer) => {
    expect(ask(words, piece(materials))).toMatch(answer);
  });

  it('goes by what the listing itself says before it goes by the fabric', () => {
    const linen = piece(['linen'], 'Treated to resist creases.');
    expect(ask('does it crease?', linen)).toBe(
      'Hardly: the listing says “Treated to resist creases.”',
    );
  });

  it('is left open where nothing is known of the fabric', () => {
    expect(ask('will it be itchy?', piece([]))).toMatch(/whether it itches/);
  });

  it.each([
    ['does silk shrink?', /^A little: silk/],
    ['is wool itchy', /^It can itch: wool/],
    ['can you machine wash cashmere', /^Not in the machine: cashmere/],
    ['is it true that linen wrinkles?', /^Yes: linen/],
  ])('is answered of a fabric as such: %s', (words, answer) => {
    expect(answerOfFabric(asking(words))?.text).toMatch(answer);
  });

  it.each(['how do I wash silk?', 'silk vs satin', 'what is modal'])(
    'is not heard in what is no yes-or-no question: %s',
    (words) => {
      expect(answerOfFabric(asking(words))).toBeNull();
    },
  );
});

describe('a question whether a piece suits', () => {
  it('is answered by its cut, in terms of lines', () => {
    const midi = piece(['satin']);
    expect(ask('would it suit a tall girl?', midi)).toMatch(/^Yes: the midi/);
    expect(ask('is it good for petite people?', midi)).toMatch(/^Not the easiest choice: the midi/);
  });

  it.each([
    'warm enough for -10?',
    'good for tall girls',
    'ok for curvy hips?',
    'would it flatter my hips',
    'is it gonna wrinkle in the car',
  ])('is heard without a pronoun: %s', (words) => {
    expect(asksOfPiece(words, false)).toBe(true);
  });

  it.each(['good for me', 'is it wool?', 'something warm', 'a warm coat for winter'])(
    'is not heard in: %s',
    (words) => {
      expect(asksOfPiece(words, false)).toBe(false);
    },
  );

  it('is about the piece in view in a conversation', async () => {
    const talk = startTalk();
    await talk.say('a dress for summer');
    const { intent, answer } = await talk.say('warm enough for -10?');
    expect(intent).toBe('item_question');
    expect(answer).toMatch(/frost/);
  });
});

describe('a question that nothing answers', () => {
  it.each([
    ['is it bulky?', 'whether it is bulky'],
    ['does it smell funny of the shop', 'on|whether it'],
    ['would it look cheap', 'whether it would look cheap'],
  ])('is named in the words of the shopper: %s', (words, what) => {
    expect(ask(words, piece([]))).toMatch(new RegExp(what));
  });

  it('about another shop names the one that has it', () => {
    const item = piece(['satin']);
    const read = asking('do you have it at zara?', { referred: [item] });
    const understood = { ...read.understood, missingBrands: ['zara'] };
    const { text } = answerItemQuestion({ ...read, understood });
    expect(text).toMatch(/^No, .*Fable Row and sold by Corner & Quay/);
  });
});

describe('a place where nothing stands', () => {
  it('is said to be none, with what there is instead', () => {
    const item = piece(['linen']);
    const read = asking('the third one', { referred: [item] });
    const state = { ...read.turn.state, shown: { itemIds: [item.id], outfits: [] } };
    const { text } = answerItemQuestion({ ...read, turn: { ...read.turn, state } });
    expect(text).toMatch(/only one on the table, so there is no third one/);
  });
});

describe('care that is asked of with yes or no', () => {
  it.each([
    ['do jeans need dry cleaning', /^No: denim/],
    ["is it true you shouldn't wash wool", /^Partly true: wool/],
    ['do I have to iron linen', /^Yes: linen/],
    ['can silk go in the dryer', /^Better not: silk/],
  ])('begins with the verdict: %s', (words, expected) => {
    expect(answerOfFabric(asking(words))?.text).toMatch(expected);
  });
});

describe('what a record says elsewhere', () => {
  it('is not called unsaid: a raincoat is made against rain', () => {
    const coat = piece(['cotton'], 'Shoulders are doubled.', 'raincoat');
    expect(ask('is it really waterproof?', coat)).toMatch(/against rain.*raincoat/);
  });

  it('answers by what the shop files a piece under', () => {
    const parka = {
      ...piece(['nylon'], 'Taped seams, two-way zip.', 'parka'),
      semantic_search_description: 'hooded parka in nylon; waterproof winter parka',
    };
    expect(ask('is this actually waterproof', parka)).toMatch(/^Yes.*Taped seams/);
  });

  it('answers by a fiber that is all of it', () => {
    const skirt = piece(['cotton'], 'Cut wide; 100% cotton; machine wash warm.');
    expect(ask('does it stretch?', skirt)).toMatch(/“100% cotton”.*elastane|elastane/);
    expect(ask('does it stretch?', skirt)).not.toMatch(/does not say/);
  });

  it.each([
    ['is it 100% cotton', ['denim', 'cotton'], '99% cotton, 1% elastane.', /^Not quite: 99%/],
    ['is this pure wool', ['wool'], '60% wool, 40% polyester.', /^No, according to its listing/],
    ['is it pure cashmere', ['cashmere'], '100% cashmere.', /^Yes/],
    ['is it all cotton', ['cotton'], '100% cotton.', /^Yes/],
  ])('takes “%s” for a question of the whole', (words, materials, description, answer) => {
    expect(ask(words, piece(materials, description))).toMatch(answer);
  });

  it('takes no heat of the wash for warmth', () => {
    const parka = piece(['cotton'], 'Hood; 100% cotton; machine wash warm.', 'parka');
    expect(ask('is it insulated?', parka)).not.toMatch(/^Yes/);
  });

  it('tells of padding by what the cups are said to be', () => {
    const suit = piece(['nylon'], 'Soft cups inside, removable. Cut high.', 'swimsuit');
    expect(ask('does it have padding?', suit)).toContain('Soft cups');
  });

  it('tells real from fake by the fabrics that are listed', () => {
    const jacket = piece(['faux-leather'], 'A zip in front.', 'leather-jacket');
    expect(ask('is that real leather or fake?', jacket)).toMatch(/faux leather/);
  });

  it('quotes the line on a part that nothing else tells of', () => {
    const skirt = piece(['cotton'], 'The straps were tested on a family of four. Cut wide.');
    expect(ask('are the straps sturdy or thin', skirt)).toContain('tested on a family');
  });
});

describe('a fabric that is asked for', () => {
  it.each([
    ['is it wool?', ['mohair', 'wool'], '60% mohair, 40% wool.', /^In part: 40% of it is wool/],
    ['is it wool?', ['wool', 'nylon'], '80% wool, 20% nylon.', /^Mostly: 80% of it is wool/],
    ['is it wool?', ['wool'], '100% wool.', /^Yes/],
    ['is it wool?', ['cashmere'], '', /cashmere/],
  ] as const)('is told with its share: %s of %j', (words, materials, description, answer) => {
    expect(ask(words, piece(materials, description))).toMatch(answer);
  });

  it.each([
    ['is it see-through?', ['denim'], /^It should not be: denim/],
    ['is it sheer', ['chiffon'], /^It may be: chiffon/],
  ] as const)('tells whether light shows through it: %s of %j', (words, materials, answer) => {
    expect(ask(words, piece(materials))).toMatch(answer);
  });
});
