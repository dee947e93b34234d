import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import network from '@modiste/stylist/tagging-network' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { readCorpus } from './read-corpus.ts';

const CORPUS = join(import.meta.dirname, 'corpus');

describe('the labeled messages', () => {
  it('are read with their labels and the moment that they are said at', () => {
    const file = [
      '# asked: boots, rain',
      '# shows: items: black suede chelsea boots, brown leather boots',
      '# stylist: The leather pair is warmest.',
      'refuse | [no:suede] in the [for:rain]? no',
      '',
      '# asked: nothing',
      '# shows: nothing',
      'find | [want:boots]',
    ].join('\n');
    const [refusal, wish] = readCorpus(file);
    expect(refusal).toEqual({
      act: 'refuse',
      text: 'suede in the rain? no',
      spans: [
        { tag: 'no', start: 0, end: 5 },
        { tag: 'for', start: 13, end: 17 },
      ],
      scene: {
        screen: 'items',
        shown: 'black suede chelsea boots, brown leather boots',
        asked: 'boots, rain',
        told: 'The leather pair is warmest.',
      },
    });
    expect(wish?.scene).toEqual({ screen: 'nothing', shown: '', asked: '', told: '' });
  });

  it('know no act and no tag beside those of the network', async () => {
    const files = (await readdir(CORPUS)).filter((name) => name.endsWith('.txt'));
    const texts = await Promise.all(files.map((name) => readFile(join(CORPUS, name), 'utf8')));
    const messages = texts.flatMap(readCorpus);
    const acts = new Set(messages.map(({ act }) => act));
    const tags = new Set(messages.flatMap(({ spans }) => spans.map(({ tag }) => tag)));
    expect([...acts].filter((act) => !network.acts.includes(act))).toEqual([]);
    expect([...tags].filter((tag) => !network.tags.includes(tag))).toEqual([]);
    expect(messages.filter(({ text }) => /\[\w+:/.test(text))).toEqual([]);
  });
});
