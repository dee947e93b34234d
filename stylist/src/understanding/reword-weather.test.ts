import { describe, expect, it } from 'vitest';
import { rewordGear, rewordWeather } from './reword-weather.ts';

describe('the weather of a place', () => {
  it.each([
    ['something for a cold office', 'something warm for the office'],
    ['a dress for my air-conditioned workplace', 'a dress warm for the workplace'],
    ['a shirt for a stuffy train', 'a shirt breathable for the train'],
    ['for chilly evenings outside', 'for cold weather'],
    ['pants for a heat wave', 'pants for hot weather'],
    ['a jacket, it gets chilly', 'a jacket, for cold weather'],
    ['a festival outfit, may get muddy', 'a festival outfit, for rainy weather'],
    ['it gets to minus 15 here', 'warm for freezing weather'],
    ["a coat, it's -10 outside", 'a coat, warm for freezing weather'],
    ['boots for muddy fields', 'boots for rainy weather'],
    ['cold and rainy, i walk to work', 'cold weather and rain, i walk to work'],
    ['something for a cold rain', 'something for a cold weather and rain'],
    ['a recital tonight, it’s raining', 'a recital tonight, for rainy weather'],
    ['an outfit, it might rain', 'an outfit, for rainy weather'],
    ['a mud brown coat', 'a mud brown coat'],
    ['a cold shoulder top', 'a cold shoulder top'],
    ['hot pink dress', 'hot pink dress'],
  ])('is what is worn there: %s', (words, meant) => {
    expect(rewordWeather(words)).toBe(meant);
  });
});

describe('gear', () => {
  it.each([
    ['running gear', 'something for running'],
    ['show me gym stuff', 'show me something for gym'],
    ['job interview stuff', 'something for job interview'],
    ['camera gear', 'camera gear'],
    ['interview attire', 'interview attire'],
  ])('is what it is for, where that is told: %s', (words, meant) => {
    expect(rewordGear(words)).toBe(meant);
  });
});
