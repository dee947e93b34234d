import type { PulseStatus } from '@modiste/contract/values';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { create } from 'zustand';

/** How many conversations wait for a reply: they are no queries, as they outlive the page. */
const useThinking = create(() => 0);

/** Has the pulse show that the app is thinking. Answers how to end it, once. */
export function startThinking(): () => void {
  useThinking.setState((count) => count + 1, true);
  let hasEnded = false;
  return () => {
    if (!hasEnded) useThinking.setState((count) => count - 1, true);
    hasEnded = true;
  };
}

/** What the app is busy with: loading trends, thinking about anything else, or idle. */
export function usePulseStatus(): PulseStatus {
  const loading = useIsFetching({ predicate: (query) => query.meta?.pulse === 'loading' });
  const thinking = useIsFetching({ predicate: (query) => query.meta?.pulse === undefined });
  const changing = useIsMutating();
  const talking = useThinking();
  if (thinking + changing + talking > 0) return 'thinking';
  return loading > 0 ? 'loading' : 'idle';
}
