import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SESSION_DAYS_MAX } from '@modiste/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { clientTypeOf, type Exchange, isSecure } from './refresh-token-transport.ts';

const NAME = 'modiste_device_';
const PATH = '/api';
const LIFE_S = SESSION_DAYS_MAX * 86_400;
const ID_BYTES = 16;
/** Enough to tell the accounts of one device apart, and nothing that an address can be read from. */
const TAG_CHARS = 16;
/** `<id>.<seconds of the epoch>.<signature>`, all that a server of ours makes. */
const VALUE = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/;

type DeviceCookieDeps = Pick<Deps, 'config' | 'deriveKey'>;

/**
 * Marks a device on which an account was signed in to, so that its attempts are counted apart from
 * those of strangers (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). It is signed,
 * belongs to one account, grants no access by itself and outlives the session.
 */
export class DeviceCookie {
  readonly #config: DeviceCookieDeps['config'];
  readonly #key: Uint8Array;

  constructor({ config, deriveKey }: DeviceCookieDeps) {
    this.#config = config;
    this.#key = deriveKey('known devices');
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest();
  }

  #tagOf(email: string): string {
    return this.#sign(`account ${email}`).toString('hex').slice(0, TAG_CHARS);
  }

  #settingsFor(request: FastifyRequest) {
    const secure = isSecure(request, this.#config);
    const options = { httpOnly: true, sameSite: 'strict', path: PATH, secure } as const;
    return { prefix: secure ? `__Secure-${NAME}` : NAME, options };
  }

  /** The id of the device that a cookie says, where it is ours and not too old. */
  #idIn(tag: string, value: string | undefined): string | null {
    const [, id = '', issuedS = '', signature = ''] = VALUE.exec(value ?? '') ?? [];
    if (id === '') return null;
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(`device ${tag} ${id} ${issuedS}`);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    const ageS = Date.now() / 1000 - Number(issuedS);
    return isOurs && ageS < LIFE_S ? id : null;
  }

  /**
   * The device that asks, where an account was signed in to on it.
   * @param email In lower case; null for any account.
   */
  read(request: FastifyRequest, email: string | null): string | null {
    const { prefix } = this.#settingsFor(request);
    if (email !== null) {
      const tag = this.#tagOf(email);
      return this.#idIn(tag, request.cookies[prefix + tag]);
    }
    for (const [name, value] of Object.entries(request.cookies)) {
      const id = name.startsWith(prefix) ? this.#idIn(name.slice(prefix.length), value) : null;
      if (id !== null) return id;
    }
    return null;
  }

  /** To be called when a person has proved that an account is theirs. */
  remember({ request, reply }: Exchange, email: string): void {
    if (clientTypeOf(request) === 'mobile') return;
    const { prefix, options } = this.#settingsFor(request);
    const tag = this.#tagOf(email);
    const id = this.read(request, email) ?? randomBytes(ID_BYTES).toString('base64url');
    const issuedS = Math.floor(Date.now() / 1000);
    const signature = this.#sign(`device ${tag} ${id} ${issuedS}`).toString('base64url');
    const value = `${id}.${issuedS}.${signature}`;
    reply.setCookie(prefix + tag, value, { ...options, maxAge: LIFE_S });
  }

  forget({ request, reply }: Exchange, email: string): void {
    const { prefix, options } = this.#settingsFor(request);
    reply.clearCookie(prefix + this.#tagOf(email), options);
  }
}
