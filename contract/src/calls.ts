import type { z } from 'zod';
import * as auth from './calls/auth.ts';
import type { Call } from './calls/call.ts';
import * as chat from './calls/chat.ts';
import * as health from './calls/health.ts';
import * as history from './calls/history.ts';
import * as items from './calls/items.ts';
import * as poses from './calls/poses.ts';
import { search } from './calls/search.ts';
import * as tryOn from './calls/try-on.ts';
import * as user from './calls/user.ts';
import * as wishlist from './calls/wishlist.ts';
import type { CallName } from './paths.ts';

/** Every call of the API by its name. */
export const CALLS = {
  search,
  ...items,
  ...wishlist,
  ...poses,
  ...history,
  ...chat,
  ...tryOn,
  ...auth,
  ...user,
  ...health,
} as const satisfies Record<CallName, Call>;

type Calls = typeof CALLS;

/** What a client sends as the body of a call. */
export type CallBody<Name extends CallName> = Calls[Name] extends { body: z.ZodType }
  ? z.input<Calls[Name]['body']>
  : undefined;

/** What a call answers. */
export type CallAnswer<Name extends CallName> = Calls[Name] extends { answer: z.ZodType }
  ? z.output<Calls[Name]['answer']>
  : undefined;
