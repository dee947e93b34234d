import type { z } from 'zod';
import type { CallName } from '../paths.ts';
import * as account from './account.ts';
import * as auth from './auth.ts';
import type { Call } from './call.ts';
import * as chat from './chat.ts';
import { sendCareer, sendContact } from './contacts.ts';
import * as history from './history.ts';
import * as home from './home.ts';
import * as identity from './identity.ts';
import * as items from './items.ts';
import { reverseLocation, suggestLocations } from './location.ts';
import * as memory from './memory.ts';
import * as monitoring from './monitoring.ts';
import * as poses from './poses.ts';
import { countFacets, search, suggestSearches } from './search.ts';
import { mannequinImage, mannequins, tryOn, tryOnImage } from './try-on.ts';
import * as user from './user.ts';
import * as wishlist from './wishlist.ts';

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
  ...memory,
  ...home,
  tryOn,
  tryOnImage,
  mannequins,
  mannequinImage,
  ...auth,
  ...identity,
  ...account,
  suggestLocations,
  reverseLocation,
  ...user,
  sendContact,
  sendCareer,
  ...monitoring,
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

/** The calls whose answer may be streamed. */
export type StreamingCallName = {
  [Name in CallName]: Calls[Name] extends { streams: true } ? Name : never;
}[CallName];

/** What a client sends after the question mark of a call's path. */
export type CallQuery<Name extends CallName> = Calls[Name] extends { query: z.ZodType }
  ? z.input<Calls[Name]['query']>
  : undefined;
