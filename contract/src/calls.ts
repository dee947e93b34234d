import type { z } from 'zod';
import * as account from './calls/account.ts';
import * as auth from './calls/auth.ts';
import type { Call } from './calls/call.ts';
import * as chat from './calls/chat.ts';
import * as health from './calls/health.ts';
import * as history from './calls/history.ts';
import * as identity from './calls/identity.ts';
import * as items from './calls/items.ts';
import * as location from './calls/location.ts';
import * as poses from './calls/poses.ts';
import { countFacets, search, suggestSearches } from './calls/search.ts';
import * as tryOn from './calls/try-on.ts';
import * as user from './calls/user.ts';
import * as wishlist from './calls/wishlist.ts';
import type { CallName } from './paths.ts';

/** Every call of the API by its name. */
export const CALLS = {
  search,
  suggestSearches,
  countFacets,
  ...items,
  ...wishlist,
  ...poses,
  ...history,
  ...chat,
  ...tryOn,
  ...auth,
  ...identity,
  ...account,
  ...location,
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

/** What a client sends after the question mark of a call's path. */
export type CallQuery<Name extends CallName> = Calls[Name] extends { query: z.ZodType }
  ? z.input<Calls[Name]['query']>
  : undefined;
