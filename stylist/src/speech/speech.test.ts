import { AI_TONES } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { chooseTone } from './choose-tone.ts';
import { type Occasion, wordingsOf } from './frames.ts';
import { Speech } from './speech.ts';

const OCCASIONS: readonly Occasion[] = [
  'greeting',
  'thanks',
  'goodbye',
  'clarify',
  'decline',
  'not-understood',
  'found',
  'found-few',
  'found-none',
  'found-nearest',
  'refined',
  'outfits',
  'pick',
  'alternative',
  'recommend',
  'unsaid',
  'unsafe',
  'care',
];
const VALUES = {
  what: 'eight linen dresses',
  pick: 'the linen one',
  does: 'costs $88',
  short: '$88',
  why: 'it costs the least',
};

describe('speech', () => {
  it('says nothing twice, and nothing at all when all was said', () => {
    const speech = new Speech(['Hello.']);
    expect(speech.say('Hello.', 'Good day.')).toBe('Good day.');
    expect(speech.say('Hello.', 'Good day.')).toBe('');
    expect(speech.said).toEqual(['Hello.', 'Good day.']);
  });

  it('repeats no wording of a frame with other values, also from a stored conversation', () => {
    const openers: string[] = [];
    let said: readonly string[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const speech = new Speech(said, 'Playful & Witty');
      openers.push(speech.frame('found', { what: `${turn + 2} coats` }));
      said = speech.said;
    }
    const bare = openers.map((opener) => opener.replace(/\d+ coats/i, ''));
    expect(new Set(bare.slice(0, 8)).size).toBe(8);
    expect(openers[8]).toBe('');
  });

  it('begins different conversations differently', () => {
    const first = ['two coats', 'five hats', 'ten skirts', 'six shirts', 'nine bags'].map((what) =>
      new Speech([]).frame('found', { what }).replace(what, ''),
    );
    expect(new Set(first).size).toBeGreaterThan(1);
  });
});

describe('the ten tones', () => {
  it.each(AI_TONES)('%s has eight wordings for each occasion, with all values filled', (tone) => {
    const few = OCCASIONS.filter((occasion) => wordingsOf(occasion, tone).length < 8);
    expect(few).toEqual([]);
    for (const occasion of OCCASIONS) {
      const spoken = new Speech([], tone).frame(occasion, VALUES);
      expect(spoken).not.toMatch(/[{}]|undefined|\s$|^\s*$/);
    }
  });

  it('share no wording, so that a reader tells them apart', () => {
    const tonal = OCCASIONS.filter((occasion) => occasion !== 'unsafe' && occasion !== 'care');
    const all = tonal.flatMap((occasion) =>
      AI_TONES.flatMap((tone) => wordingsOf(occasion, tone).map((one) => `${occasion}: ${one}`)),
    );
    expect(all.filter((wording, at) => all.indexOf(wording) !== at)).toEqual([]);
  });

  it.each(AI_TONES)('%s puts what was found last, and agrees with one and with many', (tone) => {
    const finds: readonly Occasion[] = ['found', 'found-few', 'refined', 'outfits'];
    const wordings = finds.flatMap((occasion) => wordingsOf(occasion, tone));
    // "Six dresses, none in black now" and "here’s six dresses" are no English.
    expect(wordings.filter((one) => /\{what\}(?![.,:;?!])/i.test(one))).toEqual([]);
    const agrees = (one: string) => !/(?:’s|\bis|\bare)(?: now| just)? \{what\}/i.test(one);
    const ofAnyNumber = ['found-few', 'outfits'] as const;
    const several = ['found', 'refined'] as const;
    expect(
      ofAnyNumber.flatMap((one) => wordingsOf(one, tone)).filter((one) => !agrees(one)),
    ).toEqual([]);
    const plural = several.flatMap((one) => wordingsOf(one, tone));
    expect(plural.filter((one) => /(?:’s|\bis) (?:now )?\{what\}/i.test(one))).toEqual([]);
  });

  it('say least where few words were asked for', () => {
    const words = (tone: (typeof AI_TONES)[number]) =>
      ['greeting', 'found', 'pick', 'unsaid'].flatMap((occasion) =>
        OCCASIONS.filter((one) => one === occasion).flatMap((one) =>
          wordingsOf(one, tone).join(' ').split(' '),
        ),
      ).length;
    const counts = AI_TONES.map((tone) => ({ tone, count: words(tone) }));
    const least = counts.toSorted((one, other) => one.count - other.count)[0];
    expect(least?.tone).toBe('Minimal & Direct');
  });

  it('are serious alike where something is unsafe', () => {
    expect(wordingsOf('unsafe', 'Playful & Witty')).toEqual(
      wordingsOf('unsafe', 'Elegant & Polished'),
    );
  });
});

describe('the choice of a tone', () => {
  it.each([
    [null, null, 'Friendly & Casual'],
    ['Bold & Assertive', null, 'Bold & Assertive'],
    ['Bold & Assertive', 'Speak like my grandmother', 'Bold & Assertive'],
    ['Bold & Assertive', 'calm and gentle, please', 'Empathetic & Calm'],
    [null, 'funny, with jokes, and not too formal', 'Playful & Witty'],
    [null, 'Few words. The piece, the reason, done.', 'Minimal & Direct'],
  ] as const)('takes %s and "%s" for %s', (ai_tone, ai_tone_description, tone) => {
    expect(chooseTone({ ai_tone, ai_tone_description })).toBe(tone);
  });
});
