import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const SENTENCE = 'Größe; café – 39 €\r\nnächste Zeile 🧥';

/** Decodes bytes that arrive in pieces of so many bytes. */
async function decode(bytes: Uint8Array, pieceBytes: number): Promise<string> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
  let text = '';
  for await (const part of decodeText(pieces())) text += part;
  return text;
}

const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

describe.each([1, 3, 4096])('text that arrives in pieces of %i bytes', (pieceBytes) => {
  it.each([
    ['UTF-8', Buffer.from(SENTENCE)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${SENTENCE}`)],
    ['UTF-16, little-endian', Buffer.from(`\uFEFF${SENTENCE}`, 'utf16le')],
    ['UTF-16, big-endian', utf16be(SENTENCE)],
    ['gzip', gzipSync(SENTENCE)],
    ['gzip of gzip', gzipSync(gzipSync(SENTENCE))],
  ])('is read as %s', async (_encoding, bytes) => {
    expect(await decode(bytes, pieceBytes)).toBe(SENTENCE);
  });

  it('is read by the encoding that an XML declaration names', async () => {
    const declaration = '<?xml version="1.0" encoding="ISO-8859-1"?>';
    const bytes = Buffer.from(`${declaration}<t>Größe</t>`, 'latin1');
    expect(await decode(bytes, pieceBytes)).toBe(`${declaration}<t>Größe</t>`);
  });

  it('is UTF-8 where the declared encoding is unknown', async () => {
    const text = '<?xml version="1.0" encoding="x-nobody-knows"?><t>Größe</t>';
    expect(await decode(Buffer.from(text), pieceBytes)).toBe(text);
  });

  it('takes single stray bytes for Windows-1252 and keeps the rest', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Größe '),
      Buffer.from([0xe9, 0x80]),
      Buffer.from(' ü'),
    ]);
    expect(await decode(bytes, pieceBytes)).toBe('Größe é€ ü');
  });
});

describe('a packed file that is damaged', () => {
  it('is refused', async () => {
    const packed = gzipSync(SENTENCE);
    await expect(decode(packed.subarray(0, -6), 16)).rejects.toThrow('The gzip file is damaged');
  });
});

describe('an empty file', () => {
  it('is an empty text', async () => {
    expect(await decode(Buffer.alloc(0), 16)).toBe('');
  });
});
