import { spellCount } from '../../facts/number-words.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Found } from '../../stylist.ts';

/** "34DD", "D cup", "DD": a letter alone may be anything but a cup. */
const CUPS: readonly RegExp[] = [
  /\b(?<band>2[68]|3[02468]|4[0-8]) ?(?<cup>dd+|ff|gg|hh|[a-k])\b/i,
  /\b(?<cup>dd+|ff|gg|hh|[a-k])[- ]?cups?\b/i,
  /\b(?<cup>dd+|ff|gg|hh)\b/i,
];
const SOLD = /^(?<band>\d{2})(?<cup>[A-K]+)$/;

/** The size of a bra that a message tells, in capitals: "34DD", "DD". */
function cupSaid(words: string): string | null {
  const found = CUPS.map((cup) => cup.exec(words)).find((match) => match !== null);
  const { band = '', cup = '' } = found?.groups ?? {};
  return cup === '' ? null : `${band}${cup}`.toUpperCase();
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/**
 * What the bras that were found are sold in, where a cup is asked for: those by band and cup, and
 * whether the one that was told is among them.
 */
export function tellCups({ state, candidates }: Found, speech: Speech): string {
  const said = cupSaid(state.heard?.at(-1) ?? '');
  const sold = [
    ...new Set(candidates.flatMap(({ sizes }) => sizes.filter((one) => SOLD.test(one)))),
  ];
  if (said === null || sold.length === 0) return '';
  const own = candidates.filter(({ sizes, other_info: { sold_out_sizes } }) =>
    sizes.some(
      (size) =>
        SOLD.test(size) &&
        size.endsWith(said) &&
        !sold_out_sizes.includes(size) &&
        (/^\d/.test(said) || SOLD.exec(size)?.groups?.cup === said),
    ),
  );
  if (own.length > 0) {
    const count = spellCount(own.length);
    return speech.say(
      `${said} is in stock in ${count} of these.`,
      `In ${said} there ${own.length === 1 ? 'is' : 'are'} ${count} of these.`,
    );
  }
  const cups = [...new Set(sold.map((one) => SOLD.exec(one)?.groups?.cup ?? ''))].toSorted();
  const bands = [...new Set(sold.map((one) => Number(SOLD.exec(one)?.groups?.band)))].toSorted(
    (one, other) => one - other,
  );
  const from = `from ${bands[0]} to ${bands.at(-1)}`;
  return speech.say(
    `None of these comes in ${said}: what is sold by band and cup goes ${from}, in cups ${list.format(cups)}; the others come in letters.`,
    `In ${said} there is none here; the cups are ${list.format(cups)}.`,
  );
}
