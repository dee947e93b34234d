/** Parts of a list cell, trimmed, without empty ones. */
export const splitList = (text: string, separator: string | RegExp = ','): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A comma-separated list of addresses, which may hold commas themselves. */
export const splitUrls = (text: string): string[] =>
  splitList(text, /,(?=\s*(?:https?:)?\/\/)|,\s+(?=\S)/);

/** "S, M, L" or "S|M" -> single sizes; "S/M" and "10,5" are one. */
export const splitSizes = (text: string): string[] =>
  splitList(text, /\s*[|;]\s*|,\s+|,(?=[a-z])/i);
