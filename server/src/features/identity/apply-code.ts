import { ApiError } from '../../errors/api-error.ts';
import { verifyByCode } from './code-store.ts';
import type { IdentityContext } from './identity-context.ts';
import { hashCode } from './oob-code.ts';

/** Verifies the address that a code was mailed to. */
export async function applyCode({ database }: IdentityContext, oobCode: string): Promise<void> {
  if (!(await verifyByCode(database, hashCode(oobCode)))) throw new ApiError('code_expired');
}
