import { describe, expect, it } from 'vitest';
import { makeGazetteer } from './make-gazetteer.ts';

interface Place {
  name: string;
  ascii?: string;
  others?: string;
  code?: string;
  population?: number;
}

/** A line of the table of GeoNames, nineteen fields wide. */
function line({ name, ascii = name, others = '', code = 'PPL', population = 20_000 }: Place) {
  const fields = ['1', name, ascii, others, '48.13743', '-11.57549', 'P', code, 'DE', '', '02'];
  return [...fields, '', '', '', population, '', '520', 'Europe/Berlin', '2023-01-01'].join('\t');
}

const make = (places: readonly Place[]) =>
  makeGazetteer({
    cities: `${places.map(line).join('\n')}\n`,
    regions: 'DE.02\tBavaria\tBavaria\t2951839\nDE.01\tBaden-Württemberg\tx\t2953481\n',
  });

describe('the files of the gazetteer', () => {
  it('hold the cities with the most people first, and the regions they lie in', () => {
    const { cities, regions } = make([
      { name: 'Fürth', population: 133_000 },
      { name: 'Munich', population: 1_260_391 },
    ]);
    expect(cities.split('\n')).toEqual([
      'Munich\tDE\t02\t48.137\t-11.575\t1260391',
      'Fürth\tDE\t02\t48.137\t-11.575\t133000',
    ]);
    expect(regions).toBe('DE.02\tBavaria');
  });

  it('hold each name once, folded, in the order of bytes', () => {
    const { names } = make([
      { name: 'Munich', others: 'München,Monaco di Baviera,munich,ミュンヘン,', population: 2e6 },
      { name: 'Mün', ascii: 'Muen' },
    ]);
    expect(names.split('\n')).toEqual([
      'monaco di baviera\t~0',
      'muen\t1',
      'mun\t1',
      'munchen\t~0',
      'munich\t0',
      'ミュンヘン\t~0',
    ]);
  });

  it('leave out villages, quarters of cities and what small towns are called elsewhere', () => {
    const { cities, names } = make([
      { name: 'Dachau', others: 'Dachavo', population: 14_000 },
      { name: 'Schwabing', code: 'PPLX' },
      { name: 'Weiler', population: 999 },
    ]);
    expect(cities.split('\n')).toHaveLength(1);
    expect(names).toBe('dachau\t0');
  });
});
