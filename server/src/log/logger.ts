import { type DestinationStream, type Logger, pino } from 'pino';
import { loggableFields } from './loggable.ts';

/** Structured logs, one JSON line each. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: loggableFields },
    // Errors are described already; the library's own serializer would take them apart again.
    serializers: { err: (note: unknown) => note },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What the parts of the server log with. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
