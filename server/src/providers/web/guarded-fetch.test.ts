import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createGuardedFetch, fetchBytes } from './guarded-fetch.ts';

const LIMITS = { bytesMax: 1000, timeMs: 5000 };
const loopbackOnly = createGuardedFetch((address) => address === '127.0.0.1');

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const fetchText = async (address: string, limits = LIMITS) =>
  Buffer.from(await fetchBytes(loopbackOnly, address, limits)).toString();

describe('the guarded fetcher', () => {
  it('brings what an address answers, after redirects', async () => {
    const base = await serve((request, response) => {
      if (request.url === '/end') response.end('here');
      else response.writeHead(302, { location: request.url === '/' ? '/next' : '/end' }).end();
    });
    expect(await fetchText(base)).toBe('here');
  });

  it('goes to no private address by itself', async () => {
    const base = await serve((_request, response) => response.end('secret'));
    const open = createGuardedFetch();
    await expect(fetchBytes(open, base, LIMITS)).rejects.toThrow('not a public address');
    const named = base.replace('127.0.0.1', 'localhost');
    await expect(fetchBytes(open, named, LIMITS)).rejects.toThrow('public address');
  });

  it.each([
    'http://[::1]:80/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::ffff:10.0.0.1]/',
  ])('is not fooled by %s', async (address) => {
    const open = createGuardedFetch();
    await expect(fetchBytes(open, address, LIMITS)).rejects.toThrow('not a public address');
  });

  it('checks the address of every redirect', async () => {
    const base = await serve((_request, response) =>
      response.writeHead(301, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    );
    await expect(fetchText(base)).rejects.toThrow('169.254.169.254 is not a public address');
  });

  it.each([
    'file:///etc/passwd',
    'ftp://127.0.0.1/x',
    'data:text/plain,x',
    'nonsense',
    'http://a:b@127.0.0.1/',
  ])('does not fetch %s', async (address) => {
    await expect(fetchText(address)).rejects.toThrow(
      /Only http|not a web address|name or password/,
    );
  });

  it('follows no redirect to a file', async () => {
    const base = await serve((_request, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    await expect(fetchText(base)).rejects.toThrow('Only http and https');
  });

  it('gives up on a circle of redirects', async () => {
    const base = await serve((_request, response) =>
      response.writeHead(302, { location: '/' }).end(),
    );
    await expect(fetchText(base)).rejects.toThrow('more than 5 times');
  });

  it('stops above its bytes, announced or not', async () => {
    const announced = await serve((_request, response) => response.end('x'.repeat(1001)));
    await expect(fetchText(announced)).rejects.toThrow('more than 1000 bytes');
    const silent = await serve((_request, response) => {
      response.write('x'.repeat(900));
      response.end('x'.repeat(900));
    });
    await expect(fetchText(silent)).rejects.toThrow('more than 1000 bytes');
  });

  it('stops when its time is over, before and within the answer', async () => {
    const mute = await serve(() => undefined);
    await expect(fetchText(mute, { ...LIMITS, timeMs: 50 })).rejects.toThrow('does not answer');
    const slow = await serve((_request, response) => response.write('x'));
    await expect(fetchText(slow, { ...LIMITS, timeMs: 50 })).rejects.toThrow('longer than 50 ms');
  });

  it('tells the status of a refusal', async () => {
    const base = await serve((_request, response) => response.writeHead(404).end());
    await expect(fetchText(base)).rejects.toMatchObject({ status: 404 });
  });
});
