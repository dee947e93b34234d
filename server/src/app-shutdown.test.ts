import { connect } from 'node:net';
import { PATHS } from '@modiste/contract/paths';
import { afterEach, expect, it, vi } from 'vitest';
import { openTestApp } from './testing/app/open-test-app.ts';

afterEach(() => vi.useRealTimers());

it('ends within seconds though a client never ends its request', async () => {
  const test = await openTestApp();
  const address = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), address.hostname);
  socket.on('error', () => undefined);
  const head = `POST ${PATHS.search.path} HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n`;
  socket.write(`${head}Content-Type: application/json\r\n\r\n{`);
  await fetch(new URL(PATHS.alive.path, address));

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.on('close', () => resolve());
  const stopping = test.app.close();
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(5_000);
  await Promise.all([stopping, closed]);
  vi.useRealTimers();
  await test.close();
});
