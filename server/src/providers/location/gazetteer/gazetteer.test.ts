import { describe, expect, it } from 'vitest';
import { Gazetteer } from './gazetteer.ts';

const gazetteer = new Gazetteer();
const first = async (text: string) => (await gazetteer.suggest(text))[0]?.formatted;
const at = async (lat: number, lon: number) =>
  (await gazetteer.reverse({ lat, lon })).map(({ formatted }) => formatted);

describe('what is typed', () => {
  it.each([
    ['san f', 'San Francisco, California, United States'],
    ['munch', 'Munich, Bavaria, Germany'],
    ['münch', 'Munich, Bavaria, Germany'],
    ['MUNICH', 'Munich, Bavaria, Germany'],
    ['wien', 'Vienna, Austria'],
    ['cologne', 'Köln, North Rhine-Westphalia, Germany'],
    ['koln', 'Köln, North Rhine-Westphalia, Germany'],
    ['Москва', 'Moscow, Russia'],
    ['東京', 'Tokyo, Japan'],
    ['lodz', 'Łódź, Poland'],
    ["xi'an", 'Xi’an, Shaanxi, China'],
    ['st louis', 'St. Louis, Missouri, United States'],
    ['new york', 'New York City, New York, United States'],
    ['bath', 'Bath, England, United Kingdom'],
    ['lis', 'Lisbon, Portugal'],
    ['york', 'York, England, United Kingdom'],
    ['mun', 'Munich, Bavaria, Germany'],
    ['bombay', 'Mumbai, Maharashtra, India'],
    ['ho chi', 'Ho Chi Minh City, Ho Chi Minh, Vietnam'],
  ])('%s leads to %s', async (typed, city) => expect(await first(typed)).toBe(city));

  it.each([
    ['paris, texas', 'Paris, Texas, United States'],
    ['Austin, TX', 'Austin, Texas, United States'],
    ['london, can', 'London, Ontario, Canada'],
    ['birmingham, uk', 'Birmingham, England, United Kingdom'],
    ['birmingham, al, usa', 'Birmingham, Alabama, United States'],
    ['Lyon, Auvergne-Rhône-Alpes, France', 'Lyon, Auvergne-Rhône-Alpes, France'],
    ['berlin,', 'Berlin, Germany'],
  ])('%s names the region or country after the comma', async (typed, city) =>
    expect(await first(typed)).toBe(city),
  );

  it.each([
    ['paris france', 'Paris, Île-de-France, France'],
    ['paris texas usa', 'Paris, Texas, United States'],
    ['new york united states', 'New York City, New York, United States'],
    ['são paulo brazil', 'São Paulo, Brazil'],
  ])('%s names the region or country without a comma', async (typed, city) =>
    expect(await first(typed)).toBe(city),
  );

  it('may be one letter, and is nothing without any', async () => {
    expect(await first('s')).toBe('Shanghai, China');
    for (const text of [' ', ',', '...', '\0', ', France']) {
      expect(await gazetteer.suggest(text)).toEqual([]);
    }
  });
});

describe('a city', () => {
  it.each([
    ['singapore', 'Singapore'],
    ['hong kong', 'Hong Kong'],
    ['berlin', 'Berlin, Germany'],
    ['tula', 'Tula, Russia'],
    ['québec', 'Québec, Canada'],
    ['new york c', 'New York City, New York, United States'],
  ])('is not named twice over: %s', async (typed, city) => expect(await first(typed)).toBe(city));
});

describe('a position', () => {
  it.each([
    ['in a suburb', 48.8049, 2.1204, 'Versailles, Île-de-France, France'],
    ['in the north of a city', 48.89, 2.35, 'Paris, Île-de-France, France'],
    ['between boroughs', 40.758, -73.985, 'New York City, New York, United States'],
    ['in a town beside a city', 48.249, 11.651, 'Garching, Bavaria, Germany'],
    ['where days change', -16.8, -179.99, 'Labasa, Northern, Fiji'],
    ['far from any city', -25, 133, 'Alice Springs, Northern Territory, Australia'],
  ])('%s has the city that people would name', async (_where, lat, lon, city) =>
    expect(await at(lat, lon)).toEqual([city]),
  );

  it('at a pole has none', async () => {
    expect(await at(90, 0)).toEqual([]);
    expect(await at(-90, 180)).toEqual([]);
  });
});
