import { setTimeout as wait } from 'node:timers/promises';
import { APICallError, type LanguageModel, Output, streamText } from 'ai';
import type { z } from 'zod';

/** Before the one second try; a shopper who waits is better served by the built-in stylist soon. */
const RETRY_AFTER_MS = 250;
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

async function askOnce<Answer>(
  model: LanguageModel,
  { name, instructions, prompt, schema, onPartial }: Question<Answer>,
  abortSignal: AbortSignal,
): Promise<Answer> {
  const failures: unknown[] = [];
  const result = streamText({
    model,
    instructions,
    prompt,
    output: Output.object({ name, schema }),
    maxRetries: 0,
    maxOutputTokens: TOKENS_MAX,
    abortSignal,
    // What goes wrong on the way is otherwise printed, with all that was asked.
    onError: ({ error }) => {
      failures.push(error);
    },
  });
  try {
    for await (const partial of result.partialOutputStream) onPartial?.(partial);
    return await result.output;
  } catch (error) {
    throw failures[0] ?? error;
  }
}

/** Whether a failure may pass by itself, such as a 429, a 500 or a lost connection. */
const isPassing = (error: unknown): boolean => APICallError.isInstance(error) && error.isRetryable;

/**
 * Asks a model for an answer of a shape, and reads it while it is written. What fails before the
 * first word and may pass is tried once more.
 * @throws whatever the model or the way to it failed by.
 */
export async function askModel<Answer>(
  model: LanguageModel,
  question: Question<Answer>,
): Promise<Answer> {
  const { signal, timeoutMs } = question;
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  let hasBegun = false;
  const onPartial = (partial: unknown) => {
    hasBegun = true;
    question.onPartial?.(partial);
  };
  const ask = () => askOnce(model, { ...question, onPartial }, either);
  try {
    return await ask().catch(async (error: unknown) => {
      if (hasBegun || !isPassing(error)) throw error;
      await wait(RETRY_AFTER_MS, undefined, { signal: either });
      return ask();
    });
  } catch (error) {
    signal?.throwIfAborted();
    timeout.throwIfAborted();
    throw error;
  }
}
