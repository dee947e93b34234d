import { fold } from '../words/tokens.ts';

const ONE_SIZE =
  /^(?:one size|onesize|os|o s|osfa|osfm|1 ?sz|one|1 size|one sz|free size|freesize|(?:onesize|one size|1 size) ?(?:fits? (?:all|most))?|uni|unisize|universal|standard|u|tu|t u|eg|einheitsgro(?:ss|ß|s)e|einheits gro(?:ss|ß)e|universalgro(?:ss|ß)e|taille unique|tailleunique|unique|talla unica|unica|taglia unica|tamanho unico|unico|единыи размер|единыи|один размер|универсальныи|универсальныи размер|без размера|безразмерныи|no size|n a|ns|maat one size|enhetsstorlek|rozmiar uniwersalny|uniwersalny)$/;

/** Whether a shop's size means that there is but one: "One Size", "O/S", "TU". */
export const isOneSize = (size: string): boolean =>
  ONE_SIZE.test(
    fold(size)
      .replace(/[-/._]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
