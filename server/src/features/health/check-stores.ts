import type { CallAnswer } from '@modiste/contract/calls';
import { ApiError } from '../../errors/api-error.ts';

const ANSWER_LIMIT_MS = 3_000;

function within<Value>(promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_LIMIT_MS);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Pings every store.
 * @throws ApiError `not_ready`, naming those that did not answer in time.
 */
export async function checkStores(
  stores: Readonly<Record<string, () => Promise<void>>>,
): Promise<CallAnswer<'ready'>> {
  const names = Object.keys(stores);
  const answers = await Promise.allSettled(Object.values(stores).map((ping) => within(ping())));
  const silent = names.filter((_name, at) => answers[at]?.status !== 'fulfilled');
  if (silent.length > 0) {
    const reasons = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason] : [],
    );
    throw new ApiError('not_ready', {
      detail: `Not answering: ${silent.join(', ')}.`,
      cause: new AggregateError(reasons),
    });
  }
  return { status: 'ready', stores: Object.fromEntries(names.map((name) => [name, 'ok'])) };
}
