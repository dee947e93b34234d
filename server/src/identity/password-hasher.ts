import { randomBytes } from 'node:crypto';
import { normalizePassword } from '@modiste/contract/password-form';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** KiB of memory, passes and lanes. */
interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** argon2id with 46 MiB, one pass and one lane: OWASP, Password Storage Cheat Sheet. */
const DEFAULT_COST: HashCost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
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
function emptyHash({ memoryCost, timeCost, parallelism }: HashCost): string {
  const cost = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  const [salt, output] = [randomBytes(SALT_BYTES), randomBytes(OUTPUT_BYTES)].map(base64);
  return `$argon2id$v=19$${cost}$${salt}$${output}`;
}

/** @param cost Cheaper in tests only. */
export function createPasswordHasher(cost = DEFAULT_COST): PasswordHasher {
  const limit = pLimit(HASHES_AT_ONCE);
  const hashOfNobody = emptyHash(cost);
  return {
    hash: (password) => limit(() => hash(normalizePassword(password), cost)),
    verify: (password, known) =>
      limit(() => verify(known ?? hashOfNobody, normalizePassword(password))),
    isOutdated: (known) => {
      const { memoryCost, timeCost, parallelism } = parseOptions(known);
      return (
        memoryCost !== cost.memoryCost ||
        timeCost !== cost.timeCost ||
        parallelism !== cost.parallelism
      );
    },
  };
}
