import { randomBytes } from 'node:crypto';
import { normalizePassword } from '@modiste/contract/password-form';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id with 46 MiB, one pass and one lane: OWASP, Password Storage Cheat Sheet. */
const COST = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
const SALT_BYTES = 16;
const OUTPUT_BYTES = 32;
/** Each takes its memory and a core for some 50 ms; more at once would only starve the shop. */
const HASHES_AT_ONCE = 2;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Costs the same for an account that does not exist (null), which no password opens. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether a hash was made at another cost than today's. */
  isOutdated(hash: string): boolean;
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** A hash that no password has, to compare with where there is no account. */
function emptyHash(): string {
  const { memoryCost, timeCost, parallelism } = COST;
  const cost = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  const [salt, output] = [randomBytes(SALT_BYTES), randomBytes(OUTPUT_BYTES)].map(base64);
  return `$argon2id$v=19$${cost}$${salt}$${output}`;
}

export function createPasswordHasher(): PasswordHasher {
  const limit = pLimit(HASHES_AT_ONCE);
  const nobodys = emptyHash();
  return {
    hash: (password) => limit(() => hash(normalizePassword(password), COST)),
    verify: (password, known) => limit(() => verify(known ?? nobodys, normalizePassword(password))),
    isOutdated: (known) => {
      const { memoryCost, timeCost, parallelism } = parseOptions(known);
      return (
        memoryCost !== COST.memoryCost ||
        timeCost !== COST.timeCost ||
        parallelism !== COST.parallelism
      );
    },
  };
}
