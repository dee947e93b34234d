import { CallError, isOutOfReach } from '../../lib/call.ts';

/** Whether nobody answered: no network, or a gateway with nobody behind it. */
export const isAway = (error: unknown): boolean =>
  isOutOfReach(error) && !(error instanceof CallError && error.code === 'rate_limited');
