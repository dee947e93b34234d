import type { Item } from '@modiste/contract/entities/item';
import { AI_TONES } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { Speech } from '../../speech/speech.ts';
import { sampleItem } from '../../testing/sample-items.ts';
import { weatherSentences } from '../day/tell-weather.ts';
import { readPieces } from '../pieces/worn-piece.ts';
import { falseWords } from '../testing/false-words.ts';
import { sampleOutfit } from '../testing/sample-outfits.ts';
import { SETTINGS, sampleSetting } from '../testing/sample-settings.ts';
import { themesFor } from '../themes/themes.ts';
import { themeWords } from './theme-words.ts';
import { type OutfitFacts, writeOutfit } from './write-outfit.ts';

const SEEDS = Array.from({ length: 160 }, (_, at) => at);
const SENTENCE = /^[\p{Lu}−\d].*[.:]$/u;
const LIKES = [[], ['Minimalist'], ['navy'], ['Pitti', 'linen']];
const TOTAL = /at (\$[\d,.]+) in all/;

function factsOf(at: number): OutfitFacts {
  const setting = SETTINGS[at % SETTINGS.length] ?? sampleSetting({});
  const likes = LIKES[at % LIKES.length] ?? [];
  const themes = themesFor(setting, likes);
  const [first] = themes;
  const theme = themes[at % themes.length] ?? first;
  if (theme === undefined) throw new Error('no theme');
  const pieces = sampleOutfit(`outfit ${at}`);
  const savedIds = at % 5 === 0 ? pieces.slice(1, 2).map(({ id }) => id) : [];
  return { pieces, theme, setting, likes, savedIds, tone: AI_TONES[at % AI_TONES.length] ?? null };
}

const written = SEEDS.map((at) => {
  const facts = factsOf(at);
  return { facts, words: writeOutfit(facts, new Speech([], facts.tone)) };
});
const textsOf = ({ words }: (typeof written)[number]) => [
  words.name,
  words.reason,
  ...words.intro.split(/(?<=[.:?]) (?=\p{Lu})/u),
  ...words.recommendations,
];

