import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../composition/open-deps.ts';
import { bindCall } from '../../http/bind-call.ts';
import { readPriceHistory } from './read-price-history.ts';

export function priceRoutes(app: FastifyInstance, { catalogue }: Deps): void {
  bindCall(app, 'itemPrices', ({ params }) => readPriceHistory(catalogue, params.id, new Date()));
}
