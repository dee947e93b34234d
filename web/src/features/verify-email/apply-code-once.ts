import { verificationMessage } from '../../lib/identity/identity-messages.ts';
import { createLoginService } from '../../lib/identity/login-service.ts';

/** Null when the address is verified; otherwise what to say. */
export type Outcome = string | null;

async function applyCode(oobCode: string): Promise<Outcome> {
  if (oobCode === '') return verificationMessage(null);
  try {
    await (await createLoginService().identity()).applyCode(oobCode);
    return null;
  } catch (error) {
    console.warn('The address was not verified.', error);
    return verificationMessage(error);
  }
}

const outcomes = new Map<string, Promise<Outcome>>();

/** A code works once: however often a page is drawn, it is sent a single time. */
export function applyCodeOnce(oobCode: string): Promise<Outcome> {
  const known = outcomes.get(oobCode) ?? applyCode(oobCode);
  outcomes.set(oobCode, known);
  return known;
}
