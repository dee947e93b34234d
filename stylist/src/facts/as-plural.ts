/** Verbs that follow "and" in what a piece does: "washes clean and stands steady". */
const SECOND =
  / and (wipe|want|stand|hold|keep|grip|rinse|walk|move|stay|leave|look|carry|cover|close|slip|dry|let|shrug|read|take|need|shine|soften|last)s\b/;

/** "They dry fast" beside "it dries fast". */
export const asPlural = (does: string): string =>
  does
    .replace(/^has /, 'have ')
    .replace(/^is /, 'are ')
    .replace(/^(do|go)es /, '$1 ')
    .replace(/^(?:dries|carries) /, (verb) => verb.replace('ies', 'y'))
    .replace(/^(\w+(?:ch|sh|ss|x))es /, '$1 ')
    .replace(/\bits\b/, 'their')
    .replace(/\bso it does not\b/, 'so they do not')
    .replace(/\bso it (\w+)s\b/, 'so they $1')
    .replace(
      / and (is|has|goes|dries|washes|comes) /,
      (_, verb: string) => ` and ${asPlural(`${verb} `)}`,
    )
    .replace(SECOND, ' and $1')
    .replace(/^(\w+)s /, '$1 ');
