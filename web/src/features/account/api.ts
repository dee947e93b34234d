import { ERRORS, type ErrorCode } from '@modiste/contract/errors';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureMessage } from '../../lib/call.ts';
import { identityErrorCode } from '../../lib/identity/identity-messages.ts';

/** Read anew whenever the panel opens. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('sessions', { signal }),
  staleTime: 0,
});

export const loginOptionsQuery = queryOptions({
  queryKey: ['login-options'],
  queryFn: ({ signal }) => call('loginOptions', { signal }),
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
  'invalid_credential',
  'weak_password',
  'sign_in_again',
];

/** What failed where a password was asked for, whoever keeps it. */
export function passwordFailure(error: unknown, otherwise: string): string {
  const code = identityErrorCode(error);
  return code !== null && PASSWORD_FAILURES.includes(code)
    ? ERRORS[code].message
    : failureMessage(error, otherwise);
}
