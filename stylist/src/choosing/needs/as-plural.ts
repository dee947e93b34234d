/** "They dry fast" beside "it dries fast". */
export const asPlural = (does: string): string =>
  does
    .replace(/^has /, 'have ')
    .replace(/^is /, 'are ')
    .replace(/^(do|go)es /, '$1 ')
    .replace(/^dries /, 'dry ')
    .replace(/\bits\b/, 'their')
    .replace(/^(?!has |is |does )(\w+[^s])s (.* and \w+?)s\b/, '$1s $2')
    .replace(/^(\w+)s /, '$1 ');
