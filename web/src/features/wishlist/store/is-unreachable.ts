import { CallError, isOutOfReach } from '../../../lib/call.ts';

/** Whether nobody answered a call: no network, or a gateway with no server behind it. */
export const isUnreachable = (error: unknown): boolean =>
  isOutOfReach(error) && !(error instanceof CallError && error.code === 'rate_limited');
