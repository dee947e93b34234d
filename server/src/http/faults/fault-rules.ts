import { Buffer } from 'node:buffer';
import { ERROR_CODES, isErrorCode } from '@modiste/contract/errors';
import type { FaultRule } from '@modiste/contract/faults';
import { z } from 'zod';
import { ApiError } from '../../errors/api-error.ts';

const DELAY_MAX_MS = 120_000;
const RULES_MAX = 50;
const count = z.int().min(0).max(1_000_000);

const ruleSchema = z.strictObject({
  id: z.string().min(1).max(64),
  method: z.enum(['GET', 'POST', 'DELETE']),
  path: z.string().startsWith('/').max(200),
  delay_ms: z.int().min(0).max(DELAY_MAX_MS).optional(),
  fail: z
    .string()
    .refine(isErrorCode, `must be one of ${ERROR_CODES.join(', ')}`)
    .optional(),
  retry_after_s: count.optional(),
  drop: z.enum(['request', 'answer']).optional(),
  after: count.optional(),
  times: count.optional(),
}) satisfies z.ZodType<FaultRule>;

const rulesSchema = z.array(ruleSchema).max(RULES_MAX);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the rules of a cookie.
 * @throws ApiError that says what is wrong: a test must not pass because its faults were misspelled.
 */
export function readFaultRules(cookie: string): FaultRule[] {
  const parsed = rulesSchema.safeParse(
    parseJson(Buffer.from(cookie, 'base64url').toString('utf8')),
  );
  if (parsed.success) return parsed.data;
  throw new ApiError('invalid_request', { detail: z.prettifyError(parsed.error) });
}

/** Whether a rule is about an address, which comes without its query. */
export function isAbout({ method, path }: FaultRule, asked: { method: string; path: string }) {
  if (method !== asked.method) return false;
  const isOpen = path.endsWith('*');
  const wanted = (isOpen ? path.slice(0, -1) : path).split('/');
  const parts = asked.path.split('/');
  if (isOpen ? parts.length < wanted.length : parts.length !== wanted.length) return false;
  return wanted.every((part, at) => {
    const given = parts[at] ?? '';
    if (part.startsWith(':')) return given !== '';
    return isOpen && at === wanted.length - 1 ? given.startsWith(part) : given === part;
  });
}
