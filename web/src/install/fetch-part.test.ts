import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPart } from './fetch-part.ts';

const links = () => [...document.head.querySelectorAll('link')];
const named = () => links().map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);

afterEach(() => document.head.replaceChildren());

describe('a part of the app', () => {
  it('is imported once its style sheets are there; scripts are not waited for', async () => {
    const load = vi.fn(async () => 'part');
    const part = fetchPart(load, ['assets/a.js', 'assets/a.css']);
    expect(named()).toEqual(['modulepreload /assets/a.js', 'stylesheet /assets/a.css']);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    links()[1]?.dispatchEvent(new Event('load'));
    expect(await part).toBe('part');
  });

  it('is fetched once, also by two who want it at the same time', async () => {
    const both = Promise.all([
      fetchPart(async () => 1, ['assets/b.css']),
      fetchPart(async () => 2, ['assets/b.css']),
    ]);
    expect(links()).toHaveLength(1);
    links()[0]?.dispatchEvent(new Event('load'));
    expect(await both).toEqual([1, 2]);
    expect(await fetchPart(async () => 3, ['assets/b.css'])).toBe(3);
    expect(links()).toHaveLength(1);
  });

  it('fails without its style sheet, and asks for that anew the next time', async () => {
    const refused = fetchPart(async () => 'part', ['assets/c.css']);
    links()[0]?.dispatchEvent(new Event('error'));
    await expect(refused).rejects.toThrow('/assets/c.css');
    const part = fetchPart(async () => 'part', ['assets/c.css']);
    links()[0]?.dispatchEvent(new Event('load'));
    expect(await part).toBe('part');
  });
});
