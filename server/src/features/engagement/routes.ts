import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../composition/open-deps.ts';
import { bindCall } from '../../http/bind-call.ts';
import { DONE } from '../../http/done.ts';
import { recordEngagement } from './record-engagement.ts';

/** Do Not Track and Global Privacy Control: the person asked not to be counted. */
const asksForPrivacy = ({ headers }: FastifyRequest) =>
  headers.dnt === '1' || headers['sec-gpc'] === '1';

export function engagementRoutes(app: FastifyInstance, { database }: Deps): void {
  bindCall(app, 'recordEngagement', async ({ body, request }) => {
    if (!asksForPrivacy(request)) await recordEngagement(database, body);
    return DONE;
  });
}
