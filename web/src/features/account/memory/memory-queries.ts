import type { StylistMemory } from '@modiste/contract/entities/stylist-memory';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Read anew whenever it is shown: the stylist adds to it while one chats. */
export const memoriesQuery = queryOptions({
  queryKey: ['memories'],
  queryFn: ({ signal }) => call('memories', { signal }),
  staleTime: 0,
});

interface Memories {
  memory_enabled: boolean;
  memories: StylistMemory[];
}

/** A change of what is remembered, and what the list is after it. */
function useMemoryChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  show: (known: Memories, answer: Answer, given: Given) => Memories,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, given) => {
      client.setQueryData(memoriesQuery.queryKey, (known) => known && show(known, answer, given));
    },
  });
}

const withText = (text: string) => ({ body: { text } });

/** Two that say the same have become one. */
const placed = (memories: readonly StylistMemory[], memory: StylistMemory, at: number) =>
  memories.filter(({ id }) => id !== memory.id).toSpliced(at, 0, memory);

export const useAddMemory = () =>
  useMemoryChange(
    ({ text }: { text: string; at: number }) => call('addMemory', withText(text)),
    (known, memory, { at }) => ({ ...known, memories: placed(known.memories, memory, at) }),
  );

export const useChangeMemory = () =>
  useMemoryChange(
    ({ id, text }: { id: string; text: string }) =>
      call('changeMemory', { params: { id }, ...withText(text) }),
    (known, memory, given) => {
      const at = known.memories.findIndex(({ id }) => id === given.id);
      const others = known.memories.filter(({ id }) => id !== given.id);
      return { ...known, memories: placed(others, memory, Math.max(0, at)) };
    },
  );

export const useForgetMemory = () =>
  useMemoryChange(
    ({ id }: { id: string }) => call('forgetMemory', { params: { id } }),
    (known, _, given) => ({
      ...known,
      memories: known.memories.filter(({ id }) => id !== given.id),
    }),
  );

export const useForgetMemories = () =>
  useMemoryChange(
    (_: undefined) => call('forgetMemories'),
    (known) => ({ ...known, memories: [] }),
  );

export const useMemoryMode = () =>
  useMemoryChange(
    (memory_enabled: boolean) => call('setMemoryMode', { body: { memory_enabled } }),
    (known, _, memory_enabled) => ({ ...known, memory_enabled }),
  );
