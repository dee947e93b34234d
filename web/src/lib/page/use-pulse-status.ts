import type { PulseStatus } from '@modiste/contract/values';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';

/** What the app is busy with: loading trends, thinking about anything else, or idle. */
export function usePulseStatus(): PulseStatus {
  const loading = useIsFetching({ predicate: (query) => query.meta?.pulse === 'loading' });
  const thinking = useIsFetching({ predicate: (query) => query.meta?.pulse === undefined });
  const changing = useIsMutating();
  if (thinking + changing > 0) return 'thinking';
  return loading > 0 ? 'loading' : 'idle';
}
