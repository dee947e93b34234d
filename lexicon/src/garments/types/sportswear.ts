import { type TypeRow, under } from './type-row.ts';

const sport = { formality: 0.05 } as const;

/** What is made for one sport. */
export const SPORTSWEAR: readonly TypeRow[] = [
  ...under('top', [
    {
      id: 'sports-top',
      ...sport,
      also: 'gym top, workout top, running top, training top, gym shirt, workout shirt, running shirt, training shirt',
      instead: 't-shirt, tank-top',
    },
    { id: 'yoga-top', ...sport, also: 'yoga shirt', gender: 'Women', when: 'yoga' },
    { id: 'fishing-shirt', ...sport, also: 'angler shirt', when: 'fishing' },
    { id: 'scrub-top', ...sport, also: 'nursing scrub, medical scrub' },
  ]),
  ...under('jersey', [
    { id: 'basketball-jersey', also: 'nba jersey, basketball vest', when: 'basketball' },
    { id: 'cycling-jersey', also: 'bike jersey, cycling shirt', when: 'cycling' },
    { id: 'hockey-jersey', also: 'ice hockey jersey', when: 'hockey' },
    { id: 'soccer-jersey', also: 'football jersey, soccer shirt, football top', when: 'soccer' },
    { id: 'baseball-jersey', when: 'baseball' },
  ]),
  ...under('athletic-shorts', [
    { id: 'running-shorts', also: 'running short, jogging shorts', when: 'running' },
    { id: 'basketball-shorts', also: 'basketball short', when: 'basketball' },
    { id: 'gym-shorts', also: 'workout shorts, training shorts, gym short', when: 'gym' },
    { id: 'tennis-shorts', when: 'tennis' },
    { id: 'golf-shorts', when: 'golf', formality: 0.25 },
    { id: 'hiking-shorts', when: 'hiking' },
  ]),
  ...under('sneakers', [
    { id: 'golf-shoes', name: 'golf shoe', when: 'golf' },
    { id: 'cycling-shoes', name: 'cycling shoe', also: 'bike shoe', when: 'cycling' },
    { id: 'climbing-shoes', name: 'climbing shoe', when: 'climbing' },
    { id: 'barefoot-shoes', name: 'barefoot shoe', also: 'minimalist shoe, toe shoe' },
  ]),
  ...under('goggles', [
    { id: 'ski-goggles', also: 'snow goggles, snowboard goggles, ski goggle', when: 'skiing' },
    { id: 'swim-goggles', also: 'swimming goggles, swim goggle', when: 'swimming' },
    { id: 'motorcycle-goggles', also: 'motocross goggles', when: 'motorcycling' },
  ]),
  ...under('sunglasses', [
    { id: 'sports-sunglasses', also: 'sport sunglasses, sports glasses, running sunglasses' },
    { id: 'cycling-glasses', also: 'cycling sunglasses, cycling eyewear', when: 'cycling' },
  ]),
  ...under('suit', [
    { id: 'ski-suit', also: 'snowsuit, snow suit', when: 'skiing', warmth: 1, formality: 0 },
    { id: 'scrubs', also: 'scrub set', formality: 0.1 },
  ]),
  ...under('gloves', [
    { id: 'ski-gloves', also: 'ski glove, snow gloves', when: 'skiing', warmth: 0.9 },
    { id: 'cycling-gloves', also: 'bike gloves', when: 'cycling', warmth: 0.2 },
    { id: 'workout-gloves', also: 'gym gloves, weightlifting gloves', when: 'gym', warmth: 0 },
  ]),
  ...under('accessory', [
    { id: 'arm-sleeves', name: 'arm sleeve', also: 'arm warmer', ...sport },
    { id: 'gaiters', name: 'gaiter', also: 'leg gaiter', ...sport },
    { id: 'helmet', also: 'bike helmet, ski helmet', ...sport },
  ]),
];
