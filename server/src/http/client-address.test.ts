import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { clientAddress, clientNetwork, ignoreForwardedHost, trustProxy } from './client-address.ts';
import { requestOrigin } from './origins/request-origin.ts';

const PEER = '10.0.0.1';

interface Asked {
  setting: string;
  forwarded?: string | string[];
  peer?: string;
  headers?: Record<string, string>;
}

/** What a server with a setting makes of a request. */
async function read({ setting, forwarded, peer = PEER, headers = {} }: Asked) {
  const { trustedProxy, port } = readConfig({ MODISTE_TRUSTED_PROXY: setting });
  const app = fastify({ trustProxy: trustProxy(trustedProxy) });
  ignoreForwardedHost(app);
  app.get('/', async (request) => ({
    client: clientAddress(request),
    network: clientNetwork(request),
    origin: requestOrigin(request, { publicUrl: null, port }),
  }));
  const response = await app.inject({
    url: '/',
    remoteAddress: peer,
    headers: {
      host: 'shop.example',
      ...headers,
      ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
    },
  });
  return response.json();
}

const clientOf = async (asked: Asked) => (await read(asked)).client;

describe('the address of who asks', () => {
  it.each([
    ['off', '203.0.113.7', PEER],
    ['0', '203.0.113.7', PEER],
    ['on', '203.0.113.7', '203.0.113.7'],
    ['true', '203.0.113.7', '203.0.113.7'],
    ['1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['on', '127.0.0.1, 10.0.0.9, 203.0.113.7', '203.0.113.7'],
    ['2', '198.51.100.1, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
    ['3', '203.0.113.7', '203.0.113.7'],
    [PEER, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.0/8', '198.51.100.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['10.0.0.1,192.168.0.0/16', '203.0.113.7, 192.168.4.4', '203.0.113.7'],
    ['192.168.0.0/16', '203.0.113.7', PEER],
    ['uniquelocal', '203.0.113.7, 172.16.0.3', '203.0.113.7'],
  ])('behind %s, with %j forwarded, is %s', async (setting, forwarded, client) => {
    expect(await clientOf({ setting, forwarded })).toBe(client);
  });

  it('is the peer where nothing is forwarded', async () => {
    expect(await clientOf({ setting: 'on' })).toBe(PEER);
    expect(await clientOf({ setting: 'on', forwarded: '' })).toBe(PEER);
    expect(await clientOf({ setting: 'on', forwarded: ' , ,' })).toBe(PEER);
  });

  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:DB8:0:0:0:0:0:7', '2001:db8::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['\t203.0.113.7 ', '203.0.113.7'],
  ])('is read however a proxy writes it: %j', async (forwarded, client) => {
    expect(await clientOf({ setting: 'on', forwarded })).toBe(client);
  });

  it.each([
    'unknown',
    '_hidden',
    '203.0.113',
    '0x7f.1',
    '203.0.113.7.8',
    '<script>',
    'a, b, c',
    '203.0.113.7;',
    '[::1',
    '1'.repeat(5000),
  ])('is the nearest one known where the proxy names none: %j', async (forwarded) => {
    expect(await clientOf({ setting: 'on', forwarded })).toBe(PEER);
  });

  it('is the last of several headers', async () => {
    const forwarded = ['198.51.100.1', '198.51.100.2, 203.0.113.7'];
    expect(await clientOf({ setting: 'on', forwarded: forwarded.join(', ') })).toBe('203.0.113.7');
  });

  it('is never read from other headers', async () => {
    const headers = {
      forwarded: 'for=203.0.113.7',
      'x-real-ip': '203.0.113.7',
      'cf-connecting-ip': '203.0.113.7',
      'true-client-ip': '203.0.113.7',
      'x-client-ip': '203.0.113.7',
    };
    expect(await clientOf({ setting: 'on', headers })).toBe(PEER);
  });
});

describe('what limits count by', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::', '2001:db8:1:2::'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::1', '::'],
    ['fe80::1%eth0', 'fe80::'],
    ['203.0.113.7', '203.0.113.7'],
  ])('for %s is %s', async (peer, network) => {
    expect((await read({ setting: 'off', peer })).network).toBe(network);
  });
});

describe('the host that was asked for', () => {
  it.each(['off', 'on', '2', PEER, 'loopback'])(
    'is the Host header, whatever is forwarded, behind %s',
    async (setting) => {
      const headers = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-server': 'evil.example',
        'x-host': 'evil.example',
        'x-original-host': 'evil.example',
        forwarded: 'host=evil.example',
      };
      expect((await read({ setting, headers })).origin).toBe('http://shop.example');
    },
  );

  it.each([
    ['on', 'https', 'https://shop.example'],
    ['on', 'http, https', 'https://shop.example'],
    ['on', 'https, http', 'http://shop.example'],
    ['on', 'javascript', 'http://shop.example'],
    ['on', 'https://evil.example/', 'http://shop.example'],
    ['off', 'https', 'http://shop.example'],
  ])('comes, behind %s, with the protocol that %j ends with', async (setting, given, origin) => {
    const headers = { 'x-forwarded-proto': given };
    expect((await read({ setting, headers })).origin).toBe(origin);
  });
});

describe('the setting of proxies', () => {
  it.each([
    'yes',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0',
    'proxy.internal',
    '10.0.0.1,',
    '99',
    '-1',
    '1.5',
    'on,10.0.0.1',
  ])('is never %j', (setting) => {
    expect(() => readConfig({ MODISTE_TRUSTED_PROXY: setting })).toThrow(ConfigError);
  });
});
