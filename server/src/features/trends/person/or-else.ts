import type { Log } from '../../../log/logger.ts';

interface Part<Answer> {
  /** For the log. */
  what: string;
  none: Answer;
}

/** A page without one of its parts is better than none; why the part failed stands in the log. */
export async function orElse<Answer>(
  { log }: { log: Log },
  { what, none }: Part<Answer>,
  read: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    log.warn({ err: error, what }, 'a part of home could not be read');
    return none;
  }
}
