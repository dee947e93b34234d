import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clipTokenizer } from './clip-tokenizer.ts';
import { madeTextTower, madeVisionTower } from './made-towers.ts';

/** As CLIP's own `preprocessor_config.json`, in small. */
const PREPROCESSOR = {
  image_processor_type: 'CLIPImageProcessor',
  do_resize: true,
  size: { shortest_edge: 32 },
  resample: 3,
  do_center_crop: true,
  crop_size: { height: 32, width: 32 },
  do_rescale: true,
  rescale_factor: 1 / 255,
  do_normalize: true,
  image_mean: [0.48145466, 0.4578275, 0.40821073],
  image_std: [0.26862954, 0.26130258, 0.27577711],
};

type Files = Readonly<Record<string, object | Uint8Array | null>>;

/** The files of a small model of words and pictures that know colors. */
const madeFiles = (): Files => ({
  'config.json': { model_type: 'clip', text_config: { max_position_embeddings: 77 } },
  'preprocessor_config.json': PREPROCESSOR,
  'tokenizer.json': clipTokenizer(),
  'tokenizer_config.json': { model_max_length: 77, pad_token: '<|endoftext|>' },
  'onnx/text_model.onnx': madeTextTower(),
  'onnx/vision_model.onnx': madeVisionTower(),
});

/** A folder as Hugging Face's exports lay it out, with some files in place of others, or none. */
export async function makeClipFolder(
  changed: Files = {},
): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'modiste-clip-'));
  for (const [name, content] of Object.entries({ ...madeFiles(), ...changed })) {
    if (content === null) continue;
    const place = join(path, name);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content instanceof Uint8Array ? content : JSON.stringify(content));
  }
  return { path, remove: () => rm(path, { recursive: true }) };
}
