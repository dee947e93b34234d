/** What an embedding model reads. */
export type EmbeddingInput = { text: string } | { picture: Uint8Array };

/** A picture that a model cannot read; others beside it may be read. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

/** A model that turns texts, and perhaps pictures, into vectors of one space. */
export interface Embedder {
  /** Names the model and its settings; vectors of two ids are never compared. */
  id: string;
  dimensions: number;
  /** Whether it takes pictures into the same space as texts. */
  readsPictures: boolean;
  /**
   * One vector an input, in their order.
   * @throws UnreadablePictureError when one of them cannot be read.
   * @throws Error when the model does not answer.
   */
  embed(inputs: readonly EmbeddingInput[]): Promise<Float32Array[]>;
  /** Gives back what the model holds; it is not asked again. */
  close(): Promise<void>;
}
