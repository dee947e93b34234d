import { describe, expect, it } from 'vitest';
import { needsIn } from './trip-needs.ts';

const namesIn = (text: string): string[] => needsIn(text).map(({ name }) => name);

describe('what is told of a trip or of who goes', () => {
  it.each([
    ['i burn easily', 'the sun'],
    ['we burn so fast', 'the sun'],
    ['i have fair skin', 'the sun'],
    ['something vs sun', 'the sun'],
    ['what about the sun', 'the sun'],
    ['i hate being cold at night', 'the cold'],
    ['i get cold easily', 'the cold'],
    ['evenings can be chilly', 'the cold'],
    ['what if it rains', 'rain'],
    ['it might rain', 'rain'],
    ['what if it snows up there', 'snow'],
    ['hotel has a pool', 'the water'],
    ['maybe a beach day', 'the water'],
    ['we might go hiking one day', 'the hike'],
    ['theres a hike planned on day 3', 'the hike'],
    ['something for the plane', 'the flight'],
    ['we walk 10 miles a day', 'long walks'],
    ['what about mosquitos', 'mosquitoes'],
    ["we'll visit the vatican", 'churches and temples'],
    ['something for the gym', 'your workouts'],
  ])('asks for pieces of its own: %s', (words, name) => {
    expect(namesIn(words)).toContain(name);
  });

  it.each([
    'it will rain',
    "it's a ski trip in january",
    'we are going to the beach',
    'make it a hiking trip',
    'in oslo instead',
    'it is hot there',
    'sunday we leave',
  ])('is one of the whole trip, or of nothing: %s', (words) => {
    expect(needsIn(words)).toEqual([]);
  });
});
