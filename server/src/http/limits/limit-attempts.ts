import { createHmac } from 'node:crypto';
import {
  CONTACT_PER_HOUR_MAX,
  DOWNLOADS_PER_HOUR_MAX,
  EMAIL_CHARS_MAX,
} from '@modiste/contract/limits';
import type { CallName } from '@modiste/contract/paths';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { clientNetwork } from '../client-address.ts';
import { DeviceCookie } from '../cookies/device-cookie.ts';
import { type AttemptLimit, countAttempt } from './attempt-store.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;
/** A household shares one address of the network. */
const NETWORK_SHARE = 2;

/** Calls that send a mail count for an hour, so that strangers cannot fill a person's mailbox. */
const MAILING: readonly CallName[] = ['signUp', 'sendCode'];

interface Attempt {
  call: CallName;
  /** Whom it is about, such as an e-mail address. */
  subject?: string;
}

type Stores = Pick<Deps, 'config' | 'database' | 'deriveKey'>;

/** @throws ApiError `rate_limited`, or `service_unavailable` where nothing can be counted. */
async function enforceLimit(
  { database, deriveKey }: Stores,
  { name, ...limit }: Omit<AttemptLimit, 'key'> & { name: string },
): Promise<void> {
  const key = createHmac('sha256', deriveKey('attempt limits')).update(name).digest();
  const waitS = await countAttempt(database, { key, ...limit }).catch((cause: unknown) => {
    throw new ApiError('service_unavailable', { cause });
  });
  if (waitS > 0) throw new ApiError('rate_limited', { retryAfterS: waitS });
}

const plain = (subject: string) => subject.trim().toLowerCase().slice(0, EMAIL_CHARS_MAX);

/**
 * Limits how often a password or a code may be tried, in all processes together: by one network in
 * a minute, and for one e-mail address, from any number of networks, in a minute or (where it is
 * mailed to) an hour. A device on which the subject has signed in before counts for itself alone,
 * so that strangers who use up the attempts of unknown devices lock nobody out.
 * @returns What each attempt is announced to.
 */
export function limitAttempts(
  stores: Stores,
): (request: FastifyRequest, attempt: Attempt) => Promise<void> {
  const max = stores.config.access.signInsPerMinute;
  if (max === 0) return async () => undefined;
  const devices = new DeviceCookie(stores);
  return async (request, { call, subject }) => {
    const lengthS = MAILING.includes(call) ? HOUR_S : MINUTE_S;
    const device = devices.read(request, subject === undefined ? null : plain(subject));
    if (device !== null) {
      await enforceLimit(stores, { name: `${call} from device ${device}`, max, lengthS });
      return;
    }
    const network = `${call} from ${clientNetwork(request)}`;
    await enforceLimit(stores, { name: network, max: max * NETWORK_SHARE, lengthS: MINUTE_S });
    if (subject === undefined) return;
    await enforceLimit(stores, { name: `${call} for ${plain(subject)}`, max, lengthS });
  };
}

/** Limits how often one network writes to the team, in all processes together. */
export async function limitContacts(stores: Stores, request: FastifyRequest): Promise<void> {
  if (stores.config.access.signInsPerMinute === 0) return;
  const name = `contact from ${clientNetwork(request)}`;
  await enforceLimit(stores, { name, max: CONTACT_PER_HOUR_MAX, lengthS: HOUR_S });
}

/** Limits how often a person downloads everything that is held about them. */
export const limitDownloads = (stores: Stores, userId: string): Promise<void> =>
  enforceLimit(stores, {
    name: `downloadData for ${userId}`,
    max: DOWNLOADS_PER_HOUR_MAX,
    lengthS: HOUR_S,
  });

/** Limits how many messages a person sends to the stylist, in all processes together. */
export async function limitTurns(stores: Stores, userId: string): Promise<void> {
  const max = stores.config.chatTurnsPerMinute;
  if (max === 0) return;
  await enforceLimit(stores, { name: `chatTranslate for ${userId}`, max, lengthS: MINUTE_S });
}

/** Limits how many pictures a person has made in the fitting room, in all processes together. */
export async function limitTryOns(stores: Stores, userId: string): Promise<void> {
  const max = stores.config.tryOnsPerMinute;
  if (max === 0) return;
  await enforceLimit(stores, { name: `tryOn for ${userId}`, max, lengthS: MINUTE_S });
}
