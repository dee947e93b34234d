import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const script = (text: string, type = 'application/ld+json') =>
  `<script type="${type}">${text}</script>`;

describe('a web page', () => {
  it('gives its JSON-LD scripts with the lines they begin on', () => {
    const html = `<html>\n<head>\n${script('{"a":1}')}\n</head>\n<body>${script('\n{"b":2}')}</body>`;
    expect(readPage(html).scripts).toEqual([
      { line: 3, text: '{"a":1}' },
      { line: 5, text: '\n{"b":2}' },
    ]);
  });

  it('reads types in any case, without quotes and with a character set', () => {
    const html = `<SCRIPT TYPE=application/LD+JSON>1</SCRIPT>${script('2', 'application/ld+json; charset=utf-8')}`;
    expect(readPage(html).scripts.map(({ text }) => text)).toEqual(['1', '2']);
  });

  it('leaves other scripts, commented ones and unfinished ones alone', () => {
    const html = `${script('var a', 'text/javascript')}<!-- ${script('{}')} --><script type="application/ld+json">{"a"`;
    expect(readPage(html).scripts).toEqual([]);
  });

  it.each([
    [
      'its canonical link',
      '<link href="https://s.example/a?b=1&amp;c=2" rel=canonical>',
      'https://s.example/a?b=1&c=2',
    ],
    [
      'its address for sharing',
      '<meta property="og:url" content="https://s.example/b">',
      'https://s.example/b',
    ],
    ['nothing where the link is relative', '<link rel="canonical" href="/a">', ''],
    ['nothing where there is none', '<link rel="icon" href="https://s.example/i.png">', ''],
  ])('is addressed by %s', (_what, head, address) => {
    expect(readPage(`<html><head>${head}</head></html>`).address).toBe(address);
  });

  it('is whole once anything of it was closed', () => {
    expect(readPage('<html><body><p>Hi</p></body>').isWhole).toBe(true);
    expect(readPage(`<html>${script('{}')}<p>cut`).isWhole).toBe(true);
    expect(readPage('<html><head><p>cut').isWhole).toBe(false);
  });
});
