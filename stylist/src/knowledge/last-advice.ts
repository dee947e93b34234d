import { CARE_TOPICS } from './care/care-topics.ts';
import { CARES } from './care/material-care.ts';
import { FIT_TOPICS } from './fit/fit-topics.ts';
import { HELP_TOPICS } from './help/help-with-app.ts';
import { ADVICE_TOPICS } from './style/advise-on-style.ts';
import { factWordings } from './topics/find-topic.ts';
import type { Topic } from './topics/topic.ts';

const SENTENCES_BACK = 4;
const ADDRESS = /^For (?:women|men): /;
const folded = (text: string): string => text.replace(ADDRESS, '').toLowerCase();

const wordingsOf = (topics: readonly Topic[]): ReadonlySet<string> =>
  new Set(topics.flatMap(({ facts }) => facts.flatMap(factWordings)).map(folded));

/** Built at the first question of the kind: they hold thousands of sentences. */
let tables: readonly (readonly [
  'style_advice' | 'care' | 'size_fit' | 'help',
  ReadonlySet<string>,
])[] = [];

function readTables() {
  if (tables.length > 0) return tables;
  const treated = CARES.flatMap((row) =>
    [row.wash, row.dry, row.iron, row.store, row.extra].flat(2),
  );
  tables = [
    ['style_advice', wordingsOf(ADVICE_TOPICS)],
    ['care', new Set([...wordingsOf(CARE_TOPICS), ...treated.map(folded)])],
    ['size_fit', wordingsOf(FIT_TOPICS)],
    ['help', wordingsOf(HELP_TOPICS)],
  ];
  return tables;
}

/** What the last reply gave advice on, by its sentences; null where it spoke of something else. */
export function lastAdvice(said: readonly string[]) {
  const latest = said.slice(-SENTENCES_BACK);
  const found = readTables().find(([, wordings]) =>
    latest.some((one) => wordings.has(folded(one))),
  );
  return found?.[0] ?? null;
}
