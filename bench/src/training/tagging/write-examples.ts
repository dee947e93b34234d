import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { readMessage } from '@modiste/stylist/message';
import { FLAG_COUNT, GRAM_BUCKETS, messageTokens } from '@modiste/stylist/message-tokens';
import { readCorpus } from './read-corpus.ts';

/** Plain wishes are written once here and said all the time: they count so often. */
const PLAIN = { file: 'g1.txt', times: 3 };

/** Writes the labeled messages as the training reads them: a line of JSON for each. */
export async function writeExamples(corpus: string, folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(corpus)).filter((name) => name.endsWith('.txt')).toSorted();
  const lines: string[] = [];
  for (const file of files) {
    for (const { act, text, spans, scene } of readCorpus(
      await readFile(join(corpus, file), 'utf8'),
    )) {
      const message = readMessage(understandQuery(text));
      const tokens = messageTokens(message, scene);
      const tags = tokens.map(
        ({ start, end }) => spans.find((span) => span.start < end && span.end > start)?.tag ?? '',
      );
      const line = JSON.stringify({
        file,
        act,
        text,
        tags,
        tokens: tokens.map(({ word, grams, flags }) => [word, grams, flags]),
      });
      lines.push(...Array.from({ length: file === PLAIN.file ? PLAIN.times : 1 }, () => line));
    }
  }
  await writeFile(join(folder, 'examples.jsonl'), `${lines.join('\n')}\n`);
  await writeFile(
    join(folder, 'sizes.json'),
    JSON.stringify({ flags: FLAG_COUNT, grams: GRAM_BUCKETS }),
  );
  console.log(`${lines.length} messages of ${files.length} files`);
  return true;
}
