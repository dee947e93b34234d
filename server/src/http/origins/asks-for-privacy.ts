import type { FastifyRequest } from 'fastify';

/** Do Not Track and Global Privacy Control: the person asked not to be counted. */
export const asksForPrivacy = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.dnt === '1' || headers['sec-gpc'] === '1';
