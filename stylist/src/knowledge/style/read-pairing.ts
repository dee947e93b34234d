import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Asked } from '../topics/asked.ts';
import type { ColorQuestion } from './colors/advise-on-colors.ts';
import { colorNamed, type NamedColor, namedColors } from './colors/color-rows.ts';

/** What goes with what: the piece that is there, and the one that is asked for. */
export interface Pairing extends ColorQuestion {
  /** Whether the words ask for a color. */
  asksColor: boolean;
  /** Whether both pieces have a color, and the two are held against each other. */
  isPair: boolean;
}

const BESIDE = /^(.*?)\b(?:with|match(?:es)?|for|beside|under|over|against|suits?)\b(.*)$/i;
const TARGET =
  /\b(?:what|which)\s+(?:colou?red|colou?rs?|kinds? of|types? of|styles? of|shade of)?\s*([\p{L}-]+)/iu;
const ASKS_COLOR = /\b(?:what|which)\s+(?:colou?r|shade)/i;

/** "How do I dress for…", "dress code": no dress is meant. */
const DRESS_VERB =
  /\b(?:to|i|we|he|she|they|you|people|women|men) dress\b(?! shirt| shoe| pant)|\bdress code\b|^dress\b (?:for|up|down|better|nicely|well|like|warm\w*)\b|\bdressed\b/gi;

function typeIn(written: string): string | null {
  const text = written.replace(DRESS_VERB, ' ');
  return understandQuery(text).concepts.find(({ kind }) => kind === 'type')?.id ?? null;
}

/** The piece that is asked for: "what shoes", "which color top". */
function targetIn(text: string, anchor: string | null): string | null {
  const word = TARGET.exec(text)?.[1] ?? '';
  const type = word === '' ? null : typeIn(word);
  return type === anchor ? null : type;
}

function colorsOfItem({ read: { referred } }: Asked): NamedColor[] {
  const item = referred[0];
  if (item === undefined) return [];
  const shown = namedColors(item.other_info.color_names.join(', '));
  const plain = item.other_info.colors.flatMap((color) => colorNamed(color) ?? []);
  return shown.length > 0 ? shown.slice(0, 1) : plain.slice(0, 1);
}

/** Reads which piece is there, its colors, and which piece is asked for. */
export function readPairing(asked: Asked): Pairing {
  const { text } = asked;
  const [, left = '', right = ''] = BESIDE.exec(text) ?? [];
  const anchorText = typeIn(right) === null && namedColors(right).length === 0 ? text : right;
  const item = asked.read.referred[0];
  const spoken = typeIn(anchorText);
  const target = targetIn(text, null) ?? (anchorText === right ? typeIn(left) : null);
  const anchor = spoken === target ? (item?.other_info.type ?? null) : spoken;
  const asksColor = ASKS_COLOR.test(text);
  const [near, beside] = [namedColors(right), namedColors(left)];
  const all = namedColors(text);
  // "Brown boots with black jeans": it is the two colors that are asked about.
  const isPair = !asksColor && near.length > 0 && beside.length > 0;
  const named = target === null || isPair || near.length === 0 ? all : near;
  const colors = named.length > 0 ? named : colorsOfItem(asked);
  return { colors, anchor: anchor === '' ? null : anchor, target, asksColor, isPair };
}
