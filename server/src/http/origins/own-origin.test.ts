import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { openTestApp } from '../../testing/app/open-test-app.ts';
import { ownOrigin } from './own-origin.ts';

describe('the address of the app', () => {
  it('is the public one, without a path', async () => {
    const test = await openTestApp();
    const config = readConfig({ PUBLIC_URL: 'https://shop.example/here' });
    expect(ownOrigin(test.app, config)).toBe('https://shop.example');
    await test.close();
  });

  it('is this machine with the port that is really listened on, where there is no public one', async () => {
    const test = await openTestApp();
    expect(ownOrigin(test.app, test.config)).toBe('http://localhost:3000');
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const [port] = test.app
      .addresses()
      .map((address) => (typeof address === 'object' ? address.port : 0));
    expect(port).not.toBe(3000);
    expect(ownOrigin(test.app, test.config)).toBe(`http://localhost:${port}`);
    await test.close();
  });
});
