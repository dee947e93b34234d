import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressResponse } from './compress-response.ts';

const TEXT = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ title: `Dress ${at} é` })));

describe('a long answer', () => {
  it.each(['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'BR'])(
    'is packed by Brotli where that is understood (%s)',
    (accepted) => {
      const { bytes, encoding } = compressResponse(TEXT, accepted);
      expect(encoding).toBe('br');
      expect(brotliDecompressSync(bytes).toString()).toBe(TEXT);
      expect(bytes.length).toBeLessThan(TEXT.length / 3);
    },
  );

  it.each(['gzip', 'gzip, deflate', 'br;q=0, gzip'])(
    'is packed by gzip otherwise (%s)',
    (accepted) => {
      const { bytes, encoding } = compressResponse(TEXT, accepted);
      expect(encoding).toBe('gzip');
      expect(gunzipSync(bytes).toString()).toBe(TEXT);
    },
  );

  it.each([undefined, '', 'identity', 'gzip;q=0', 'gzip;q=0.000, br; q=0'])(
    'is sent as it is to whoever wants no packing (%s)',
    (accepted) => {
      const { bytes, encoding } = compressResponse(TEXT, accepted);
      expect([bytes.toString(), encoding]).toEqual([TEXT, null]);
    },
  );
});

describe('a short answer', () => {
  it('is sent as it is', () => {
    expect(compressResponse('{"status":"ok"}', 'br')).toEqual({
      bytes: Buffer.from('{"status":"ok"}'),
      encoding: null,
    });
  });
});
