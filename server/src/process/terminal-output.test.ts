import { describe, expect, it } from 'vitest';
import { readyMessage } from './terminal-output.ts';

const address = 'http://localhost:3000';

describe('a start', () => {
  it('ends with the address, and the demo account under it', () => {
    const account = { email: 'demo@shop.example', password: 'hush' };
    expect(readyMessage({ address, account }).trim().split('\n')).toEqual([
      'Modiste is ready: http://localhost:3000',
      'Demo account: demo@shop.example, password hush',
    ]);
  });

  it('names no account where there is none', () => {
    expect(readyMessage({ address, account: null }).trim()).toBe(`Modiste is ready: ${address}`);
  });
});
