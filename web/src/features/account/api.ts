import type { ErrorCode } from '@modiste/contract/errors';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError, call, failureMessage } from '../../lib/call.ts';

/** Read anew whenever the panel opens. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('sessions', { signal }),
  staleTime: 0,
});

/** A change after which the list of devices is another one. */
export function useSessionsChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export const endSession = (id: string) => call('endSession', { params: { id } });
export const endOtherSessions = () => call('endOtherSessions');

const PASSWORD_FAILURES: readonly ErrorCode[] = [
  'wrong_password',
  'weak_password',
  'sign_in_again',
];

/** What failed where a password was asked for. */
export const passwordFailure = (error: unknown, otherwise: string): string =>
  error instanceof CallError && PASSWORD_FAILURES.includes(error.code)
    ? error.message
    : failureMessage(error, otherwise);
