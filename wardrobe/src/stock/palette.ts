import type { Color } from '@modiste/contract/values';
import { known } from './pick.ts';

export interface Tint {
  /** The shop's own name of the colour. */
  name: string;
  color: Color;
  hex: string;
}

const tint = (name: string, color: Color, hex: string): Tint => ({ name, color, hex });

const TINTS: Readonly<Record<string, Tint>> = {
  black: tint('Black', 'Black', '#1d1c1e'),
  ink: tint('Ink', 'Black', '#20232c'),
  charcoal: tint('Charcoal', 'Gray', '#45464a'),
  grey: tint('Grey Marl', 'Gray', '#9a9b9d'),
  slate: tint('Slate', 'Gray', '#6a7077'),
  fog: tint('Fog', 'Gray', '#c4c6c6'),
  white: tint('White', 'White', '#f7f5f1'),
  ivory: tint('Ivory', 'White', '#f1eadc'),
  ecru: tint('Ecru', 'Beige', '#e6dac2'),
  oat: tint('Oat', 'Beige', '#d9c8ab'),
  sand: tint('Sand', 'Beige', '#cfb78f'),
  stone: tint('Stone', 'Beige', '#bfb3a0'),
  camel: tint('Camel', 'Beige', '#b98e5b'),
  champagne: tint('Champagne', 'Beige', '#e0cba8'),
  tan: tint('Tan', 'Brown', '#a5703f'),
  cognac: tint('Cognac', 'Brown', '#8f4f26'),
  chocolate: tint('Chocolate', 'Brown', '#4a2f23'),
  espresso: tint('Espresso', 'Brown', '#33241f'),
  walnut: tint('Walnut', 'Brown', '#6d4a33'),
  red: tint('Poppy', 'Red', '#b9322f'),
  scarlet: tint('Scarlet', 'Red', '#c8202c'),
  burgundy: tint('Burgundy', 'Red', '#63212c'),
  brick: tint('Brick', 'Red', '#94412f'),
  rust: tint('Rust', 'Orange', '#a9542b'),
  terracotta: tint('Terracotta', 'Orange', '#c2714e'),
  tangerine: tint('Tangerine', 'Orange', '#e07b39'),
  apricot: tint('Apricot', 'Orange', '#eab287'),
  mustard: tint('Mustard', 'Yellow', '#c79a34'),
  butter: tint('Butter', 'Yellow', '#f0dd9c'),
  lemon: tint('Lemon', 'Yellow', '#ecd25a'),
  olive: tint('Olive', 'Green', '#6b6a3f'),
  moss: tint('Moss', 'Green', '#4d5a38'),
  forest: tint('Forest', 'Green', '#2c4434'),
  emerald: tint('Emerald', 'Green', '#19694d'),
  sage: tint('Sage', 'Green', '#9fac8f'),
  mint: tint('Mint', 'Green', '#c0dcc8'),
  teal: tint('Teal', 'Green', '#22606a'),
  navy: tint('Navy', 'Blue', '#232f4b'),
  midnight: tint('Midnight', 'Blue', '#1a2236'),
  indigo: tint('Indigo', 'Blue', '#2f4168'),
  mid: tint('Mid Wash', 'Blue', '#53749b'),
  bleach: tint('Light Wash', 'Blue', '#a3bdd3'),
  cobalt: tint('Cobalt', 'Blue', '#2550a5'),
  sky: tint('Sky', 'Blue', '#a8c3de'),
  dusk: tint('Dusk Blue', 'Blue', '#6f87a4'),
  blush: tint('Blush', 'Pink', '#e8c4bb'),
  rose: tint('Rose', 'Pink', '#c97f83'),
  fuchsia: tint('Fuchsia', 'Pink', '#c1316f'),
  candy: tint('Candy', 'Pink', '#eaa0b4'),
  lilac: tint('Lilac', 'Purple', '#bfaed3'),
  plum: tint('Plum', 'Purple', '#56304f'),
  violet: tint('Violet', 'Purple', '#6a4a9a'),
  gold: tint('Gold', 'Gold', '#c9a455'),
  silver: tint('Silver', 'Silver', '#b9bcc0'),
  tortoise: tint('Tortoise', 'Brown', '#5d3a22'),
};

export const tintOf = (key: string): Tint => known(TINTS, key, 'colour');
