/** "They dry fast" beside "it dries fast". */
export const asPlural = (does: string): string =>
  does
    .replace(/^has /, 'have ')
    .replace(/^is /, 'are ')
    .replace(/^(do|go)es /, '$1 ')
    .replace(/^dries /, 'dry ')
    .replace(/^(\w+(?:ch|sh|ss|x))es /, '$1 ')
    .replace(/\bits\b/, 'their')
    .replace(/\bso it does not\b/, 'so they do not')
    .replace(/\bso it (\w+)s\b/, 'so they $1')
    .replace(/^(?!has |is |does )(\w+[^s])s (.* and \w+?)s\b/, '$1s $2')
    .replace(/^(\w+)s /, '$1 ');