describe('the words beside an outfit', () => {
  it('are never empty, unfilled or doubled, and as short as they must be', () => {
    for (const one of written) {
      const { words, facts } = one;
      for (const text of [...textsOf(one), ...words.labels]) {
        expect(text).not.toBe('');
        expect(text).not.toMatch(/[{}|]| {2}|undefined|null|NaN|\b(the|and|with|for|in)[.,]? \1\b/);
        expect(text).toMatch(/^[\p{Lu}−\d]/u);
      }
      expect(words.name.length).toBeLessThanOrEqual(40);
      expect(words.reason.length).toBeLessThanOrEqual(90);
      expect(words.recommendations.length).toBeGreaterThanOrEqual(2);
      expect(words.recommendations.length).toBeLessThanOrEqual(4);
      expect(words.recommendations.filter((text) => !SENTENCE.test(text))).toEqual([]);
      expect(words.labels).toHaveLength(facts.pieces.length);
    }
  });

  it('say nothing of the pieces that their records do not bear out', () => {
    const faults = written.flatMap((one) => {
      const { pieces, theme, setting } = one.facts;
      const { title, for: purpose } = themeWords(theme, readPieces(pieces));
      const weather = weatherSentences(setting).map((text) => `${text}.`);
      return textsOf(one)
        .filter((text) => !weather.includes(text))
        .flatMap((text) => {
          const own = text
            .replace(purpose, 'it')
            .replace(title, 'It')
            .replace(setting.place ?? '', 'town')
            .replaceAll(/(?:−?\d+ to )?−?\d+°[CF]/g, 'this')
            .replace(TOTAL, '');
          return falseWords(own, pieces).map((claim) => `${claim}: ${text}`);
        });
    });
    expect(faults).toEqual([]);
  });

  it('find an exchanged color, fabric or kind in a sentence', () => {
    const pieces = sampleOutfit('outfit 7');
    const [piece] = readPieces(pieces);
    expect(falseWords(`Tuck the ${piece?.noun} in.`, pieces)).toEqual([]);
    expect(falseWords(`The purple ${piece?.noun} is where the color is.`, pieces)).not.toEqual([]);
    expect(falseWords(`The ${piece?.noun} is seersucker.`, pieces)).not.toEqual([]);
    expect(falseWords('Leave the kimono open.', pieces)).not.toEqual([]);
  });

  it('add prices up', () => {
    const totals = written.flatMap(({ facts, words }) => {
      const told = TOTAL.exec(words.reason)?.[1];
      if (told === undefined) return [];
      const total = facts.pieces.reduce((sum, { price }) => sum + price, 0);
      return [Math.abs(Number(told.replaceAll(/[$,]/g, '')) - total)];
    });
    expect(totals.length).toBeGreaterThan(5);
    expect(Math.max(...totals)).toBeLessThan(0.005);
  });

  it('never say one sentence twice on a page', () => {
    const speech = new Speech([], 'Playful & Witty');
    const setting = sampleSetting({});
    const said = themesFor(setting, [])
      .slice(0, 8)
      .flatMap((theme, at) => {
        const facts = { ...factsOf(at), setting, theme };
        const { reason, intro, recommendations } = writeOutfit(facts, speech);
        return [reason, ...intro.split(/(?<=\.) /), ...recommendations];
      })
      .filter((text) => text !== '');
    expect(new Set(said).size).toBe(said.length);
  });

  it('are the same all day and others tomorrow', () => {
    const facts = factsOf(3);
    const words = (day: string) =>
      writeOutfit({ ...facts, setting: { ...facts.setting, day } }, new Speech([]));
    expect(words('2026-11-23')).toEqual(words('2026-11-23'));
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map((day) =>
      JSON.stringify(words(day)),
    );
    expect(new Set(days).size).toBeGreaterThanOrEqual(3);
  });

  it('tell the weather as it is told there, and what is usual as usual', () => {
    const facts = factsOf(1);
    const intro = (fields: Partial<OutfitFacts['setting']>) =>
      writeOutfit({ ...facts, setting: sampleSetting(fields) }, new Speech([])).intro;
    expect(intro({ place: 'Chicago', high_c: 9, uses_fahrenheit: true })).toContain('48°F');
    expect(intro({ place: 'Oslo', high_c: -3 })).toMatch(/−3°C.*today|today.*−3°C/);
    const usual = intro({ place: 'Lisbon', high_c: 16, source: 'climate' });
    expect(usual).toMatch(/usually (?:means )?3 to 16°C/);
    const alone = intro({ place: 'Lisbon', high_c: 16, low_c: null, source: 'climate' });
    expect(alone).toMatch(/usually (?:means )?around 16°C/);
    expect(usual).not.toContain('today');
    expect(intro({ place: null, high_c: null, low_c: null })).not.toMatch(/°|winter|fall|autumn/);
  });

  it('name what the shopper saved and likes', () => {
    const facts = { ...factsOf(2), likes: ['Minimalist'], savedIds: [] };
    const [theme] = themesFor(facts.setting, ['Minimalist']);
    if (theme === undefined) throw new Error('no theme');
    const reason = (more: Partial<OutfitFacts>) =>
      writeOutfit({ ...facts, theme, ...more }, new Speech([])).reason;
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) =>
      reason({ setting: { ...facts.setting, day: `2026-11-0${day}` } }),
    );
    const ofStyle = days.filter((text) => text.includes('our minimalist style'));
    expect(ofStyle.length).toBeGreaterThanOrEqual(4);
    expect(reason({ likes: [] })).not.toContain('minimalist');
    const [, second] = facts.pieces;
    expect(reason({ savedIds: second === undefined ? [] : [second.id] })).toContain('you saved');
  });

  it('call an outfit by a style only where a piece is typical of it', () => {
    const worn = (type: string, category: Item['try_on_category']) =>
      sampleItem(type, {
        short_description: type,
        try_on_category: category,
        colors: ['Beige'],
        facts: { type, materials: ['cotton'] },
      });
    const plain = [
      worn('oxford-shirt', 'upper_body'),
      worn('chinos', 'lower_body'),
      worn('loafers', 'shoes'),
    ];
    const glamorous = { id: 'glamorous-party', title: 'Glamorous party', query: 'glamorous party' };
    const preppy = { id: 'preppy-weekend-cool-days', title: 'Preppy weekend', query: 'preppy' };
    const words = (theme: OutfitFacts['theme'], style: string) =>
      writeOutfit(
        { ...factsOf(0), pieces: plain, theme, likes: [style], savedIds: [] },
        new Speech([]),
      );
    expect(JSON.stringify(words(glamorous, 'Glamorous'))).not.toMatch(/glamorous/i);
    expect(words(glamorous, 'Glamorous').name).toMatch(/^A party/);
    expect(words(preppy, 'Preppy').name).toMatch(/^Preppy weekend/);
  });

  it('claim no double denim of an outfit without denim', () => {
    const theme = { id: 'double-denim-cool-days', title: 'Double denim', query: '' };
    const pieces = sampleOutfit('outfit 1').filter(
      ({ other_info }) => !other_info.materials.includes('denim'),
    );
    expect(themeWords(theme, readPieces(pieces))).toEqual({
      title: 'The day ahead',
      for: 'the day ahead',
    });
  });

  it('sound different in each tone', () => {
    const facts = factsOf(4);
    const intros = AI_TONES.map((tone) => writeOutfit({ ...facts, tone }, new Speech([])).intro);
    expect(new Set(intros).size).toBe(AI_TONES.length);
  });
});
