import type { AiTone } from '@modiste/contract/tones';
import { fnv1a } from '@modiste/lexicon/hash/fnv1a';
import bold from './tones/bold-assertive.json' with { type: 'json' };
import elegant from './tones/elegant-polished.json' with { type: 'json' };
import empathetic from './tones/empathetic-calm.json' with { type: 'json' };
import friendly from './tones/friendly-casual.json' with { type: 'json' };
import inspiring from './tones/inspiring-visionary.json' with { type: 'json' };
import minimal from './tones/minimal-direct.json' with { type: 'json' };
import playful from './tones/playful-witty.json' with { type: 'json' };
import professional from './tones/professional-concise.json' with { type: 'json' };
import quirky from './tones/quirky-unique.json' with { type: 'json' };
import serious from './tones/serious.json' with { type: 'json' };
import supportive from './tones/supportive-encouraging.json' with { type: 'json' };

/**
 * What a reply opens or closes with, and the values that its wordings hold:
 * `found`, `found-few`, `refined`, `outfits`: `{what}`, "eight linen dresses";
 * `pick`, `alternative`: `{pick}`, "the linen one"; `{does}`, "costs the least, $48"; `{short}`, "$48";
 * `recommend`: `{pick}` and `{why}`, a clause. The others hold none.
 * A capital (`{What}`) begins the value with one.
 */
type ToneOccasion = keyof typeof friendly;
/** Said alike in every tone, since they are no place for style. */
type SeriousOccasion = keyof typeof serious;
export type Occasion = ToneOccasion | SeriousOccasion;

type Wordings = Readonly<Record<ToneOccasion, readonly string[]>>;

const TONES: Readonly<Record<AiTone, Wordings>> = {
  'Friendly & Casual': friendly,
  'Professional & Concise': professional,
  'Playful & Witty': playful,
  'Elegant & Polished': elegant,
  'Minimal & Direct': minimal,
  'Supportive & Encouraging': supportive,
  'Inspiring & Visionary': inspiring,
  'Bold & Assertive': bold,
  'Empathetic & Calm': empathetic,
  'Quirky & Unique': quirky,
};

export type FrameValues = Readonly<Record<string, string | number>>;

interface Asked {
  occasion: Occasion;
  tone: AiTone;
  values: FrameValues;
  said: ReadonlySet<string>;
}

const isSerious = (occasion: Occasion): occasion is SeriousOccasion => occasion in serious;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fill = (wording: string, values: FrameValues): string =>
  wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const own = values[name];
    return own === undefined ? capital(String(values[name.toLowerCase()] ?? '')) : String(own);
  });

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a wording was said with any values. */
function wasSaid(wording: string, said: ReadonlySet<string>): boolean {
  if (!wording.includes('{')) return said.has(wording);
  const pattern = new RegExp(`^${escaped(wording).replaceAll(/\\\{\w+\\\}/g, '.+')}$`, 'i');
  return [...said].some((sentence) => pattern.test(sentence));
}

/** All wordings of an occasion in a tone, as written. */
export const wordingsOf = (occasion: Occasion, tone: AiTone): readonly string[] =>
  isSerious(occasion) ? serious[occasion] : TONES[tone][occasion];

/**
 * The wordings of an occasion in a tone that were not said yet, filled with the values. Which one
 * comes first depends on the values and on what was said, so that no two conversations go alike.
 */
export function wordingsFor({ occasion, tone, values, said }: Asked): string[] {
  const all = wordingsOf(occasion, tone);
  const seed = fnv1a(JSON.stringify([values, said.size, [...said].at(-1)]));
  const first = all.length === 0 ? 0 : Math.abs(seed) % all.length;
  const turned = [...all.slice(first), ...all.slice(0, first)];
  return turned
    .filter((wording) => !wasSaid(wording, said))
    .map((wording) => fill(wording, values));
}
