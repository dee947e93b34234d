import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { BESIDE_MIN } from '../../choosing/reasons/goes-with.ts';
import { NEUTRALS } from '../../choosing/wholes/color-sentences.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { isClothing, isOrAre, pieceName, type WornPiece } from '../pieces/worn-piece.ts';

/** What is too small to set the colors of an outfit. */
const SMALL: ReadonlySet<string> = new Set(['jewelry', 'watch', 'belt', 'eyewear', 'hosiery']);
const LISTED_MAX = 3;

const unique = (words: readonly (string | null)[]): string[] => [
  ...new Set(words.filter((word) => word !== null)),
];

const isNeutral = ({ colors, isDenim }: WornPiece): boolean =>
  isDenim || (colors.length > 0 && colors.every((color) => NEUTRALS.has(color)));

/** No color at all: one neutral from top to toe, or several that leave the talking to the cloth. */
function quietTips(seen: readonly WornPiece[]): string[] {
  const colors = unique(seen.map(({ color }) => color));
  const fabrics = unique(seen.map(({ fabric }) => fabric)).slice(0, LISTED_MAX);
  if (colors.length > LISTED_MAX || seen.some(({ color }) => color === null)) return [];
  const texture = fabrics.length > 1 ? joinWithAnd(fabrics) : null;
  const [only] = colors;
  if (colors.length === 1) {
    return texture === null
      ? [`One color, ${only}, from first to last.`]
      : [
          `One color, ${only}, so the texture talks: ${texture}.`,
          `It stays ${only} throughout and leaves the rest to ${texture}.`,
        ];
  }
  const list = joinWithAnd(colors);
  return texture === null
    ? [`It keeps to ${list}, so nothing competes.`]
    : [
        `It keeps to ${list} and lets the texture talk: ${texture}.`,
        `Nothing but ${list}, told in ${texture}.`,
        `${capitalize(list)} stay quiet, so ${texture} can be noticed.`,
      ];
}

/** One piece has the color, and all others keep still. */
function singleTips(
  one: WornPiece,
  among: readonly WornPiece[],
  seen: readonly WornPiece[],
): string[] {
  if (one.color === null && !one.isPatterned) return [];
  const name = pieceName(one, among, 'color');
  const around = seen.filter((piece) => piece !== one);
  const others = unique(around.map(({ color }) => color));
  const are = isOrAre(one);
  const isTold = others.length <= 2 && around.every(({ color }) => color !== null);
  const rest = isTold ? `; the rest keeps to ${joinWithAnd(others)}` : '';
  return isClothing(one)
    ? [
        `${capitalize(name)} ${one.isPair ? 'have' : 'has'} all the color${rest}.`,
        `The color goes to ${name}${rest}.`,
        `${capitalize(name)} ${are} where the color is${rest}.`,
      ]
    : [
        `${capitalize(name)} ${are} the one note of color${rest}.`,
        `All the color sits in ${name}${rest}.`,
      ];
}

/** Two garments with a color each. */
function pairTips(one: WornPiece, other: WornPiece, among: readonly WornPiece[]): string[] {
  if (one.color === null || other.color === null) return [];
  const [first, second] = [pieceName(one, among, 'kind'), pieceName(other, among, 'kind')];
  if (one.color === other.color) {
    return [`${capitalize(first)} and ${second} share one color, ${one.color}.`];
  }
  if (colorHarmony(one.colors, other.colors) < BESIDE_MIN) return [];
  return [
    `The pairing to notice is ${one.color} with ${other.color}, ${first} against ${second}.`,
    `${capitalize(one.color)} and ${other.color} do the talking, ${first} against ${second}.`,
  ];
}

/** Small things that repeat a color: the belt that picks up the brown of the shoes. */
function echoTips(pieces: readonly WornPiece[]): string[] {
  const shoes = pieces.find(({ role }) => role === 'shoes');
  const echo = pieces.find(
    ({ role, color }) =>
      (role === 'belt' || role === 'bag') && color !== null && color === shoes?.color,
  );
  if (shoes === undefined || echo === undefined) return [];
  const [name, of] = [pieceName(echo, pieces, 'kind'), pieceName(shoes, pieces, 'kind')];
  return [
    `${capitalize(name)} ${echo.isPair ? 'pick' : 'picks'} up the ${shoes.color} of ${of}.`,
    `Note how ${name} and ${of} match in ${shoes.color}; that is what makes it look planned.`,
  ];
}

/** How the colors of an outfit work together, as they are shown, each in several wordings. */
export function colorTips(pieces: readonly WornPiece[]): readonly (readonly string[])[] {
  const seen = pieces.filter(({ role }) => !SMALL.has(role));
  if (seen.length < 2 || seen.some(({ colors }) => colors.length === 0)) return [];
  const lively = seen.filter((piece) => !isNeutral(piece));
  const clothes = lively.filter(isClothing);
  const [first, second, third] = clothes;
  const [single] = lively;
  const main =
    single === undefined
      ? quietTips(seen)
      : lively.length === 1
        ? singleTips(single, pieces, seen)
        : first !== undefined && second !== undefined && third === undefined
          ? pairTips(first, second, pieces)
          : [];
  return [main, echoTips(pieces)].filter((wordings) => wordings.length > 0);
}
