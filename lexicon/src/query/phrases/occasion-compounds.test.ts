import { describe, expect, it } from 'vitest';
import { conceptVector, queryConceptVector } from '../../concepts/concept-vector.ts';
import { understandQuery } from '../../understand-query.ts';

describe('an occasion or a season before a garment', () => {
  it.each([
    ['summer dress', 'dress', 'summer'],
    ['beach dress', 'dress', 'beach'],
    ['party dress', 'dress', 'party'],
    ['evening dress', 'dress', 'evening'],
    ['prom dress', 'dress', 'prom'],
    ['formal dress', 'dress', 'formal'],
    ['work dress', 'dress', 'office'],
    ['winter coat', 'coat', 'winter'],
    ['winter boots', 'boots', 'winter'],
    ['beach sandals', 'sandals', 'beach'],
    ['work pants', 'pants', 'office'],
    ['work jacket', 'jacket', 'office'],
    ['work backpack', 'backpack', 'office'],
    ['school bag', 'bag', 'school'],
    ['school skirt', 'skirt', 'school'],
    ['travel bag', 'bag', 'vacation'],
    ['evening bag', 'bag', 'evening'],
    ['evening shoes', 'shoes', 'evening'],
    ['waterproof jacket', 'jacket', 'waterproof'],
    ['tennis skirt', 'skirt', 'tennis'],
    ['date night dress', 'dress', 'date-night'],
    ['girls night dress', 'dress', 'night-out'],
  ])('as in %j asks for any %s that suits it', (text, type, attribute) => {
    const { types, soft } = understandQuery(text);
    expect(types[0]).toBe(type);
    expect(soft.attributes).toContain(attribute);
  });

  it.each([
    ['sun dress', 'sundress'],
    ['evening gown', 'evening-gown'],
    ['rain coat', 'raincoat'],
    ['snow boots', 'snow-boots'],
    ['smart watch', 'smartwatch'],
    ['dress pants', 'dress-pants'],
    ['night gown', 'nightgown'],
    ['night dress', 'nightgown'],
    ['beach wedding dress', 'wedding-dress'],
  ])('leaves %j the name of a kind', (text, type) => {
    expect(understandQuery(text).types[0]).toBe(type);
  });
});

const nearness = (query: string, title: string): number => {
  const asked = queryConceptVector(understandQuery(query)) ?? new Float32Array();
  const own = conceptVector(title) ?? new Float32Array();
  return asked.reduce((sum, value, at) => sum + value * (own[at] ?? 0), 0);
};

describe('what an occasion or a season calls for', () => {
  it.each([
    ['summer dress', 'sundress', 'sweater dress'],
    ['evening dress', 'evening gown', 'shirt dress'],
    ['evening bag', 'clutch', 'backpack'],
    ['travel bag', 'weekender', 'clutch'],
    ['winter boots', 'snow boots', 'rain boots'],
    ['waterproof jacket', 'rain jacket', 'denim jacket'],
    ['warm jacket', 'puffer jacket', 'denim jacket'],
    ['ski jacket', 'puffer jacket', 'leather jacket'],
    ['yoga pants', 'leggings', 'cargo pants'],
    ['sweatpants', 'joggers', 'cargo pants'],
  ])('%j is nearer to %s than to %s', (query, near, far) => {
    expect(nearness(query, near)).toBeGreaterThan(nearness(query, far));
  });
});

describe('a color before a garment that is known in it', () => {
  it.each([
    ['camel coat', 'coat', 'Beige'],
    ['little black dress', 'dress', 'Black'],
    ['lbd', 'dress', 'Black'],
  ])('as in %j asks for that colour of any %s', (text, type, color) => {
    const { types, soft } = understandQuery(text);
    expect(types[0]).toBe(type);
    expect(soft.colors).toEqual([color]);
  });
});

it('takes a roll neck for the sweater as well as for the top', () => {
  expect(understandQuery('turtleneck').types).toEqual(
    expect.arrayContaining(['turtleneck', 'turtleneck-sweater']),
  );
});
