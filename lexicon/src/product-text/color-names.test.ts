import { describe, expect, it } from 'vitest';
import { readColorName } from './read-color-name.ts';

describe("a shop's name of a color", () => {
  it.each([
    ['Heather Grey', 'Gray'],
    ['Midnight Blue/White', 'Blue, White'],
    ['Navy with red', 'Blue, Red'],
    ['Off-White', 'White'],
    ['Black & Gold', 'Black, Gold'],
    ['Tortoise', 'Brown'],
    ['Oat Milk', 'Beige'],
    ['Forest', 'Green'],
    ['Multi', 'Multicolor'],
    ['Dark Wash', 'Blue'],
    ['Sky', 'Blue'],
    ['Ivory / Black', 'White, Black'],
    ['Army', 'Green'],
    ['Charcoal Marl', 'Gray'],
    ['Bordeaux', 'Red'],
    ['Schwarz', 'Black'],
    ['Bleu marine', 'Blue'],
    ['Rojo', 'Red'],
    ['Verde scuro', 'Green'],
    ['Чёрный', 'Black'],
    ['Anthracite', 'Gray'],
    ['Nude', 'Beige'],
    ['Cognac', 'Brown'],
    ['Stone', 'Gray'],
    ['Ink', 'Black'],
    ['Mint', 'Green'],
    ['Petrol', 'Blue'],
    ['Champagne', 'Gold'],
    ['Print', 'Multicolor'],
    ['Leopard', 'Brown'],
    ['Rust', 'Orange'],
    ['Coral', 'Orange'],
    ['Steel', 'Gray'],
    ['Denim', 'Blue'],
    ['Taupe', 'Beige'],
    ['Mustard Yellow', 'Yellow'],
    ['Graphite 12', 'Gray'],
    ['Dune', 'Beige'],
    ['Burnt Orange', 'Orange'],
    ['Pearl', 'White'],
  ])('%j clearly means %s', (name, colors) => {
    expect(readColorName(name)).toEqual({ colors: colors.split(', '), isClear: true });
  });

  it.each(['Poison', 'Combo B', 'Midnight Plum 042', 'X2'])(
    '%j is not to be believed without a look at the picture',
    (name) => {
      expect(readColorName(name).isClear).toBe(false);
    },
  );
});
