/** What stands in JSON texts for `<` and `>`, so that no text can end the data it is part of. */
const ANGLES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e' };

/** Data for a prompt, between delimiters that nothing in it can contain. */
export function quoteData(data: object): string {
  const json = JSON.stringify(data).replace(/[<>]/g, (sign) => ANGLES[sign] ?? '');
  return `<data>\n${json}\n</data>`;
}
