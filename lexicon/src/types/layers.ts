import { type TypeRow, under } from './type-row.ts';

export const LAYERS: readonly TypeRow[] = [
  {
    id: 'knitwear',
    also: 'knit top, knitted top',
    category: 'upper_body',
    role: 'mid-layer',
    formality: 0.45,
    warmth: 0.6,
  },
  ...under('knitwear', [
    { id: 'sweater', also: 'jumper, pullover, knit sweater, pull over' },
    { id: 'cardigan', also: 'cardi, knit jacket', formality: 0.5, warmth: 0.55 },
    { id: 'sweater-vest', also: 'knit vest, knitted vest, tank sweater', warmth: 0.4 },
    { id: 'shrug', also: 'bolero', gender: 'Women', warmth: 0.3 },
    { id: 'poncho', also: 'ruana', role: 'outer' },
    { id: 'twinset', also: 'twin set', gender: 'Women', formality: 0.6 },
  ]),
  ...under('sweater', [
    { id: 'turtleneck-sweater', also: 'roll neck, polo neck, turtle neck', when: 'turtleneck' },
    { id: 'crewneck-sweater', also: 'crew neck sweater', when: 'crew-neck' },
    { id: 'v-neck-sweater', also: 'v neck jumper', when: 'v-neck', formality: 0.55 },
    { id: 'cable-knit-sweater', also: 'aran sweater', when: 'cable-knit', warmth: 0.7 },
    { id: 'cashmere-sweater', when: 'cashmere', formality: 0.6, warmth: 0.65 },
    { id: 'christmas-sweater', also: 'christmas jumper, ugly sweater', formality: 0.15 },
  ]),
  {
    id: 'sweatshirt',
    also: 'sweat shirt, crewneck sweatshirt, crewneck',
    category: 'upper_body',
    role: 'mid-layer',
    formality: 0.15,
    warmth: 0.5,
  },
  ...under('sweatshirt', [
    { id: 'hoodie', also: 'hoody, hooded sweatshirt, hooded sweater', when: 'hooded' },
    { id: 'zip-hoodie', also: 'zip up hoodie, full zip hoodie', parent: 'hoodie', when: 'zip' },
    { id: 'quarter-zip', also: '1 4 zip, half zip, quarter zip pullover', formality: 0.3 },
    { id: 'fleece', name: 'fleece top', also: 'fleece pullover', when: 'fleece', warmth: 0.65 },
  ]),
  {
    id: 'vest',
    also: 'gilet, sleeveless jacket, body warmer, bodywarmer',
    category: 'upper_body',
    role: 'mid-layer',
    formality: 0.4,
    warmth: 0.45,
  },
  ...under('vest', [
    { id: 'waistcoat', also: 'suit vest, dress vest, formal vest', formality: 0.8, warmth: 0.3 },
    { id: 'puffer-vest', also: 'puffer gilet, down vest, quilted vest', formality: 0.2 },
    { id: 'fleece-vest', when: 'fleece', formality: 0.2 },
    { id: 'denim-vest', also: 'jean vest', when: 'denim', formality: 0.2, warmth: 0.25 },
  ]),
];
