import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import type { AiTone } from '@modiste/contract/tones';
import { capitalize, joinSentences } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';
import { turnedBy } from '../day/day-choice.ts';
import { weatherSentences } from '../day/tell-weather.ts';
import { type NamedBy, pieceName, type WornPiece } from '../pieces/worn-piece.ts';
import intros from './intros.json' with { type: 'json' };

/** What an intro is written from. */
export interface IntroScene {
  pieces: readonly WornPiece[];
  /** What the outfit is for: "the office". */
  purpose: string;
  setting: DaySetting;
  tone: AiTone;
  /** Another one each day. */
  seed: string;
}

/** Tones in which the pieces are not told one by one. */
const BRIEF: ReadonlySet<AiTone> = new Set<AiTone>(['Minimal & Direct']);
const NAMED: readonly NamedBy[] = ['color', 'fabric'];

/** What the outfit is made up of, from the first thing put on to the shoes. */
export function bodySentences({ pieces, seed }: Pick<IntroScene, 'pieces' | 'seed'>): string[] {
  const ways = turnedBy(NAMED, seed);
  const name = (role: string, at: number) => {
    const piece = pieces.find((one) => one.role === role);
    return piece === undefined ? null : pieceName(piece, pieces, ways[at % 2] ?? 'color');
  };
  const suit = name('suit', 0);
  const under = name('top', 1);
  const suited = suit === null || under === null ? suit : `${suit} and ${under}`;
  const [whole, outer, shoes] = [
    name('one-piece', 0) ?? suited ?? name('swim', 0),
    name('outer', 1),
    name('shoes', 1) ?? name('bag', 1),
  ];
  const [top, bottom] = [name('mid-layer', 0) ?? name('top', 0), name('bottom', 1)];
  const first = whole ?? (top === null || bottom === null ? null : `${top} and ${bottom}`);
  if (first === null || shoes === null) return [];
  if (outer === null) {
    return [
      `It starts with ${first} and ends with ${shoes}.`,
      `From ${first} down to ${shoes}.`,
      `${capitalize(first)}, and ${shoes} to walk in.`,
      `${capitalize(first)} above, ${shoes} below.`,
    ];
  }
  return [
    `${capitalize(outer)} over ${first}, with ${shoes} to finish.`,
    `First ${first}, then ${outer}, then ${shoes}.`,
    `It starts with ${first}; ${outer} and ${shoes} follow.`,
    `${capitalize(first)} under ${outer}, and ${shoes} to walk in.`,
    `${capitalize(first)}, ${outer}, and ${shoes}: that is the whole idea.`,
  ];
}

/** The words above an outfit: the weather, what it is for in the tone of the shopper, what it is. */
export function writeIntro(scene: IntroScene, speech: Speech): string {
  const { purpose, setting, tone, seed } = scene;
  const weather = turnedBy(weatherSentences(setting), seed).map((text) => `${text}.`);
  const lines = turnedBy(intros[tone], seed).map((text) => text.replace('{for}', purpose));
  const body = BRIEF.has(tone) ? [] : turnedBy(bodySentences(scene), seed);
  return joinSentences(
    speech.say(...weather),
    speech.say(...lines, `For ${purpose}.`),
    speech.say(...body),
  );
}
