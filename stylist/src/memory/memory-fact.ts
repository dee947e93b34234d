import { capital, joinedByOr } from '@modiste/lexicon/joined-names';

/** How much somebody cares for what they like; each is the word that the account shows. */
export type LikeVerb =
  | 'loves'
  | 'likes'
  | 'prefers'
  | 'mostly wears'
  | 'always wears'
  | 'only wears';

/** When something takes place. */
export interface EventDate {
  /** With its preposition: "in May 2027", "on June 12, 2027". */
  text: string;
  /** The first moment at which it is over everywhere on earth. */
  isOverAt: Date;
}

interface Personal {
  /** Whom it is said of: "brother"; null for the shopper. */
  person: string | null;
}

/** What the shopper does not wear. Every phrase is one that the lexicon reads whole. */
export interface Refusal extends Personal {
  kind: 'refusal';
  phrases: readonly string[];
  /** Where it holds, with its preposition: "for work", "in summer"; empty where it always holds. */
  scope: string;
}

export interface Like extends Personal {
  kind: 'like';
  verb: LikeVerb;
  phrase: string;
}

export interface PersonalEvent extends Personal {
  kind: 'event';
  /** "wedding", "trip to Italy". */
  name: string;
  date: EventDate;
}

/** How clothes and shoes have to be cut: "wide feet", "long torso". */
export interface FitFact extends Personal {
  kind: 'fit';
  phrase: string;
}

export interface SizeFact extends Personal {
  kind: 'size';
  /** "US 8", "L", "32x32". */
  size: string;
  /** What it is a size of, in the plural ("tops", "shoes"); empty where nobody said. */
  garment: string;
}

/** Anything else that the shopper wrote down. */
interface Note {
  kind: 'note';
  text: string;
}

/** What a memory says, as data. */
export type MemoryFact = Refusal | Like | PersonalEvent | FitFact | SizeFact | Note;

const genitive = (person: string): string => `${capital(person)}’s`;

function refusalText({ person, phrases, scope }: Refusal): string {
  const all = `no ${joinedByOr(phrases)}${scope === '' ? '' : ` ${scope}`}`;
  const refused = all.replace(/^no anything /, 'nothing ');
  return person === null ? capital(refused) : `${capital(person)}: ${refused}`;
}

function sizeText({ person, size, garment }: SizeFact): string {
  const of = garment === '' ? '' : ` in ${garment}`;
  return capital(`${person === null ? '' : `${person} `}wears size ${size}${of}`);
}

/** A fact as the account lists it: "No wool", "Loves linen", "Wedding in May 2027". */
export function memoryText(fact: MemoryFact): string {
  switch (fact.kind) {
    case 'refusal':
      return refusalText(fact);
    case 'like':
      return capital(`${fact.person === null ? '' : `${fact.person} `}${fact.verb} ${fact.phrase}`);
    case 'event': {
      const of = fact.person === null ? '' : `${genitive(fact.person)} `;
      return capital(`${of}${fact.name} ${fact.date.text}`);
    }
    case 'fit':
      return fact.person === null
        ? capital(fact.phrase)
        : `${capital(fact.person)}: ${fact.phrase}`;
    case 'size':
      return sizeText(fact);
    case 'note':
      return fact.text;
  }
}
