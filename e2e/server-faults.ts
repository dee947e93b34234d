import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { ERROR_CODES, ERRORS, type ErrorCode } from '@modiste/contract/errors';
import { FAULTS_COOKIE, type FaultRule } from '@modiste/contract/faults';
import { type CallName, PATHS } from '@modiste/contract/paths';
import type { BrowserContext, Page } from '@playwright/test';

/** A call by its name, or any other address: ":id" is any part of it, "*" at its end whatever follows. */
type Place = CallName | Pick<FaultRule, 'method' | 'path'>;

/** Which requests are met: those after the first so many, and only so many of them. */
type Span = Pick<FaultRule, 'after' | 'times'>;

interface Failure extends Span {
  /** One that the contract has: its general error is answered. */
  status?: number;
  /** A certain error in place of a status. */
  code?: ErrorCode;
  retryAfterS?: number;
}

/** What a status means where no call says more. */
const GENERAL = new Map<number, ErrorCode>([
  [400, 'invalid_request'],
  [404, 'not_found'],
  [409, 'wishlist_full'],
  [415, 'unsupported_media_type'],
  [500, 'internal'],
  [503, 'not_ready'],
]);

function codeOf({ status = 500, code }: Failure): ErrorCode {
  const found =
    code ?? GENERAL.get(status) ?? ERROR_CODES.find((one) => ERRORS[one].status === status);
  if (found === undefined) throw new Error(`No error of the contract has the status ${status}.`);
  return found;
}

const contextOf = (where: Page | BrowserContext) => ('context' in where ? where.context() : where);
const addressOf = (place: Place) => {
  const { method, path } = typeof place === 'string' ? PATHS[place] : place;
  return { method, path };
};

async function readRules(context: BrowserContext): Promise<FaultRule[]> {
  const cookie = (await context.cookies()).find(({ name }) => name === FAULTS_COOKIE);
  const rules: FaultRule[] = cookie
    ? JSON.parse(Buffer.from(cookie.value, 'base64url').toString('utf8'))
    : [];
  return rules;
}

async function writeRules(context: BrowserContext, rules: readonly FaultRule[]): Promise<void> {
  if (rules.length === 0) return context.clearCookies({ name: FAULTS_COOKIE });
  const value = Buffer.from(JSON.stringify(rules)).toString('base64url');
  // The server of the journeys has no other name.
  const at = { domain: '127.0.0.1', path: '/', httpOnly: true };
  return context.addCookies([{ ...at, name: FAULTS_COOKIE, value }]);
}

type Fault = Omit<FaultRule, 'id' | 'method' | 'path'>;

async function addFault(where: Page | BrowserContext, place: Place, fault: Fault): Promise<void> {
  const context = contextOf(where);
  const rule = { id: randomUUID().slice(0, 8), ...addressOf(place), ...fault };
  await writeRules(context, [...(await readRules(context)), rule]);
}

/** Lets a call of this browser fail as it would: with a 500 unless something else is asked for. */
export const failCall = (
  where: Page | BrowserContext,
  place: Place,
  failure: Failure = {},
): Promise<void> => {
  const { after, times, retryAfterS: retry_after_s } = failure;
  return addFault(where, place, { fail: codeOf(failure), retry_after_s, after, times });
};

/** Lets a call of this browser wait so many milliseconds before it is answered. */
export const slowCall = (
  where: Page | BrowserContext,
  place: Place,
  given: number | (Span & { ms: number }),
): Promise<void> => {
  const { ms: delay_ms, ...span } = typeof given === 'number' ? { ms: given } : given;
  return addFault(where, place, { delay_ms, ...span });
};

/** Ends the faults of one call, or all of them. */
export async function mend(where: Page | BrowserContext, place?: Place): Promise<void> {
  const context = contextOf(where);
  if (place === undefined) return writeRules(context, []);
  const { method, path } = addressOf(place);
  const isMended = (rule: FaultRule) => rule.method === method && rule.path === path;
  return writeRules(
    context,
    (await readRules(context)).filter((rule) => !isMended(rule)),
  );
}
