import type { Gender } from '@modiste/contract/values';
import type { FinishName } from './finishes.ts';

/** A ready-made pose: a body in a finish, standing in the studio. */
export interface Mannequin {
  /** Stands where the id of a pose stands: "mannequin-woman-honey". */
  id: string;
  name: string;
  /** What is seen, for those who do not see it. */
  description: string;
  gender: Gender;
}

interface Cast extends Mannequin {
  /** The stored body. */
  body: string;
  finish: FinishName;
}

const SKINS: readonly (readonly [finish: FinishName, name: string, words: string])[] = [
  ['ivory', 'Ivory', 'light skin'],
  ['honey', 'Honey', 'golden skin'],
  ['chestnut', 'Chestnut', 'brown skin'],
  ['espresso', 'Espresso', 'deep brown skin'],
  ['matte white', 'White', 'a matte white finish'],
];

const BODIES = [
  { kind: 'woman', gender: 'Women', body: 'woman-hourglass-relaxed', shape: 'an hourglass figure' },
  { kind: 'man', gender: 'Men', body: 'man-straight-relaxed', shape: 'a straight figure' },
] as const;

const CAST: readonly Cast[] = BODIES.flatMap(({ kind, gender, body, shape }) =>
  SKINS.map(([finish, name, words]) => ({
    id: `mannequin-${kind}-${finish.replaceAll(' ', '-')}`,
    name: `${kind === 'woman' ? 'Woman' : 'Man'}, ${name}`,
    description: `A mannequin of a ${kind} with ${shape} and ${words}, standing with relaxed arms, seen from the front.`,
    gender,
    body,
    finish,
  })),
);

/** The ready-made poses, women first. */
export const MANNEQUINS: readonly Mannequin[] = CAST.map(({ id, name, description, gender }) => ({
  id,
  name,
  description,
  gender,
}));

/** The body and the finish of a ready-made pose; null where there is none of that id. */
export const castOf = (id: string): Cast | null => CAST.find((one) => one.id === id) ?? null;
