import { EMAIL_CHARS_MAX } from '@modiste/contract/limits';
import type { CallName } from '@modiste/contract/paths';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import { ApiError } from './api-error.ts';
import { AttemptWindow } from './attempt-window.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KEYS_MAX = 50_000;
/** A household shares one address of the network. */
const NETWORK_SHARE = 2;
/** A provider gives one household a whole IPv6 network of this length. */
const HOUSEHOLD_IPV6_BITS = 64;

/** What may send a mail counts for an hour: nobody's mailbox is to be filled by others. */
const MAILING: readonly CallName[] = ['signUp', 'sendCode'];

interface Attempt {
  call: CallName;
  /** Whom it is about, such as an e-mail address. */
  subject?: string;
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known.kind() === 'ipv4') return known.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(
    `${known.toString()}/${HOUSEHOLD_IPV6_BITS}`,
  ).toString();
}

function countIn(window: AttemptWindow, key: string): void {
  const waitMs = window.attempt(key, Date.now());
  if (waitMs > 0) throw new ApiError('rate_limited', { retryAfterS: Math.ceil(waitMs / 1000) });
}

/**
 * Limits how often a password or a code may be tried: by one network in a minute, and for one
 * e-mail address, from any number of networks, in a minute or (where it is mailed to) an hour.
 * @returns What each attempt is announced to. @throws ApiError `rate_limited`
 */
export function limitAttempts(config: Config): (request: FastifyRequest, attempt: Attempt) => void {
  const max = config.access.signInsPerMinute;
  if (max === 0) return () => undefined;
  const minute = { lengthMs: MINUTE_MS, keysMax: KEYS_MAX };
  const networks = new AttemptWindow({ ...minute, max: max * NETWORK_SHARE });
  const subjects = new AttemptWindow({ ...minute, max });
  const mailed = new AttemptWindow({ lengthMs: HOUR_MS, keysMax: KEYS_MAX, max });
  return (request, { call, subject }) => {
    countIn(networks, `${call} ${networkOf(request.ip)}`);
    if (subject === undefined) return;
    const key = `${call} ${subject.trim().toLowerCase().slice(0, EMAIL_CHARS_MAX)}`;
    countIn(MAILING.includes(call) ? mailed : subjects, key);
  };
}
