import { type LanguageModel, Output, streamText } from 'ai';
import type { z } from 'zod';

/** A second try for what passes by itself, such as a 429 or a 500; more would outlast a shopper. */
const RETRIES = 1;
/** Room for what some models think before they answer; the answers themselves are short. */
const TOKENS_MAX = 4_000;

interface Question<Answer> {
  /** The name of the answer's shape, for providers that want one. */
  name: string;
  instructions: string;
  prompt: string;
  schema: z.ZodType<Answer>;
  timeoutMs: number;
  signal?: AbortSignal;
  /** Hears the answer as far as it is written, again and again; its shape is not yet checked. */
  onPartial?: (partial: unknown) => void;
}

/**
 * Asks a model for an answer of a shape, and reads it while it is written.
 * @throws whatever the model or the way to it failed by; see `failureCause`.
 */
export async function askModel<Answer>(
  model: LanguageModel,
  { name, instructions, prompt, schema, timeoutMs, signal, onPartial }: Question<Answer>,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const failures: unknown[] = [];
  const result = streamText({
    model,
    instructions,
    prompt,
    output: Output.object({ name, schema }),
    maxRetries: RETRIES,
    maxOutputTokens: TOKENS_MAX,
    abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    // What goes wrong on the way is otherwise printed, with all that was asked.
    onError: ({ error }) => {
      failures.push(error);
    },
  });
  try {
    for await (const partial of result.partialOutputStream) onPartial?.(partial);
    return await result.output;
  } catch (error) {
    signal?.throwIfAborted();
    timeout.throwIfAborted();
    throw failures[0] ?? error;
  }
}
