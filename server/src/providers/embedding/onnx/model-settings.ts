import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { PixelFit } from '../../../images/fit-pixels.ts';
import { type ModelFiles, unusable } from './model-files.ts';

/** How pictures become numbers: the size, then (value × rescale − mean) / deviation by channel. */
export interface PictureSettings {
  fit: PixelFit;
  rescale: number;
  mean: readonly number[];
  deviation: readonly number[];
}

export interface TextSettings {
  /** As `tokenizer.json` and `tokenizer_config.json` say it. */
  tokenizer: object;
  tokenizerConfig: object;
  /** A text is cut to so many tokens. */
  tokensMax: number;
  /** The token that fills a text up; null: the tokenizer's own. */
  padToken: string | null;
  /** Whether what stands after a text changes nothing, so that it need not be filled up. */
  isCausal: boolean;
}

const CLIP_TOKENS_MAX = 77;
/** Above this a length is a word for "any": some tokenizers say 10^30. */
const PLAUSIBLE_TOKENS_MAX = 4_096;

const side = z.number().int().min(1).max(4_096);
const sides = z.object({ height: side, width: side });
const square = side.transform((length) => ({ height: length, width: length }));
const channels = z.array(z.number()).length(3);

/** Pillow's numbers of its filters. */
const KERNELS = { 0: 'nearest', 1: 'lanczos3', 2: 'linear', 3: 'cubic' } as const;

const preprocessorSchema = z.object({
  do_resize: z.literal(true).default(true),
  size: z.union([
    sides,
    z.object({ shortest_edge: side }).transform((size) => ({ shortestEdge: size.shortest_edge })),
    side.transform((shortestEdge) => ({ shortestEdge })),
  ]),
  resample: z.literal([0, 1, 2, 3]).default(3),
  do_center_crop: z.boolean().optional(),
  crop_size: sides.or(square).nullish(),
  do_rescale: z.boolean().default(true),
  rescale_factor: z.number().default(1 / 255),
  do_normalize: z.boolean().default(true),
  image_mean: channels.default([0, 0, 0]),
  image_std: channels.default([1, 1, 1]),
});

const tokenSchema = z.union([
  z.string(),
  z.object({ content: z.string() }).transform(({ content }) => content),
]);
const tokenizerConfigSchema = z.looseObject({
  model_max_length: z.number().optional(),
  pad_token: tokenSchema.nullish(),
});

const configSchema = z.looseObject({
  model_type: z.string().optional(),
  text_config: z.looseObject({ max_position_embeddings: z.number().optional() }).optional(),
});

type Preprocessor = z.output<typeof preprocessorSchema>;

const cropOf = ({ do_center_crop, crop_size }: Preprocessor) =>
  (do_center_crop ?? true) ? (crop_size ?? null) : null;

/** A model takes pictures of one size, whatever their proportions are. */
function hasOneSize(given: Preprocessor): boolean {
  const { size } = given;
  const crop = cropOf(given);
  if (!('shortestEdge' in size)) return crop === null || fits(crop, size.width, size.height);
  return crop !== null && fits(crop, size.shortestEdge, size.shortestEdge);
}

const fits = (crop: { width: number; height: number }, width: number, height: number) =>
  crop.width <= width && crop.height <= height;

async function readJson<Schema extends z.ZodType>(
  path: string | null,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const parsed = schema.safeParse(path === null ? {} : JSON.parse(await readFile(path, 'utf8')));
    if (parsed.success) return parsed.data;
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(lines.join('; '));
  } catch (cause) {
    throw unusable(path ?? '', cause);
  }
}

/** @throws ConfigError */
export async function readPictureSettings(files: ModelFiles): Promise<PictureSettings> {
  const given = await readJson(
    files.preprocessor,
    preprocessorSchema.refine(hasOneSize, 'crop_size: must be given and not exceed size'),
  );
  return {
    fit: { resize: given.size, kernel: KERNELS[given.resample], crop: cropOf(given) },
    rescale: given.do_rescale ? given.rescale_factor : 1,
    mean: given.do_normalize ? given.image_mean : [0, 0, 0],
    deviation: given.do_normalize ? given.image_std : [1, 1, 1],
  };
}

/** @throws ConfigError */
export async function readTextSettings(files: ModelFiles): Promise<TextSettings> {
  const tokenizer = await readJson(files.tokenizer, z.looseObject({ model: z.looseObject({}) }));
  const tokenizerConfig = await readJson(files.tokenizerConfig, tokenizerConfigSchema);
  const config = await readJson(files.config, configSchema);
  const lengths = [tokenizerConfig.model_max_length, config.text_config?.max_position_embeddings];
  const told = lengths.find((length) => length !== undefined && length <= PLAUSIBLE_TOKENS_MAX);
  return {
    tokenizer,
    tokenizerConfig,
    tokensMax: told ?? CLIP_TOKENS_MAX,
    padToken: tokenizerConfig.pad_token ?? null,
    // CLIP's text tower looks back only (Radford et al., 2021, section 2.4).
    isCausal: config.model_type === 'clip',
  };
}
