import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { folderError, type ModelFiles } from './model-files.ts';
import { type OpenRuntime, openOnnxRuntime } from './onnx-runtime.ts';
import { openPictureTower } from './picture-tower.ts';
import { openTextTower } from './text-tower.ts';

/** A model that reads texts and pictures into one space; its vectors are of unit length. */
export interface ClipModel {
  /** Of what the files hold: the same model in another place is the same. */
  id: string;
  dimensions: number;
  runtime: OpenRuntime['kind'];
  embedTexts(texts: readonly string[]): Promise<Float32Array[]>;
  /** @throws BadPictureError */
  embedPictures(pictures: readonly Uint8Array[]): Promise<Float32Array[]>;
}

/** Changes where the same files would give other vectors. */
const READING = 1;
/** A single white pixel, as PNG. */
const ANY_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC',
  'base64',
);

async function hashFiles(files: ModelFiles): Promise<string> {
  const { textModel, visionModel, tokenizer, preprocessor } = files;
  const hash = createHash('sha256').update(`reading ${READING}`);
  for (const file of [textModel, visionModel, tokenizer, preprocessor]) {
    for await (const chunk of createReadStream(file)) hash.update(chunk);
  }
  return hash.digest('hex').slice(0, 24);
}

type Towers = Pick<ClipModel, 'embedTexts' | 'embedPictures'>;

/** Tries both: what cannot read is better known at the start than at the first search. */
async function measure({ embedTexts, embedPictures }: Towers): Promise<number> {
  const lengths = { text: 0, picture: 0 };
  try {
    lengths.text = (await embedTexts(['a dress']))[0]?.length ?? 0;
    lengths.picture = (await embedPictures([ANY_PICTURE]))[0]?.length ?? 0;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw folderError(`has a model that does not work: ${why}`, { cause });
  }
  if (lengths.text === lengths.picture) return lengths.text;
  const { text, picture } = lengths;
  throw folderError(
    `has two models that do not belong together: ${text} numbers for a text, ${picture} for a picture`,
  );
}

/**
 * Opens a model of texts and pictures (CLIP: Radford et al., "Learning transferable visual models
 * from natural language supervision", ICML 2021, and its kin).
 * @throws ConfigError when its files cannot be used.
 */
export async function openClipModel(files: ModelFiles): Promise<ClipModel> {
  const open = openOnnxRuntime();
  const towers = {
    embedTexts: await openTextTower(files, open),
    embedPictures: await openPictureTower(files, open),
  };
  const dimensions = await measure(towers);
  return { id: `onnx ${await hashFiles(files)}`, dimensions, runtime: open.kind, ...towers };
}
