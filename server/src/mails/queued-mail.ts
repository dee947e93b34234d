import { z } from 'zod';
import type { Database } from '../db/open-database.ts';
import type { Mail } from '../providers/mail/mail-sender.ts';

export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  unsubscribe: z.string().optional(),
});

/** A mail to send now, and what to record once it was sent. */
export interface ComposedMail {
  mail: Mail;
  onSent?: (transaction: Database) => Promise<void>;
}

/** Composes a mail of a kind just before it is sent; null where it is no longer wanted. */
export type Compose = (payload: unknown) => Promise<ComposedMail | null>;

/** A mail that is composed just before it is sent. */
export interface DeferredMail {
  /** One mail, one id, however often it is queued. */
  id: string;
  kind: string;
  payload: object;
  lifeS: number;
}

const FIRST_S = 10;
const LONGEST_S = 600;
/** Jitter, so that a mail server that recovers is not overloaded. */
const SPREAD = 0.2;

/** How long a mail waits after so many attempts: twice as long each time, ten minutes at most. */
export function retryDelayS(attempts: number, random = Math.random()): number {
  const delayS = Math.min(LONGEST_S, FIRST_S * 2 ** Math.min(attempts - 1, 10));
  return Math.round(delayS * (1 - SPREAD + 2 * SPREAD * random));
}
