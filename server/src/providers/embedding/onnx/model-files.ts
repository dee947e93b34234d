import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../../../config/config.ts';
import { exists } from '../../../files/file-system.ts';

/** The files of a model of texts and pictures; absolute. */
export interface ModelFiles {
  textModel: string;
  visionModel: string;
  tokenizer: string;
  preprocessor: string;
  /** What some exports lack. */
  tokenizerConfig: string | null;
  config: string | null;
}

/** The whole model is the best; the smaller ones follow by what they leave. */
const VARIANTS = ['', '_fp16', '_quantized', '_int8', '_uint8', '_q4', '_q4f16', '_bnb4'];

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}

/** The best of a tower's variants in `onnx/` or in the folder itself. */
async function findTower(folder: string, tower: string): Promise<string | null> {
  const form = new RegExp(`^${tower}(_[a-z0-9]+)?\\.onnx$`);
  const place = (name: string) => {
    const at = VARIANTS.indexOf(form.exec(name)?.[1] ?? '');
    return at < 0 ? VARIANTS.length : at;
  };
  for (const inside of [join(folder, 'onnx'), folder]) {
    const found = (await namesIn(inside)).filter((name) => form.test(name));
    const [best] = found.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
    if (best !== undefined) return join(inside, best);
  }
  return null;
}

async function findFile(folder: string, name: string): Promise<string | null> {
  const path = join(folder, name);
  return (await exists(path)) ? path : null;
}

export const folderError = (what: string, options?: ErrorOptions): ConfigError =>
  new ConfigError(`The settings are not valid:\n  EMBEDDING_FOLDER ${what}`, options);

/**
 * Finds a model's files, as exports for transformers.js lay them out: `tokenizer.json` and
 * `preprocessor_config.json`, and in `onnx/` one model for texts and one for pictures.
 * @throws ConfigError naming what is missing.
 */
export async function findModelFiles(folder: string): Promise<ModelFiles> {
  if (!(await exists(folder))) throw folderError(`names ${folder}, which is not there`);
  const [textModel, visionModel, tokenizer, preprocessor] = await Promise.all([
    findTower(folder, 'text_model'),
    findTower(folder, 'vision_model'),
    findFile(folder, 'tokenizer.json'),
    findFile(folder, 'preprocessor_config.json'),
  ]);
  if (!textModel || !visionModel || !tokenizer || !preprocessor) {
    const missing = [
      ...(tokenizer ? [] : ['tokenizer.json']),
      ...(preprocessor ? [] : ['preprocessor_config.json']),
      ...(textModel ? [] : ['onnx/text_model.onnx']),
      ...(visionModel ? [] : ['onnx/vision_model.onnx']),
    ];
    throw folderError(`names ${folder}, which lacks ${missing.join(', ')}`);
  }
  return {
    textModel,
    visionModel,
    tokenizer,
    preprocessor,
    tokenizerConfig: await findFile(folder, 'tokenizer_config.json'),
    config: await findFile(folder, 'config.json'),
  };
}

/** Says which file cannot be used, and why. */
export function unusable(file: string, cause: unknown): ConfigError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return folderError(`has a file that cannot be used, ${file}: ${why}`, { cause });
}
