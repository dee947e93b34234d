import { describe, expect, it } from 'vitest';
import { asking } from '../../testing/asking.ts';
import { readAsked } from '../../topics/asked.ts';
import { adviseOnStyle } from '../advise-on-style.ts';
import { usualCelsius } from './climate.ts';
import { readTemperature } from './read-temperature.ts';
import { seasonNamed } from './season.ts';

const answer = (words: string, location: string | null = null) =>
  adviseOnStyle(asking(words, { preferences: { location } })).text;

describe('advice on weather', () => {
  it.each([
    ['10°C', 50],
    ['10 degrees celsius', 50],
    ['60F', 60],
    ['60°F', 60],
    ['minus 5 C', 23],
    ['-10°C', 14],
    ['its 85 degrees', 85],
    ['in the 40s', 45],
    ['below freezing', 27],
  ])('reads %s as %d°F', (words, fahrenheit) => {
    expect(readTemperature(words, true)?.fahrenheit).toBe(fahrenheit);
  });

  it.each(['a 70s style dress', 'under $60', 'size 10', 'jeans 32x34', '2 pairs for 40 dollars'])(
    'reads no temperature in “%s”',
    (words) => {
      expect(readTemperature(words, true)).toBeNull();
    },
  );

  it('takes a bare number as Celsius where the shopper lives with Celsius', () => {
    expect(answer('what do i wear at 20 degrees', 'Berlin, Germany')).toContain('68°F (20°C)');
    expect(answer('what do i wear at 20 degrees', 'Chicago, Illinois, United States')).toContain(
      '20°F (-7°C)',
    );
  });

  it.each([
    ['what do i wear at 10°C and rain?', /trench|light coat/, /waterproof|hooded/],
    ['its -15C outside', /parka/, /[Mm]ittens/],
    ['what to wear at 95F', /linen/, /brim|[Ll]oose|loose/],
    ['60°F outfit', /light/, /./],
    ['a windy day in March', /layer|layers/, /[Ww]ind/],
  ])('%s', (words, first, second) => {
    expect(answer(words)).toMatch(first);
    expect(answer(words)).toMatch(second);
  });

  it('turns the seasons around in the south', () => {
    const inMarch = (location: string) =>
      seasonNamed(readAsked(asking('what to wear in march', { preferences: { location } })));
    expect(inMarch('Sydney, Australia')).toBe('autumn');
    expect(inMarch('Boston, United States')).toBe('spring');
    expect(seasonNamed(readAsked(asking('packing for New Zealand in july')))).toBe('winter');
  });

  it('admits that it cannot see the forecast', () => {
    expect(answer('what should I wear today?')).toMatch(/cannot see the forecast|season/);
  });
});

describe('the usual weather of a month', () => {
  it('lies between the middles of the seasons', () => {
    expect(usualCelsius('ocean', 'autumn')).toBe(13);
    expect(usualCelsius('ocean', 'autumn', 10)).toBeCloseTo(10.67, 1);
    expect(usualCelsius('temperate', 'winter', 1)).toBeCloseTo(6.67, 1);
  });

  it('is told of the month that was asked for', () => {
    expect(answer('what do i wear in copenhagen in november')).toMatch(/November.*cool/);
    expect(answer('what do i wear in sydney in november')).toMatch(/November.*warm/);
  });
});
