import type { EmbeddingInput } from '@modiste/catalogue/embedding/embedder';
import type { ClipModel } from './clip-model.ts';
import type { ModelFiles } from './model-files.ts';

/** What the model's thread is started with. */
export interface ModelThreadData {
  files: ModelFiles;
}

/** A request to the model's thread. */
export interface ModelRequest {
  call: number;
  inputs: readonly EmbeddingInput[];
}

export type OpenedModel = Pick<ClipModel, 'id' | 'dimensions' | 'runtime'>;

/** A message of the model's thread. */
export type ModelMessage =
  | { is: 'open'; model: OpenedModel }
  /** The settings name a model that cannot be used. */
  | { is: 'refused'; message: string }
  | { is: 'answer'; call: number; vectors: Float32Array[] }
  | { is: 'failure'; call: number; message: string; isUnreadable: boolean };
