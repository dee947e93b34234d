/** People's names that some brands give their pieces. */
export const WOMENS_NAMES: readonly string[] = (
  'Odette Margaux Ines Calla Thea Lucille Bianca Noor Esme Delphine Paloma Juno Romy Celeste Anouk Marlowe ' +
  'Sylvie Greta Wren Isolde Petra Amara Liv Coralie Hattie Zadie Maren Fleur Vesper Nell Tamsin Adele Orla Simone ' +
  'Beatrix Linnea Rosalind Clementine Yara Astrid'
).split(' ');
export const MENS_NAMES: readonly string[] = (
  'Alden Barnaby Casper Dorian Ellis Fenn Gideon Hale Ivo Jasper Kit Lowell Magnus Nico Otis Percy Quill Rafe ' +
  'Silas Tobin Ames Victor Wilder York Bram Cormac Desmond Emeric'
).split(' ');
