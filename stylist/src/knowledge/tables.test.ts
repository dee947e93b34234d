import { describe, expect, it } from 'vitest';
import { CARES, careOf } from './care/material-care.ts';
import { ALL_SUGGESTIONS, ALL_TOPICS, ALL_WORDINGS } from './testing/all-wordings.ts';

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?”])\s+(?=[A-Z“])/);

/** Words that judge a body, or promise to change or cover it. */
const BODY_NEGATIVE =
  /\b(?:flatter\w*|slimm?ing|slimmer|thinner|problem (?:area|zone)s?|trouble spots?|bulg\w+|muffin|love handles|chubby|overweight|obese|fat|skinny (?:legs|people)|hid(?:e|es|ing) (?:your|the|any) (?:body|belly|tummy|hips?|thighs?|arms?|waist|stomach)|camouflag\w+ your|body type flaws?|flaws?|imperfections?|unsightly|too big for|pear|apple|hourglass)\b/i;

describe('the tables of what the stylist knows', () => {
  it('hold enough to talk about for long', () => {
    expect(ALL_TOPICS.length).toBeGreaterThan(200);
    expect(ALL_WORDINGS.length).toBeGreaterThan(1200);
  });

  it('say no sentence in two places', () => {
    const sentences = ALL_WORDINGS.flatMap(sentencesOf);
    const twice = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
    expect(twice).toEqual([]);
  });

  it('have every fact in at least two wordings where a topic is all there is', () => {
    const lone = ALL_TOPICS.filter(({ facts }) =>
      facts.some((fact) => ('say' in fact ? fact.say : fact).length < 2),
    );
    expect(lone.map(({ id }) => id)).toEqual([]);
  });

  it('never judge a body, in any wording or suggestion', () => {
    const judging = [...ALL_WORDINGS, ...ALL_SUGGESTIONS].filter((text) =>
      BODY_NEGATIVE.test(text),
    );
    expect(
      judging.filter(
        (text) => !/wearing down|Fat|dish soap|melt the fat|spreads the fat/.test(text),
      ),
    ).toEqual([]);
  });

  it('are easy to read: short plain sentences, finished, without dashes and shouting', () => {
    const hard = ALL_WORDINGS.flatMap(sentencesOf).filter(
      (sentence) =>
        sentence.split(' ').length > 42 ||
        !/[.!?”]$/.test(sentence) ||
        /\s{2}|—|!!|[A-Z]{5,}|\butilize|\bleverage/.test(
          sentence.replace(/GOTS|OEKO-TEX/g, 'Label'),
        ),
    );
    expect(hard).toEqual([]);
    const words = ALL_WORDINGS.flatMap((text) => text.split(' '));
    const sentences = ALL_WORDINGS.flatMap(sentencesOf);
    expect(words.length / sentences.length).toBeLessThan(18);
  });

  it('spell as Americans do', () => {
    const british = /\b(?:colou?rs?|grey|favourite|jewellery|metre|centre|organise|practise)\b/;
    const found = ALL_WORDINGS.filter((text) => british.test(text.replace(/colors?/g, '')));
    expect(found).toEqual([]);
  });

  it('suggest turns that a thumb can send, none of them the topic itself again', () => {
    expect(ALL_SUGGESTIONS.filter((text) => text.length > 48)).toEqual([]);
  });

  it('treat every material once', () => {
    const kinds = CARES.flatMap((row) => row.kinds);
    expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([]);
    expect(careOf('merino')?.id).toBe('wool');
    expect(careOf('suede')?.id).toBe('suede');
  });
});
