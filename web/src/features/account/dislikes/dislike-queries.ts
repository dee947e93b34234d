import type { CallBody } from '@modiste/contract/calls';
import type { Dislike } from '@modiste/contract/entities/dislike';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { forgetTrends } from '../../../lib/page/forget-trends.ts';

/** Read anew whenever it is shown: Home adds to it. */
export const dislikesQuery = queryOptions({
  queryKey: ['dislikes'],
  queryFn: async ({ signal }) => (await call('dislikes', { signal })).dislikes,
  staleTime: 0,
  meta: { pulse: 'none' },
});

/** What was said when it was disliked, to say it again. */
export function saidOf({ kind, item_ids, color }: Dislike): CallBody<'addDislike'> | null {
  const [item_id] = item_ids;
  if (kind === 'outfit') return { kind, item_ids };
  if (kind === 'item') return item_id === undefined ? null : { kind, item_id };
  return color === null ? null : { kind, color };
}

/** A change of the list; the next page of Home is another for it. */
function useDislikeChange<Given>(
  change: (given: Given) => Promise<Dislike | null>,
  show: (known: Dislike[], answer: Dislike | null, given: Given) => Dislike[],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, given) => {
      const { queryKey } = dislikesQuery;
      client.setQueryData(queryKey, (known) => known && show(known, answer, given));
      forgetTrends();
    },
  });
}

export const useTakeBack = () =>
  useDislikeChange(
    async ({ id }: Dislike) => {
      await call('removeDislike', { params: { id } });
      return null;
    },
    (known, _, given) => known.filter(({ id }) => id !== given.id),
  );

interface Returning {
  said: CallBody<'addDislike'>;
  /** Where in the list it stood. */
  at: number;
}

export const useDislikeAgain = () =>
  useDislikeChange(
    ({ said }: Returning) => call('addDislike', { body: said }),
    (known, dislike, { at }) => (dislike === null ? known : known.toSpliced(at, 0, dislike)),
  );
