import type { ReadBrands } from './read-brands.ts';

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });
const allOf = new Intl.ListFormat('en-US');

/** A statement in several wordings; one that was not said yet is taken. */
export type Note = readonly string[];

/** That the shop has none of the brands that were named, and what was looked for instead. */
export function brandNotes({ brands, names, style }: ReadBrands): Note[] {
  const instead = style === '' ? '' : `, so I went by the nearest style: ${style}`;
  const missing = anyOf.format(brands);
  const unknown = anyOf.format(names.map((name) => `“${name}”`));
  return [
    ...(brands.length === 0
      ? []
      : [[`I don’t carry ${missing}${instead}.`, `There is no ${missing} here${instead}.`]]),
    ...(names.length === 0
      ? []
      : [
          [
            `I don’t know ${unknown} as a brand or a style, so I left that out.`,
            `${unknown} tells me nothing to look for; name a color, a cut or a fabric of it, and I will.`,
          ],
        ]),
  ];
}

/** What the shopper asked for that no listing tells, in their words. */
export function unreadNote(unread: readonly string[]): Note[] {
  if (unread.length === 0) return [];
  const all = allOf.format(unread.map((words) => `“${words}”`));
  return [
    [
      `I couldn’t search for ${all}: the listings don’t say anything about it.`,
      `The listings don’t mention ${all}, so that part is left out.`,
      `No listing tells me about ${all}.`,
    ],
  ];
}
