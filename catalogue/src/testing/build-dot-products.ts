import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import loadWabt from 'wabt';

const FOLDER = join(import.meta.dirname, '../memory-index/vectors');
const SOURCE = 'dot-products.wat';

/** Builds the module of `dot-products.wat`. @returns its bytes in base64. */
export async function buildDotProducts(): Promise<string> {
  const wabt = await loadWabt();
  const source = await readFile(join(FOLDER, SOURCE), 'utf8');
  const parsed = wabt.parseWat(SOURCE, source, { simd: true });
  return Buffer.from(parsed.toBinary({}).buffer).toString('base64');
}

if (import.meta.main) {
  const built = { builtFrom: SOURCE, base64: await buildDotProducts() };
  await writeFile(join(FOLDER, 'dot-products.json'), `${JSON.stringify(built, null, 2)}\n`);
}
