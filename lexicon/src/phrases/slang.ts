/**
 * What shoppers call a type though no shop does, by type, separated by commas. Read in queries only:
 * in a title "shades" are colors.
 */
export const SLANG: Readonly<Record<string, string>> = {
  sunglasses: 'shades, sunnies',
  glasses: 'specs',
  underwear: 'undies, skivvies, unmentionables',
  swimwear: 'swim, swimmers, togs, swim stuff',
  swimsuit: 'cossie, cozzie, one piece',
  beanie: 'toque, tuque',
  sneakers: 'sandshoes, sneaks, tennies, tekkies',
  'messenger-bag': 'manpurse, murse, man bag, man purse',
  'matching-set': 'two piece, 2 piece, two piece outfit, 2 piece outfit',
  'chain-necklace': 'ice chain, bling chain, chain for men',
  jewelry: 'bling, ice',
  pajamas: 'jammies, jimjams, jammy, pj',
  'track-pants': 'trackies, trackie, trackie bottoms',
  hosiery: 'hose',
  undershirt: 'wifebeater',
  knitwear: 'knits, woollies, woolies',
  'puffer-jacket': 'bubble coat, puffa, puffy',
  joggers: 'joggies',
  parka: 'puffy coat, puffa coat, puffer coats',
  'cuff-bracelet': 'cuff',
  'flip-flops': 'pluggers, slops',
  'rain-boots': 'gummies',
  'heeled-sandals': 'strappies, strappy sandals',
  'ankle-boots': 'shoe boots, shooties',
  'leather-jacket': 'leathers',
};
