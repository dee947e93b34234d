import type { ErrorCode } from './errors.ts';

/** The cookie by which a test asks for faults: a JSON list of rules, in base64url. */
export const FAULTS_COOKIE = 'modiste-faults';

/** What a server that was started with MODISTE_FAULTS does to the requests that ask for it. */
export interface FaultRule {
  /** Requests are counted by it: a rule that is asked for under another id starts over. */
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** As in the contract: ":name" stands for any part, and "*" at the end for whatever follows. */
  path: string;
  /** Wait so long before anything else is done. */
  delay_ms?: number;
  /** Fail so, with nothing done. */
  fail?: ErrorCode;
  /** When to try again, in the answer to a failure. */
  retry_after_s?: number;
  /** Break the connection: before anything is done, or when all is done, in place of the answer. */
  drop?: 'request' | 'answer';
  /** Let so many requests pass first. */
  after?: number;
  /** Stop failing after so many. */
  times?: number;
}
