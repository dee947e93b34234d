import type { Gender } from '@modiste/contract/values';
import { ancestorsOf, findType, type GarmentType } from '@modiste/lexicon/garment-types';
import { pluralize } from '@modiste/lexicon/inflections';
import type { Candidate } from '../item-facts/candidate.ts';
import { foldedWords } from './match-typed.ts';

/** Something the shop has, as words to search for. */
export interface CatalogueTerm {
  kind: 'type' | 'brand' | 'color';
  text: string;
  /** Folded. */
  words: readonly string[];
  /** The gender that the term is about, where it is about one alone. */
  gender: Gender | null;
  /** What is one thing under several names, such as sneakers and trainers. */
  sense: string;
  /** Whether the thing is better known by another name. */
  isAlias: boolean;
  items: number;
}

const SCOPES = ['Women', 'Men'] as const;
const SEPARATOR = '\n';

const addOne = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/** Typed beside a garment or alone: "women's dresses". */
const GENDER_WORDS: Readonly<Record<Gender, readonly string[]>> = {
  Women: ['womens'],
  Men: ['mens'],
  Unisex: [],
};

type Named = Pick<CatalogueTerm, 'kind' | 'text' | 'sense' | 'items'> &
  Partial<Pick<CatalogueTerm, 'gender' | 'isAlias'>> & {
    /** Whom all of it is for, though the term does not say so. */
    onlyFor?: Gender | null;
  };

const toTerm = ({
  gender = null,
  onlyFor = gender,
  isAlias = false,
  ...named
}: Named): CatalogueTerm => ({
  ...named,
  gender,
  isAlias,
  words: [...foldedWords(named.text), ...(onlyFor === null ? [] : GENDER_WORDS[onlyFor])],
});

const namesOf = ({ plural, synonyms }: GarmentType): string[] => [
  plural,
  ...synonyms.map((name) => pluralize(name)),
];

/** Gathers what the shop has; `finish` gives its terms. */
export function createCatalogueTerms() {
  const types = new Map<string, number>();
  const scoped = new Map<string, number>();
  const colored = new Map<string, number>();
  const brands = new Map<string, number>();

  const typeTerms = (): CatalogueTerm[] =>
    [...types].flatMap(([id, items]) => {
      const type = findType(id);
      if (type === null) return [];
      const onlyFor =
        SCOPES.find((gender) => scoped.get(`${id}${SEPARATOR}${gender}`) === items) ?? null;
      const named = namesOf(type).map((text, at) =>
        toTerm({ kind: 'type', text, sense: id, isAlias: at > 0, items, onlyFor }),
      );
      const genders = SCOPES.flatMap((gender) => {
        const own = scoped.get(`${id}${SEPARATOR}${gender}`) ?? 0;
        if (own === 0 || own === items) return [];
        const term = { kind: 'type', sense: `${id} ${gender}`, gender, items: own } as const;
        return namesOf(type).map((text, at) => toTerm({ ...term, text, isAlias: at > 0 }));
      });
      return [...named, ...genders];
    });
  const colorTerms = (): CatalogueTerm[] =>
    [...colored].flatMap(([key, items]) => {
      const [id = '', color = ''] = key.split(SEPARATOR);
      const plural = findType(id)?.plural;
      if (plural === undefined) return [];
      const text = `${color.toLowerCase()} ${plural}`;
      return [toTerm({ kind: 'color', text, sense: text, items })];
    });
  const brandTerms = (): CatalogueTerm[] =>
    [...brands].map(([text, items]) => toTerm({ kind: 'brand', text, sense: text, items }));

  return {
    add({ type, gender, colors, brand }: Candidate) {
      for (const id of [type, ...ancestorsOf(type)]) {
        addOne(types, id);
        addOne(scoped, `${id}${SEPARATOR}${gender}`);
        for (const color of colors) addOne(colored, `${id}${SEPARATOR}${color}`);
      }
      if (brand.trim() !== '') addOne(brands, brand.trim());
    },
    finish: (): CatalogueTerm[] => [...typeTerms(), ...colorTerms(), ...brandTerms()],
  };
}
