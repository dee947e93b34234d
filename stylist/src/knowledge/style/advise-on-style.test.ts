import { describe, expect, it } from 'vitest';
import { sampleItem } from '../../testing/sample-items.ts';
import { asking } from '../testing/asking.ts';
import { adviseOnStyle } from './advise-on-style.ts';

const answer = (words: string, circumstances = {}) =>
  adviseOnStyle(asking(words, circumstances)).text;

describe('advice on style', () => {
  it.each([
    ['what does black tie mean', /tuxedo.*gown|gown.*tuxedo/],
    ['white tie?', /tailcoat/],
    ['whats cocktail attire', /dark suit/],
    ['what is business casual', /chinos/i],
    ['biz formal what do i wear', /suit/],
    ['smart casual??', /blazer/],
    ['garden party outfit', /heels sink|floral|light/],
    ['what to wear to a funeral', /black, charcoal/],
    [
      'can I wear white to a wedding',
      /left to the bride|no white|white.* to the bride|white belongs/,
    ],
    ['is black ok for a wedding', /Black is fine|You can wear black/],
    ['red dress at a chinese wedding?', /bride/],
    ['what shoul i wear to a job intervew', /one step/],
    ['interview at a startup', /smart casual|full suit/],
    ['what do i wear to court', /conservative|office/],
    ['zoom interview what color', /camera/],
  ])('on occasions: %s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it.each([
    ['can I mix gold and silver', /mix/],
    ['should my belt match my shoes', /belt/],
    ['do brown shoes go with black pants', /brown with black|black shoes/],
    ['what do I wear under a white shirt', /skin tone/],
    ['bra for a backless dress', /adhesive|low-back/],
    ['how to roll sleeves', /cuff/],
    ['how do i tie a tie', /four-in-hand/],
    ['how to tie a bow tie', /bow/],
    ['can you mix stripes and florals', /color/],
    ['is double denim ok', /wash/],
    ['can i wear white after labor day', /all year|history/],
    ['what tights with a navy dress', /navy/],
    ['which buttons do i close on a blazer', /bottom button|always/],
    ['what is a capsule wardrobe', /pieces/],
    ['what necklace for a v neck', /pendant/],
    ['what shirt goes with a grey suit', /white/],
  ])('on how to wear things: %s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it.each([
    ['what is modal?', /beech/],
    ['is viscose breathable', /^.*\bbreath/],
    ['linen or cotton for summer', /linen wins|cooler/],
    ['silk or satin whats the difference', /weave/],
    ['merino or cashmere', /softer|softness/],
    ['whats the warmest fabric', /[Dd]own/],
    ['which fabrics dont wrinkle', /merino|[Ww]ool/],
    ['is polyester good in summer', /not very breathable|warm/],
    ['what is tencel', /[Ll]yocell/],
    ['waterproof or water resistant', /seams/],
    ['can i wear linen in winter', /layer|no warmth/],
  ])('on fabrics: %s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it.each([
    ['what to wear with wide-leg jeans?', /tuck|fitted|close/],
    ['what goes with a leather jacket', /soft/],
    ['what shoes with a midi skirt', /[Bb]oots|loafers/],
    ['how do I style chelsea boots', /jeans/],
    ['what top goes with leggings', /roomy|oversized|hip/],
    ['what to wear with a blazer', /tee/],
    ['what do i wear over a slip dress', /blazer|knit/],
  ])('on what goes with what: %s', (words, substance) => {
    expect(answer(words)).toMatch(substance);
  });

  it('speaks of lines and volume where a body is asked about', () => {
    for (const words of [
      'im pear shaped what suits me',
      'how do i hide my belly',
      'what is flattering',
    ]) {
      expect(answer(words)).toMatch(/lines|body types?|skims|cuts|room/);
      expect(answer(words)).not.toMatch(/flatter|hide|slimm|problem/i);
    }
  });

  it('addresses whom it is for, and leaves the others out where that is known', () => {
    expect(answer('what is cocktail attire')).toMatch(/For women: .*For men: /);
    const mens = answer('what is cocktail attire for men');
    expect(mens).not.toContain('little black dress');
    expect(mens).not.toContain('For men:');
    const preferences = { gender_preference: ['Women' as const] };
    expect(answer('what is cocktail attire', { preferences })).not.toContain('tie is classic');
  });

  it('answers the occasion and the weather together', () => {
    const text = answer('what do i wear to a wedding at 50°F');
    expect(text).toMatch(/dress code|midi/);
    expect(text).toMatch(/coat|knit/);
  });

  it.each([
    ['do you need a tie for cocktail?', /open collar|jacket/],
    ['will she need hiking boots', /rough|mud/],
    ['does one have to wear tights', /warm|summer/],
    ['what is a henley', /buttons/],
    ['whats a peacoat?', /double|buttons/],
  ])('answers first, and offers to look: %s', (words, substance) => {
    const { text, suggestions } = adviseOnStyle(asking(words));
    expect(text).toMatch(substance);
    expect(suggestions.join(' ')).toMatch(/Show me/);
  });

  it('needs no slip under what is lined', () => {
    const lined = sampleItem('lined', { description: 'A midi dress. Fully lined in cotton.' });
    const thin = sampleItem('thin', { description: 'A midi dress. Unlined.' });
    const asked = (item: typeof lined) =>
      answer('do i need a slip under it?', { referred: [item] });
    expect(asked(lined)).toMatch(/lined according to its listing, so you need none/);
    expect(asked(thin)).toMatch(/unlined/);
  });

  it('goes on with the subject when asked for more', () => {
    const first = asking('what goes with mustard?');
    adviseOnStyle(first);
    expect(adviseOnStyle(asking('anything else?', { speech: first.speech })).text).toMatch(
      /mustard/i,
    );
  });

  it('says what it can be asked where nothing is known', () => {
    expect(answer('hmm style me')).toMatch(/color|occasion/);
  });

  it('suggests two to four turns that lead on', () => {
    for (const words of ['what goes with olive?', 'what is black tie', 'what is modal', '60F']) {
      const { suggestions } = adviseOnStyle(asking(words));
      expect(suggestions.length).toBeGreaterThanOrEqual(2);
      expect(suggestions.length).toBeLessThanOrEqual(4);
      expect(suggestions.join(' ')).toMatch(/Show me/);
    }
  });
});

describe('a word that is one letter off', () => {
  it('is its own word where English has it: a morning is no mourning', () => {
    const words = 'how do i layer for a freezing morning and a warm afternoon';
    expect(adviseOnStyle(asking(words)).text).not.toMatch(/funeral/);
    expect(adviseOnStyle(asking('what do i wear to a funerall')).text).toMatch(/funeral/);
  });
});
