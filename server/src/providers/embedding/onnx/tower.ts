import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { InferenceSession, Tensor } from 'onnxruntime-web';
import { exists } from '../../../files/file-system.ts';
import { unusable } from './model-files.ts';
import type { OpenRuntime } from './onnx-runtime.ts';

/** One half of a model: what reads texts, or what reads pictures. */
export interface Tower {
  inputs: ReadonlyMap<string, TowerInput>;
  /** One vector of unit length a row. */
  run(feeds: Readonly<Record<string, Tensor>>): Promise<Float32Array[]>;
}

interface TowerInput {
  kind: Tensor.Type;
  /** A number for an axis of one length, a name for one of any. */
  shape: readonly (number | string)[];
}

/** What exports call the vector of a whole text or picture, the projected one first. */
const OUTPUTS = ['text_embeds', 'image_embeds', 'sentence_embedding', 'pooler_output'];
const ERRORS_ONLY = 3;

/** Weights above 2 GB lie in a file of their own beside the model. */
async function weightsBeside(file: string) {
  const path = `${file}_data`;
  return (await exists(path)) ? [{ path: basename(path), data: await readFile(path) }] : [];
}

async function openSession(file: string, { runtime, kind, threads }: OpenRuntime) {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    logSeverityLevel: ERRORS_ONLY,
  };
  if (kind === 'native') return runtime.InferenceSession.create(file, options);
  const externalData = await weightsBeside(file);
  return runtime.InferenceSession.create(await readFile(file), { ...options, externalData });
}

/** Some exports do not tell the shape: there the name must do. */
const isVectorPerInput = (value: InferenceSession.ValueMetadata): boolean =>
  value.isTensor &&
  (value.shape.length === 2 || (value.shape.length === 0 && OUTPUTS.includes(value.name)));

function findOutput({ outputMetadata }: InferenceSession): string {
  const possible = outputMetadata.filter(isVectorPerInput).map(({ name }) => name);
  const known = OUTPUTS.find((name) => possible.includes(name)) ?? possible[0];
  if (known !== undefined) return known;
  const names = outputMetadata.map(({ name }) => name).join(', ');
  throw new Error(`it gives ${names}, and none of them is one vector for each text or picture`);
}

function toRows({ data, dims }: Tensor): Float32Array[] {
  if (!(data instanceof Float32Array)) throw new Error('its vectors are not of 32-bit numbers');
  const [rows = 0, length = 0] = dims;
  return Array.from({ length: rows }, (_, row) => {
    const vector = data.slice(row * length, (row + 1) * length);
    const size = Math.hypot(...vector);
    if (!Number.isFinite(size) || size === 0) throw new Error('the model gave no usable numbers');
    return vector.map((value) => value / size);
  });
}

/**
 * Opens a model's file.
 * @throws ConfigError when it is no model, or one that gives no vectors.
 */
export async function openTower(file: string, runtime: OpenRuntime): Promise<Tower> {
  try {
    const session = await openSession(file, runtime);
    const output = findOutput(session);
    const inputs = session.inputMetadata.flatMap((input): [string, TowerInput][] =>
      input.isTensor ? [[input.name, { kind: input.type, shape: input.shape }]] : [],
    );
    return {
      inputs: new Map(inputs),
      async run(feeds) {
        const answer = await session.run(feeds, [output]);
        const vectors = answer[output];
        if (vectors === undefined) throw new Error(`the model left out ${output}`);
        return toRows(vectors);
      },
    };
  } catch (cause) {
    throw unusable(file, cause);
  }
}

/** The length of an axis where the model leaves no choice. */
export function fixedLength(tower: Tower, input: string, axis: number): number | null {
  const length = tower.inputs.get(input)?.shape[axis];
  return typeof length === 'number' && length > 0 ? length : null;
}
