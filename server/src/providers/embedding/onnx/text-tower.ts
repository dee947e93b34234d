import type { Tensor } from 'onnxruntime-web';
import { type ModelFiles, unusable } from './model-files.ts';
import { readTextSettings, type TextSettings } from './model-settings.ts';
import type { OpenRuntime } from './onnx-runtime.ts';
import { runInBatches } from './run-in-batches.ts';
import { createTextTokens, type TokenRows } from './text-tokens.ts';
import { fixedLength, openTower, type Tower } from './tower.ts';

/** More at a time are no faster and take more memory. */
const TEXTS_PER_RUN = 16;

/** The feeds by the names that exports give them. */
function textFeeds(tower: Tower, rows: TokenRows, { runtime }: OpenRuntime) {
  const known: Record<string, readonly (readonly number[])[]> = {
    input_ids: rows.ids,
    attention_mask: rows.mask,
    token_type_ids: rows.ids.map((row) => row.map(() => 0)),
    position_ids: rows.ids.map((row) => row.map((_, at) => at)),
  };
  const shape = [rows.ids.length, rows.length];
  const feeds = [...tower.inputs].map(([name, { kind }]): [string, Tensor] => {
    const numbers = known[name]?.flat();
    if (numbers === undefined) throw new Error(`the model of texts asks for "${name}"`);
    return kind === 'int32'
      ? [name, new runtime.Tensor('int32', Int32Array.from(numbers), shape)]
      : [name, new runtime.Tensor('int64', BigInt64Array.from(numbers, BigInt), shape)];
  });
  return Object.fromEntries(feeds);
}

function readTokens({ tokenizer }: ModelFiles, settings: TextSettings) {
  try {
    return createTextTokens(settings);
  } catch (cause) {
    throw unusable(tokenizer, cause);
  }
}

/**
 * Opens what reads texts.
 * @throws ConfigError
 */
export async function openTextTower(files: ModelFiles, open: OpenRuntime) {
  const settings = await readTextSettings(files);
  const tokenize = readTokens(files, settings);
  const tower = await openTower(files.textModel, open);
  const fixed = fixedLength(tower, 'input_ids', 1);
  const length = fixed ?? (settings.isCausal ? null : settings.tokensMax);
  const most = fixedLength(tower, 'input_ids', 0) ?? TEXTS_PER_RUN;
  return (texts: readonly string[]) =>
    runInBatches(texts, most, (some) => tower.run(textFeeds(tower, tokenize(some, length), open)));
}
