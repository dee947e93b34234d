import { setTimeout as wait } from 'node:timers/promises';
import { FAULTS_COOKIE, type FaultRule } from '@modiste/contract/faults';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../errors/api-error.ts';
import { isAbout, readFaultRules } from './fault-rules.ts';

const COUNTED_RULES_MAX = 10_000;

/** Counts how many requests a rule has matched before. The rules of the oldest tests are dropped. */
function createCounter(): (id: string) => number {
  const counts = new LRUCache<string, number>({ max: COUNTED_RULES_MAX });
  return (id) => {
    const before = counts.get(id) ?? 0;
    counts.set(id, before + 1);
    return before;
  };
}

/**
 * Breaks the connection. A browser asks once more, by itself, where one is closed that has served
 * before; on an invalid response it gives up, and the page sees a network error.
 */
function breakConnection(request: FastifyRequest): void {
  const { socket } = request.raw;
  socket.write('\0'.repeat(16));
  socket.destroySoon();
}

function fail({ fail: code, retry_after_s: retryAfterS }: FaultRule): void {
  if (code === undefined) return;
  throw new ApiError(code, {
    ...(retryAfterS !== undefined && { retryAfterS }),
    cause: new Error('A fault that the request itself asked for.'),
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its answer is to be lost. */
    dropsAnswer: boolean;
  }
}

/**
 * For tests of how the app handles a failing or slow server: each request gets the faults that its
 * own cookie names, so that parallel tests do not disturb each other.
 */
export function injectFaults(app: FastifyInstance): void {
  app.log.warn('MODISTE_FAULTS is on: requests may inject faults');
  const countBefore = createCounter();
  const isInForce = ({ id, after = 0, times = Number.POSITIVE_INFINITY }: FaultRule) => {
    const before = countBefore(id);
    return before >= after && before < after + times;
  };
  const play = async (
    rules: readonly FaultRule[],
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    for (const rule of rules) {
      if (rule.delay_ms !== undefined) await wait(rule.delay_ms);
      fail(rule);
      if (rule.drop === 'answer') request.dropsAnswer = true;
      if (rule.drop !== 'request') continue;
      breakConnection(request);
      return reply.hijack();
    }
    return undefined;
  };

  app.decorateRequest('dropsAnswer', false);
  app.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[FAULTS_COOKIE];
    if (cookie === undefined) return;
    const asked = { method: request.method, path: request.url.split('?')[0] ?? '' };
    const rules = readFaultRules(cookie).filter((rule) => isAbout(rule, asked) && isInForce(rule));
    await play(rules, request, reply);
  });
  app.addHook('onSend', async (request) => {
    if (request.dropsAnswer) breakConnection(request);
  });
}
