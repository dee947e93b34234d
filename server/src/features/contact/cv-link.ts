import { APPLICATION_KEPT_DAYS } from '@modiste/contract/limits';
import { fillPath, PAGES } from '@modiste/contract/paths';
import { z } from 'zod';
import type { DeriveKey } from '../../secrets/app-secret.ts';
import { seal, unseal } from '../../secrets/seal.ts';

const CONTEXT = 'cv link';
const DAY_MS = 86_400_000;
const tokenSchema = z.object({ id: z.uuid(), endsAt: z.number() });

const sealing = (deriveKey: DeriveKey) => ({ key: deriveKey('cv links'), context: CONTEXT });

/** The path to a CV, which nobody can guess: it goes to staff by mail alone, and ends with the CV. */
export function cvPath(deriveKey: DeriveKey, id: string, now: Date): string {
  const endsAt = now.getTime() + APPLICATION_KEPT_DAYS * DAY_MS;
  const token = seal(JSON.stringify({ id, endsAt }), sealing(deriveKey)).toString('base64url');
  return fillPath(PAGES.cv, { token });
}

/** The application that a link names; null for a link that is no such link, or has ended. */
export function readCvToken(deriveKey: DeriveKey, token: string, now: Date): string | null {
  try {
    const text = unseal(Buffer.from(token, 'base64url'), sealing(deriveKey));
    const { id, endsAt } = tokenSchema.parse(JSON.parse(text));
    return endsAt > now.getTime() ? id : null;
  } catch {
    // Whatever is wrong with it, a forged link opens nothing.
    return null;
  }
}
