import { type TypeRow, under } from './type-row.ts';

/** Garments of South Asia, East Asia, the Arab world and the Alps under their own names. */
export const TRADITIONAL: readonly TypeRow[] = [
  ...under('kurta', [
    { id: 'pathani', also: 'pathani kurta', gender: 'Men' },
    { id: 'achkan', also: 'achkan jacket', gender: 'Men', formality: 0.85, warmth: 0.4 },
  ]),
  ...under('kurta-set', [
    { id: 'salwar-kameez', also: 'salwar suit, shalwar kameez, punjabi suit', gender: 'Women' },
    { id: 'sherwani', also: 'wedding sherwani', gender: 'Men', formality: 0.95 },
    { id: 'anarkali', also: 'anarkali suit, anarkali dress', gender: 'Women', formality: 0.8 },
    { id: 'sharara', also: 'sharara set, gharara, gharara set', gender: 'Women', formality: 0.8 },
  ]),
  ...under('top', [
    { id: 'choli', also: 'saree blouse, sari blouse', gender: 'Women', formality: 0.8 },
    { id: 'haori', formality: 0.45 },
  ]),
  ...under('salwar', [
    { id: 'churidar', also: 'churidar pants, churidar bottom' },
    { id: 'patiala', also: 'patiala salwar, patiala pants', gender: 'Women' },
    { id: 'dhoti', also: 'dhoti pants, lungi, mundu', gender: 'Men' },
  ]),
  ...under('dress', [
    { id: 'qipao', also: 'cheongsam', formality: 0.75 },
    { id: 'ao-dai', also: 'aodai', formality: 0.75 },
    { id: 'hanbok', formality: 0.85 },
    { id: 'abaya', also: 'jilbab, burqa, burka', formality: 0.5, implies: 'modest' },
    { id: 'dirndl', formality: 0.5 },
    { id: 'yukata', formality: 0.5 },
  ]),
  ...under('flats', [
    { id: 'jutti', name: 'jutti', also: 'juttis, mojari, mojaris, khussa', formality: 0.5 },
  ]),
  ...under('sandals', [
    { id: 'kolhapuris', name: 'kolhapuri', also: 'kolhapuri chappal, chappal', formality: 0.3 },
    { id: 'huaraches', name: 'huarache', also: 'huarache sandal' },
    { id: 'geta', also: 'zori' },
  ]),
  ...under('bag', [{ id: 'potli', also: 'potli bag, batua', gender: 'Women', formality: 0.8 }]),
  ...under('earrings', [{ id: 'jhumkas', name: 'jhumka', also: 'jhumki, chandbali' }]),
  ...under('tiara', [{ id: 'maang-tikka', also: 'tikka, matha patti' }]),
  ...under('ring', [{ id: 'toe-ring', also: 'bichiya', gender: 'Women' }]),
  ...under('skirt', [{ id: 'kilt', also: 'utility kilt', gender: 'Men', implies: 'plaid' }]),
  ...under('hat', [{ id: 'fez' }, { id: 'topi', also: 'taqiyah, kufi' }]),
];
