import type { FitFact } from './memory-fact.ts';
import { MY_RELATION, personOf } from './people.ts';

/** Each part of the body with the shapes of it that decide a cut, and how they are written down. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  feet: {
    wide: 'wide',
    broad: 'wide',
    narrow: 'narrow',
    slim: 'narrow',
    skinny: 'narrow',
    large: 'large',
    big: 'large',
    long: 'long',
    small: 'small',
    tiny: 'small',
    little: 'small',
  },
  ankles: {
    wide: 'wide',
    thick: 'wide',
    slim: 'slim',
    skinny: 'slim',
    narrow: 'slim',
    thin: 'slim',
  },
  calves: {
    wide: 'wide',
    thick: 'wide',
    big: 'wide',
    large: 'wide',
    muscular: 'muscular',
    slim: 'slim',
    skinny: 'slim',
    thin: 'slim',
  },
  thighs: {
    thick: 'fuller',
    big: 'fuller',
    large: 'fuller',
    full: 'fuller',
    fuller: 'fuller',
    muscular: 'muscular',
    athletic: 'muscular',
    slim: 'slim',
    skinny: 'slim',
    thin: 'slim',
  },
  legs: { long: 'long', short: 'short', muscular: 'muscular' },
  torso: { long: 'long', short: 'short', broad: 'broad' },
  arms: { long: 'long', short: 'short', muscular: 'muscular', slim: 'slim', skinny: 'slim' },
  shoulders: {
    broad: 'broad',
    wide: 'broad',
    big: 'broad',
    narrow: 'narrow',
    small: 'narrow',
    sloping: 'sloping',
    square: 'square',
  },
  hips: {
    wide: 'wide',
    broad: 'wide',
    big: 'wide',
    full: 'wide',
    curvy: 'wide',
    narrow: 'narrow',
    slim: 'narrow',
    small: 'narrow',
  },
  bust: {
    big: 'fuller',
    large: 'fuller',
    full: 'fuller',
    fuller: 'fuller',
    small: 'smaller',
    smaller: 'smaller',
  },
  neck: { long: 'long', short: 'short', thick: 'wide', wide: 'wide' },
  wrists: { slim: 'slim', small: 'slim', tiny: 'slim', thin: 'slim', wide: 'wide', thick: 'wide' },
  hands: { large: 'large', big: 'large', small: 'small', tiny: 'small' },
  head: { large: 'large', big: 'large', small: 'small' },
  waist: { high: 'high', low: 'low', long: 'long', short: 'short' },
};
const NAMES: Readonly<Record<string, string>> = {
  foot: 'feet',
  ankle: 'ankles',
  calf: 'calves',
  thigh: 'thighs',
  leg: 'legs',
  upper: 'torso',
  body: 'torso',
  arm: 'arms',
  shoulder: 'shoulders',
  hip: 'hips',
  chest: 'bust',
  boobs: 'bust',
  breasts: 'bust',
  wrist: 'wrists',
  hand: 'hands',
};
/** What a whole figure is called where it decides a cut. */
const FIGURES: Readonly<Record<string, string>> = {
  petite: 'petite',
  tall: 'tall',
  curvy: 'curvy',
  busty: 'fuller bust',
  'plus size': 'plus size',
  'plus sized': 'plus size',
  'pear shaped': 'pear shape',
  'apple shaped': 'apple shape',
  hourglass: 'hourglass shape',
  'hourglass shaped': 'hourglass shape',
  'broad shouldered': 'broad shoulders',
  'long legged': 'long legs',
  'wide hipped': 'wide hips',
};

const alternatives = (words: readonly string[]): string => [...new Set(words)].join('|');
const SHAPE = alternatives(Object.values(SHAPES).flatMap((shapes) => Object.keys(shapes)));
const PART = alternatives([...Object.keys(SHAPES), ...Object.keys(NAMES)]);
const VERY =
  '(?:(?:very|really|quite|pretty|super|rather|relatively|fairly|extremely|kind of|kinda|somewhat|so|a bit|slightly|too) )*';

const FRAMES: readonly RegExp[] = [
  String.raw`\b(?:i have|ive|ive got|i got|${MY_RELATION} has)(?: got)? (?:a |an |my )?${VERY}(?<shape>${SHAPE}),? (?<part>${PART})\b`,
  String.raw`\b(?:my|${MY_RELATION}'s) ${VERY}(?<shape>${SHAPE}) (?<part>${PART})\b`,
  String.raw`\b(?:my|${MY_RELATION}'s) (?<part>${PART}) (?:is|are) ${VERY}(?<shape>${SHAPE})\b`,
].map((frame) => new RegExp(frame, 'i'));
const FURTHER = new RegExp(
  String.raw`\band (?:a )?${VERY}(?<shape>${SHAPE}) (?<part>${PART})\b`,
  'gi',
);
const FIGURE = new RegExp(
  String.raw`^(?:im|${MY_RELATION} is)(?: a)? ${VERY}(?<figure>${alternatives(Object.keys(FIGURES)).replaceAll(' ', '[- ]')})(?: girl| woman| man| guy| person| lady)?(?: (?:and|with|so)\b.*)?$`,
  'i',
);

function phraseOf(shape: string, part: string): string[] {
  const name = NAMES[part.toLowerCase()] ?? part.toLowerCase();
  const word = SHAPES[name]?.[shape.toLowerCase()];
  return word === undefined ? [] : [`${word} ${name}`];
}

/** What the clause tells of how clothes have to be cut. Never how much of anything there is. */
export function readFit(clause: string): FitFact[] {
  const figure = FIGURE.exec(clause)?.groups;
  const name = FIGURES[figure?.figure?.toLowerCase().replaceAll('-', ' ') ?? ''];
  const facts = name === undefined ? [] : [{ person: personOf(figure?.person), phrase: name }];
  for (const frame of FRAMES) {
    const match = frame.exec(clause);
    if (match?.groups === undefined) continue;
    const person = personOf(match.groups.person);
    const rest = [...clause.slice(match.index).matchAll(FURTHER)];
    const all = [match, ...rest].flatMap(({ groups }) =>
      phraseOf(groups?.shape ?? '', groups?.part ?? ''),
    );
    facts.push(...all.map((phrase) => ({ person, phrase })));
    break;
  }
  return facts.map((fact) => ({ kind: 'fit', ...fact }));
}

const PHRASES: ReadonlySet<string> = new Set([
  ...Object.entries(SHAPES).flatMap(([part, shapes]) =>
    Object.values(shapes).map((shape) => `${shape} ${part}`),
  ),
  ...Object.values(FIGURES),
]);

/** Whether the phrase is one that `readFit` writes down. */
export const isFitPhrase = (phrase: string): boolean => PHRASES.has(phrase.toLowerCase());
