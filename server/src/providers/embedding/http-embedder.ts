import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Embedder, EmbeddingInput } from '@modiste/catalogue/embedding/embedder';
import { embedMany } from 'ai';
import type { EmbeddingEndpoint } from '../../config/config.ts';

/** A shopper who would wait longer is better served without the model. */
const ANSWER_MAX_MS = 2_000;
/** A rebuild sends many texts at a time, and no shopper waits for it. */
const BATCH_ANSWER_MAX_MS = 60_000;

function textOf(input: EmbeddingInput, { model }: EmbeddingEndpoint): string {
  if ('text' in input) return input.text;
  throw new Error(`${model} reads texts only`);
}

function checked(vector: readonly number[], { model, dimensions }: EmbeddingEndpoint) {
  if (vector.length === dimensions) return Float32Array.from(vector);
  throw new Error(
    `${model} gave ${vector.length} numbers where EMBEDDING_DIMENSIONS says ${dimensions}`,
  );
}

/** Any model behind an endpoint that speaks the OpenAI embeddings protocol; it reads texts only. */
export function createHttpEmbedder(settings: EmbeddingEndpoint): Embedder {
  const { url, model, apiKey, dimensions, shortens } = settings;
  const provider = createOpenAICompatible({
    name: 'embedding',
    baseURL: url.href.replace(/\/$/, ''),
    ...(apiKey !== null && { apiKey }),
  });
  return {
    id: `${url.host} ${model}`,
    dimensions,
    readsPictures: false,
    async embed(inputs) {
      const isAlone = inputs.length === 1;
      const { embeddings } = await embedMany({
        model: provider.embeddingModel(model),
        values: inputs.map((input) => textOf(input, settings)),
        maxRetries: isAlone ? 0 : 2,
        maxParallelCalls: 2,
        abortSignal: AbortSignal.timeout(isAlone ? ANSWER_MAX_MS : BATCH_ANSWER_MAX_MS),
        providerOptions: { embedding: shortens ? { dimensions } : {} },
      });
      return embeddings.map((vector) => checked(vector, settings));
    },
    close: async () => undefined,
  };
}
