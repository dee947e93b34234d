import { type TypeRow, under } from './type-row.ts';

export const JEWELRY: readonly TypeRow[] = [
  {
    id: 'jewelry',
    also: 'jewellery, jewelery, jewelry set, jewellery set',
    category: 'accessories',
    role: 'jewelry',
    formality: 0.6,
    warmth: 0,
  },
  ...under('jewelry', [
    { id: 'necklace', also: 'neck lace' },
    { id: 'earrings', name: 'earring', also: 'ear ring' },
    { id: 'bracelet' },
    { id: 'ring', also: 'finger ring, band ring' },
    { id: 'brooch', also: 'brooch pin' },
    { id: 'anklet', also: 'ankle bracelet', gender: 'Women' },
    { id: 'cufflinks', name: 'cufflink', also: 'cuff link', gender: 'Men', formality: 0.9 },
    { id: 'charm', also: 'bracelet charm' },
    { id: 'body-jewelry', also: 'body chain, nose ring, belly ring, nose stud, nose pin' },
    { id: 'tiara', also: 'headpiece, maang tikka', gender: 'Women', formality: 0.95 },
  ]),
  ...under('necklace', [
    { id: 'pendant', also: 'pendant necklace, locket' },
    { id: 'choker', also: 'choker necklace', gender: 'Women' },
    { id: 'chain-necklace', also: 'neck chain, gold chain, silver chain' },
    { id: 'pearl-necklace', also: 'string of pearls, pearls', when: 'pearl', formality: 0.85 },
    { id: 'statement-necklace', also: 'bib necklace, collar necklace', formality: 0.7 },
    { id: 'mangalsutra', gender: 'Women' },
  ]),
  ...under('earrings', [
    { id: 'hoop-earrings', name: 'hoop earring', also: 'hoop, hoops' },
    { id: 'stud-earrings', name: 'stud earring', also: 'ear stud, studs' },
    { id: 'drop-earrings', name: 'drop earring', also: 'dangle earring, jhumka' },
    { id: 'ear-cuff', also: 'ear climber' },
    { id: 'chandelier-earrings', name: 'chandelier earring', formality: 0.85 },
  ]),
  ...under('bracelet', [
    { id: 'bangle', also: 'bangles, kada' },
    { id: 'cuff-bracelet', also: 'bracelet cuff, cuff bangle' },
    { id: 'tennis-bracelet', formality: 0.8 },
    { id: 'charm-bracelet' },
    { id: 'beaded-bracelet', also: 'friendship bracelet', formality: 0.2 },
  ]),
  ...under('ring', [
    { id: 'engagement-ring', also: 'diamond ring, wedding ring, wedding band', formality: 0.9 },
    { id: 'signet-ring' },
    { id: 'cocktail-ring', also: 'statement ring', gender: 'Women', formality: 0.8 },
    { id: 'stacking-ring', also: 'midi ring, stackable ring' },
  ]),
];
