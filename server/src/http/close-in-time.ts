import type { FastifyInstance } from 'fastify';

/** The time that requests under way have to end when the app stops. */
const GRACE_MS = 5_000;

/** A client that is slow to send its request must not keep the app from stopping cleanly. */
export function closeInTime(app: FastifyInstance, graceMs = GRACE_MS): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
  });
}
