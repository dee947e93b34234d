import { isKindOf } from '@modiste/lexicon/refine-type';
import { capitalize } from '../../speech/join-words.ts';
import type { Feel } from '../day/day-weather.ts';
import { pieceName, type WornPiece } from '../pieces/worn-piece.ts';
import tips from './wear-tips.json' with { type: 'json' };

/** How to wear one piece, or two together. */
interface WearTip {
  /** Lexicon type ids, or a role as "role:outer"; any kind of them. */
  a: readonly string[];
  /** What it is worn with; left out where that does not matter. */
  b?: readonly string[];
  /** Attributes of which the piece's record must state one. */
  aHas?: readonly string[];
  bHas?: readonly string[];
  /** Types of which the outfit must have none. */
  no?: readonly string[];
  /** Attributes of which no piece of the outfit may state any. */
  unless?: readonly string[];
  feel?: readonly string[];
  rain?: boolean;
  /** Wordings, with the names of the pieces for `{a}` and `{b}`; `{a:is|are}` agrees with one. */
  say: readonly string[];
}

const TIPS: readonly WearTip[] = tips;
const ROLE = 'role:';

const isAmong = ({ type, role }: WornPiece, names: readonly string[]): boolean =>
  names.some((name) =>
    name.startsWith(ROLE) ? role === name.slice(ROLE.length) : isKindOf(type, name),
  );

const has = ({ stated }: WornPiece, attributes: readonly string[] | undefined): boolean =>
  attributes === undefined || attributes.some((id) => stated.has(id));

/** The day and the outfit that tips are for. */
export interface TipScene {
  pieces: readonly WornPiece[];
  feel: Feel;
  isRainy: boolean;
}

/** Advice on an outfit, with the pieces that it speaks of. */
export interface Tip {
  about: readonly WornPiece[];
  wordings: readonly string[];
}

/** Puts names for `{a}` and `{B}`, and what agrees with them for `{a:is|are}`. */
function fill(wording: string, named: Readonly<Record<string, { name: string; isPair: boolean }>>) {
  return wording
    .replaceAll(/\{(\w):([^}]*)\}/g, (_, key: string, forms: string) => {
      const [one = '', many = ''] = forms.split('|');
      return named[key]?.isPair === true ? many : one;
    })
    .replaceAll(/\{(\w)\}/g, (_, key: string) => {
      const name = named[key.toLowerCase()]?.name ?? '';
      return key === key.toLowerCase() ? name : capitalize(name);
    });
}

function tellTip({ say }: WearTip, about: readonly WornPiece[], pieces: readonly WornPiece[]): Tip {
  const named = Object.fromEntries(
    about.map((piece, at) => [
      'ab'.charAt(at),
      { name: pieceName(piece, pieces, 'kind'), isPair: piece.isPair },
    ]),
  );
  return { about, wordings: say.map((wording) => fill(wording, named)) };
}

/** What is worn under a knit is only spoken of together with it. */
function isSeen(about: readonly WornPiece[], pieces: readonly WornPiece[]): boolean {
  const isUnder = ({ role }: WornPiece) => role === 'top';
  const isOver = ({ role }: WornPiece) => role === 'mid-layer';
  return !about.some(isUnder) || !pieces.some(isOver) || about.some(isOver);
}

/** How the pieces of an outfit may be worn: all the advice that fits them and the day. */
export function tipsFor({ pieces, feel, isRainy }: TipScene): readonly Tip[] {
  const suits = ({ no = [], unless = [], feel: feels, rain }: WearTip): boolean =>
    !pieces.some((piece) => isAmong(piece, no)) &&
    !pieces.some(({ stated }) => unless.some((id) => stated.has(id))) &&
    (feels?.includes(feel) ?? true) &&
    (rain !== true || isRainy);
  const told = TIPS.filter(suits).flatMap((tip) =>
    pieces
      .filter((piece) => isAmong(piece, tip.a) && has(piece, tip.aHas))
      .flatMap((a): Tip[] => {
        if (tip.b === undefined) return [tellTip(tip, [a], pieces)];
        const { b: partners, bHas } = tip;
        return pieces
          .filter((piece) => piece !== a && isAmong(piece, partners) && has(piece, bHas))
          .map((b) => tellTip(tip, [a, b], pieces));
      }),
  );
  return told.filter(({ about }) => isSeen(about, pieces));
}
