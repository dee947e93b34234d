/** Verbs that follow "and" in what a piece does: "washes clean and stands steady". */
const SECOND =
  / and (wipe|want|stand|hold|keep|grip|rinse|walk|move|stay|leave|look|carry|cover|close|slip|dry|let|shrug|read|take|need|shine|soften|last)s\b/;

/** What is told of the fabric or of a part stays as it is: "they are of nylon that dries fast". */
const OF_PART = /^(?:is of|has) .+? that /;

/** "They dry fast" beside "it dries fast". */
export function asPlural(does: string): string {
  const [head = ''] = OF_PART.exec(does) ?? [];
  return head === '' ? pluralOf(does) : `${pluralOf(head)}${does.slice(head.length)}`;
}

const pluralOf = (does: string): string =>
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
      (_, verb: string) => ` and ${pluralOf(`${verb} `)}`,
    )
    .replace(SECOND, ' and $1')
    .replace(/^(\w+)s /, '$1 ');
