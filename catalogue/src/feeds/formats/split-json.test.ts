import { describe, expect, it } from 'vitest';
import { splitJson } from './split-json.ts';

async function partsOf(text: string, { keys = ['products'], pieceLength = 3 } = {}) {
  async function* pieces() {
    for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
  }
  const parts: [number, unknown][] = [];
  for await (const { line, value } of splitJson(pieces(), keys)) parts.push([line, value]);
  return parts;
}

describe('a large JSON document', () => {
  it.each([1, 3, 4096])('is given object by object, in pieces of %i', async (pieceLength) => {
    const text = '{"count": 2,\n "products": [\n  {"a": 1},\n  {"a": {"b": [2, {"c": "]}"}]}}\n ]}';
    expect(await partsOf(text, { pieceLength })).toEqual([
      [3, { a: 1 }],
      [4, { a: { b: [2, { c: ']}' }] } }],
    ]);
  });

  it('may be one list', async () => {
    expect(await partsOf('[{"a":1},\n{"a":2}]')).toEqual([
      [1, { a: 1 }],
      [2, { a: 2 }],
    ]);
  });

  it('gives the objects of several lists, and of none whose name was not asked for', async () => {
    const text = '{"products":[{"a":1}],"related":[{"a":9}],"more":[{"a":2}]}';
    expect(await partsOf(text, { keys: ['products', 'more'] })).toEqual([
      [1, { a: 1 }],
      [1, { a: 2 }],
    ]);
  });

  it('is one value where it has no such list', async () => {
    expect(await partsOf('{"product": {"a": [1]}}')).toEqual([[1, { product: { a: [1] } }]]);
  });

  it('reads escaped quotes and backslashes', async () => {
    const value = { text: 'a "quoted" \\ ] } \u00e9 \n' };
    expect(await partsOf(JSON.stringify({ products: [value] }))).toEqual([[1, value]]);
  });

  it.each([
    ['ends in a text', '{"products":[{"a":"b', /The JSON ends too early, on line 1/],
    ['ends behind an object', '{"products":[{"a":1},\n{"a":2}', /ends too early, on line 2/],
    ['has a broken object', '{"products":[\n{"a":1},\n{"a":}\n]}', /The JSON breaks on line 3/],
    ['is empty', '  \n', /The file is empty/],
  ])('is refused where it %s', async (_what, text, message) => {
    await expect(partsOf(text)).rejects.toThrow(message);
  });
});
