import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/** One call of the API as both sides agree on it. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  summary: string;
  tag: string;
  /** Whether a bearer token is required, used when present, or not looked at. */
  access: 'member' | 'optional' | 'anyone';
  params?: z.ZodType;
  /** The parameters after the question mark; each is text on the wire. */
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Set when the body travels as multipart/form-data: part name -> what it holds. */
  multipart?: Readonly<Record<string, string>>;
  /** Absent when the answer is not JSON. */
  answer?: z.ZodType;
  /** Set where the answer is streamed to clients that accept it (`contract/src/streaming.ts`). */
  streams?: true;
  /** The media types of an answer that is not JSON. */
  media?: readonly string[];
  errors: readonly ErrorCode[];
}

/** Declares a call: its place from the path table and the rest beside it, types kept exact. */
export function call<
  const Place extends Pick<Call, 'method' | 'path'>,
  const Rest extends Omit<Call, 'method' | 'path'>,
>(place: Place, rest: Rest): Place & Rest {
  return { ...place, ...rest };
}

/** What most writing calls answer. */
export const doneSchema = z.object({ ok: z.literal(true) }).meta({ id: 'Done' });
export const idParamsSchema = z.object({ id: z.string().min(1).max(200) });
