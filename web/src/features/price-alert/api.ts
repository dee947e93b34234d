import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** The lowest price of late; an alert can be set without knowing it. */
export const lowestPriceQuery = (id: string) =>
  queryOptions({
    queryKey: ['lowest-price', id],
    queryFn: async ({ signal }) => {
      const { lowest } = await call('itemPrices', { params: { id }, signal });
      return lowest?.price ?? null;
    },
  });

export const setPriceAlert = (id: string, below: number) =>
  call('setPriceAlert', { params: { id }, body: { below } });

export const removePriceAlert = (id: string) => call('removePriceAlert', { params: { id } });
