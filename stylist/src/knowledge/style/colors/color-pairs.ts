import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { capitalize } from '../../../speech/join-words.ts';
import type { ColorRow, NamedColor } from './color-rows.ts';
import notes from './pair-notes.json' with { type: 'json' };

const NOTES: Readonly<Record<string, readonly string[]>> = notes;
const EASY_MIN = 0.7;

const pairKey = (one: string, other: string): string => [one, other].toSorted().join(' & ');

/** The names under which a pair may have a note: the shades themselves, their rows, their colors. */
const namesOf = ({ name, row, shade }: NamedColor): string[] => [
  name,
  row.name,
  shade.color.toLowerCase(),
];

/** What is known of two colors beside each other, in several wordings; null where nothing is. */
export function noteOf(one: NamedColor, other: NamedColor): readonly string[] | null {
  for (const first of namesOf(one)) {
    for (const second of namesOf(other)) {
      const note = NOTES[pairKey(first, second)];
      if (note !== undefined) return note;
    }
  }
  return null;
}

const lists = (row: ColorRow, { name, row: other }: NamedColor): boolean =>
  row.partners.includes(name) || row.partners.includes(other.name);

/** Whether two colors go together, and how, in several wordings. */
export function pairVerdict(one: NamedColor, other: NamedColor): readonly string[] {
  const note = noteOf(one, other);
  if (note !== null) return note;
  const pair = `${one.name} and ${other.name}`;
  const arePartners = lists(one.row, other) || lists(other.row, one);
  const isSameColor = one.shade.color === other.shade.color;
  if (isSameColor && !arePartners) {
    return [
      `Yes, ${pair} are shades of one color: keep one clearly lighter, or change the texture.`,
      `${capitalize(pair)} make a tonal outfit, as long as the step between them is visible.`,
    ];
  }
  if (arePartners || one.row.neutral === true || other.row.neutral === true) {
    const [neutral, lead] = one.row.neutral === true ? [one, other] : [other, one];
    return [
      `Yes, ${pair} go well together; let ${lead.name} lead and ${neutral.name} keep it calm.`,
      `${capitalize(pair)} are an easy pair, whichever of them is the larger piece.`,
    ];
  }
  if (colorHarmony([one.shade.color], [other.shade.color]) >= EASY_MIN) {
    return [
      `Yes, ${pair} are close on the color wheel and go together; make one of them darker.`,
      `${capitalize(pair)} are neighbors, so they look calm side by side.`,
    ];
  }
  return [
    `${capitalize(pair)} make a bold pair: let one lead, keep the other to a small piece, and add white, navy or gray.`,
    `It can work with one of them as an accent, say a bag or scarf, and a neutral between ${pair}.`,
  ];
}

/** Every wording of the notes on pairs. */
export const PAIR_NOTES: readonly string[] = Object.values(NOTES).flat();
