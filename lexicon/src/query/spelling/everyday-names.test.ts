import { describe, expect, it } from 'vitest';
import { tellQuery } from '../../testing/tell-query.ts';
import { understandQuery } from '../../understand-query.ts';

describe('what shoppers call a type', () => {
  it.each([
    ['kicks', 'sneakers'],
    ['runners', 'running-shoes'],
    ['sandshoes', 'sneakers'],
    ['co-ord', 'matching-set'],
    ['two piece', 'matching-set'],
    ['loungewear set', 'lounge-set'],
    ['undies', 'underwear'],
    ['PJs', 'pajamas'],
    ['jammies', 'pajamas'],
    ['swim', 'swimwear'],
    ['one piece', 'swimsuit'],
    ['cossie', 'swimsuit'],
    ['shades', 'sunglasses'],
    ['sunnies', 'sunglasses'],
    ['specs', 'glasses'],
    ['toque', 'beanie'],
    ['stans', 'court-sneakers'],
    ['air forces', 'court-sneakers'],
    ['chucks', 'canvas-shoes'],
    ['dunks', 'retro-sneakers'],
    ['docs', 'combat-boots'],
    ['birks', 'footbed-sandals'],
    ['yeezys', 'chunky-sneakers'],
    ['air max 97', 'chunky-sneakers'],
    ['501 jeans', 'straight-jeans'],
    ['shacket', 'overshirt'],
    ['puffer', 'puffer-jacket'],
    ['puffy jacket', 'puffer-jacket'],
    ['trackies', 'track-pants'],
    ['murse', 'messenger-bag'],
    ['carry-on bag', 'luggage'],
    ['nylons', 'tights'],
    ['body warmer', 'vest'],
    ['boyfriend jeans', 'boyfriend-jeans'],
    ['t-shirt dress', 't-shirt-dress'],
    ['dress pants', 'dress-pants'],
    ['tie waist pants', 'pants'],
    ['tie shoulder top', 'top'],
  ])('%j is a kind of %s', (text, type) => {
    expect(understandQuery(text).types[0]).toBe(type);
  });

  it.each([
    ['heels', 'heeled-sandals'],
    ['heels', 'pumps'],
    ['mules', 'mule-heels'],
    ['co-ord', 'sweat-set'],
    ['raincoat', 'rain-jacket'],
    ['swimwear', 'swim-trunks'],
    ['vest', 'waistcoat'],
  ])('%j takes in %s', (text, type) => {
    expect(understandQuery(text).types).toContain(type);
  });
});

describe('words that the rest of a query decides', () => {
  it.each([
    ['black tie', undefined, 'black-tie-event'],
    ['black tie dress code', undefined, 'black-tie-event'],
    ['black tie accessories', 'accessory', 'black-tie-event'],
    ['black tie shoes', 'shoes', 'black-tie-event'],
    ['hot date outfit', undefined, 'date-night'],
    ['hot girl summer', undefined, 'summer'],
    ['hot weather dress', 'dress', 'summer'],
    ['hot yoga leggings', 'yoga-pants', 'yoga'],
    ['sweater weather look', undefined, 'autumn'],
    ['watch party outfit', undefined, 'game-day'],
    ['derby outfit', undefined, 'races'],
    ['ring bearer outfit', undefined, 'church'],
    ['boot camp clothes', undefined, 'gym'],
    ['suit and tie event', undefined, 'formal'],
    ['cap and gown', undefined, 'graduation'],
    ['pajama party', undefined, 'lounge'],
    ['wedding guest outfit', undefined, 'wedding-guest'],
    ['festival look', undefined, 'festival'],
    ['job interview', undefined, 'interview'],
    ['blue collar shirt', 'shirt', 'americana'],
  ])('%j asks for %s and %s', (text, type, attribute) => {
    const { types, soft } = understandQuery(text);
    expect(types[0]).toBe(type);
    expect(soft.attributes).toContain(attribute);
  });

  it.each(['black tie silk', 'mens black tie', 'skinny black tie', 'black tie under $30'])(
    '%j is a necktie',
    (text) => {
      const { types, soft } = understandQuery(text);
      expect(types).toContain('tie');
      expect(soft.colors).toEqual(['Black']);
    },
  );

  it.each([
    ['hot pink dress', ['Pink']],
    ['nude heels', ['Beige']],
    ['army green jacket', ['Green']],
    ['camel coat', ['Beige']],
    ['gold earrings', ['Gold']],
    ['orange blossom dress', []],
    ['blue collar shirt', []],
    ['cherry blossom kimono', []],
  ])('%j is of the colors %j', (text, colors) => {
    expect(understandQuery(text).soft.colors).toEqual(colors);
  });
});

describe('a figure of speech', () => {
  it.each([
    ['golden hour shoot, dress', 'dress'],
    ['blue monday, comfy sweater', 'sweater, comfortable'],
    ['out of the blue invite, dress', 'dress'],
    ['green card interview, blazer', 'blazer, interview'],
    ['tight deadline, black jeans', 'jeans, Black'],
    ['dog fur everywhere, pants', 'pants'],
    ['bags under my eyes, sunglasses', 'sunglasses'],
    ['silver anniversary, dress', 'dress, anniversary'],
    ['tight budget, coat', 'coat; cheap'],
  ])('names no color, cloth or garment: %j', (text, told) => {
    expect(tellQuery(text)).toBe(told);
  });

  it.each([
    ['golden dress', 'dress, Gold, golden'],
    ['blue sweater for monday', 'sweater, Blue'],
    ['green tee', 't-shirt, Green'],
    ['tight jeans', 'jeans, bodycon'],
    ['faux fur coat', 'faux-fur-coat, faux-fur'],
  ])('leaves %j as it is', (text, told) => {
    expect(tellQuery(text)).toBe(told);
  });
});
