import type { FabricRow } from './materials.ts';

export const PATTERNS: readonly FabricRow[] = [
  {
    id: 'solid',
    also: 'solid color, solid colour, plain, unpatterned, solid colored, one color, single color, monochrome, monochromatic, no pattern, no print, no prints, without print, without pattern, no graphics, no graphic, no logo',
  },
  { id: 'stripes', also: 'stripe, striped, stripy, breton, stripey, strips, stripped, striping' },
  { id: 'pinstripe', of: 'stripes', also: 'pinstriped, pin stripe, pinstripes, chalk stripe' },
  { id: 'vertical-stripes', of: 'stripes', also: 'vertical stripe, vertically striped' },
  { id: 'horizontal-stripes', of: 'stripes', also: 'horizontal stripe, horizontally striped' },
  { id: 'checks', also: 'check, checked, checkered, checkerboard, chequered, windowpane' },
  { id: 'plaid', of: 'checks', also: 'tartan, buffalo check, buffalo plaid, madras' },
  { id: 'gingham', of: 'checks', also: 'vichy' },
  { id: 'houndstooth', of: 'checks', also: 'dogtooth, hounds tooth' },
  { id: 'glen-check', of: 'checks', also: 'prince of wales, glen plaid' },
  { id: 'argyle', also: 'diamond pattern' },
  { id: 'herringbone' },
  {
    id: 'polka-dot',
    also: 'polka dots, dot, dots, dotted, spotted, spots, dot print, polka, polkadots, polka dotted, speckled',
  },
  {
    id: 'floral',
    of: 'print',
    also: 'flower, flowers, flowery, flower print, floral print, florals, rose print, ditsy, blossom print, botanical print, botanical, flowered, floral printing, flora print',
  },
  {
    id: 'tropical-print',
    of: 'print',
    also: 'palm print, leaf print, hawaiian print, hawaiian, leafy design, leafy, palm tree, palm trees',
  },
  {
    id: 'animal-print',
    of: 'print',
    also: 'crocodile, croc, tiger print, tiger stripes, animal pattern, giraffe print',
  },
  { id: 'leopard', of: 'animal-print', also: 'leopard print, cheetah, cheetah print' },
  { id: 'zebra', of: 'animal-print', also: 'zebra print, zebra stripes' },
  { id: 'snake-print', of: 'animal-print', also: 'snakeskin print, python print' },
  { id: 'cow-print', of: 'animal-print', also: 'dalmatian' },
  { id: 'camouflage', of: 'print', also: 'camo, camo print, army print, multicam' },
  { id: 'tie-dye', also: 'tie dyed, tie and dye, tiedye, dip dye, shibori, batik' },
  { id: 'paisley', also: 'bandana print' },
  {
    id: 'geometric',
    also: 'geo print, geometric print, geometrical, diamonds, diamond shapes, triangles, squares, hexagon',
  },
  { id: 'chevron', of: 'geometric', also: 'zigzag, zig zag, chevrons' },
  { id: 'abstract', also: 'abstract print, marble print, brushstroke' },
  {
    id: 'color-block',
    also: 'colorblock, colour block, color blocked, colorblocked, colourblock, two tone, two toned, twin colors, contrast panel, panelled',
  },
  {
    id: 'graphic',
    of: 'print',
    also: 'graphic print, graphics, logo print, photo print, picture print, decal',
    asked:
      'image, images, picture, pictures, artwork, art, drawing, emblem, photo, symbol, figure, animal on it',
  },
  {
    id: 'lettering',
    of: 'graphic',
    also: 'letter, letters, slogan, typographic, letter print, quote, alphabet, lettering',
    asked:
      'text, writing, words, word, wording, wordy, written, saying, says, font, phrase, name on it',
  },
  {
    id: 'cartoon',
    of: 'graphic',
    also: 'cartoon print, cartoons, character print, anime, comic, cartoon character, cartoonish, disney print',
  },
  { id: 'skull', of: 'graphic', also: 'skulls, skull print, skeleton' },
  { id: 'flag-print', of: 'graphic', also: 'flag, american flag, union jack' },
  { id: 'stars', of: 'graphic', also: 'star print, starry' },
  { id: 'hearts', of: 'graphic', also: 'heart print' },
  { id: 'ombre', also: 'gradient, dip dyed' },
  { id: 'fair-isle', also: 'nordic, fairisle' },
  { id: 'patchwork' },
  { id: 'aztec', also: 'tribal, ikat, navajo' },
  {
    id: 'print',
    also: 'printed, patterned, all over print, prints, printing',
    asked:
      'a pattern, with pattern, with patterns, has pattern, some pattern, some patterns, design, designs, motif, visuals',
  },
  { id: 'baroque', of: 'print', also: 'baroque print, scroll print, ornate print' },
  { id: 'scarf-print', of: 'print', also: 'foulard print' },
  { id: 'toile', of: 'print', also: 'toile de jouy' },
  {
    id: 'block-print',
    of: 'print',
    also: 'hand block print, ajrakh, bandhani, kalamkari, ikat print, leheriya',
  },
  { id: 'galaxy-print', of: 'print', also: 'space print, celestial, moon and stars' },
  { id: 'fruit-print', of: 'print', also: 'lemon print, cherry print, strawberry print' },
  { id: 'heather', also: 'heathered, marl, melange, marled' },
];
