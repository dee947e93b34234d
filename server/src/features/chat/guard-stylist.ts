import { ApiError } from '../../errors/api-error.ts';
import { isUnavailable } from '../../errors/is-unavailable.ts';

/** Where an error was thrown, without its message: that may repeat what the shopper said. */
function withoutWords(error: unknown): Error {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(typeof error);
  const told = new Error(`the stylist threw ${name}`);
  const places = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  told.stack = [`Error: ${told.message}`, ...places].join('\n');
  return told;
}

/**
 * Runs the stylist.
 * @throws ApiError `search_failed` for whatever it throws; its log line has no words of the
 * conversation.
 */
export async function guardStylist<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError || (error instanceof Error && isUnavailable(error))) throw error;
    throw new ApiError('search_failed', { cause: withoutWords(error) });
  }
}
