import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { bindCall } from '../../http/bind-call.ts';
import { searchItems } from './search-items.ts';

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  bindCall(app, 'search', ({ member, body }) =>
    searchItems(deps, { ...body, userId: member.userId }),
  );
}
