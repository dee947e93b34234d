import type { Aspect } from '@modiste/lexicon/comparisons';
import type { PlacedReading } from '../understanding/message.ts';

/** Where in the words of a message something shown is referred to. */
interface Place {
  from: number;
  /** The index after its last word. */
  to: number;
}

/** What a shopper's words refer to, before it is looked up. */
export type Mention = Place &
  /** "the second one", "the last two dresses"; the index counts from 0, or back from -1. */
  (
    | {
        kind: 'position';
        index: number;
        count: number;
        isOutfit: boolean;
        type: string | null;
        /** "the second linen one" is counted among those of linen. */
        readings: readonly PlacedReading[];
        /** "the latter": one of the two that were spoken of last. */
        isOfPair?: boolean;
      }
    /** "it"; how many are meant, or null for one or for all that were shown. */
    | { kind: 'pronoun'; count: number | null; isPlural: boolean }
    /** "the linen one", "that black dress", "the one from Arket". */
    | {
        kind: 'described';
        readings: readonly PlacedReading[];
        /** Words that may be part of a title, or of the shop's own name of a color. */
        names: readonly string[];
        /** "in ink", "in stock": the shop's name of a color, or something else. */
        perhaps: readonly string[];
        /** "the $70 one"; null where no price is said. */
        price: number | null;
        /** "the two suede ones"; null where nobody says how many. */
        count: number | null;
        isPlural: boolean;
      }
    /** "the cheapest", "the cheapest black one", "the longest one with pockets". */
    | {
        kind: 'extreme';
        aspect: Aspect;
        direction: -1 | 1;
        type: string | null;
        readings: readonly PlacedReading[];
        /** "the cheaper one": there are only two. */
        isOfTwo: boolean;
        /** "the expensive one": of two that are held side by side the dearer one. */
        isPlain?: true;
        /** "the two cheapest"; left out for one. */
        count?: number;
        /** "of the first two"; null for all that is shown. */
        among: Mention | null;
      }
    /** "the other one", of two; "the other two", "the rest": null where nobody says how many. */
    | { kind: 'other'; count: number | null; type: string | null }
    /** "the next one", "the one before that": beside what was spoken of last. */
    | { kind: 'step'; step: -1 | 1 }
    /** "the middle one". */
    | { kind: 'middle' }
    /** "the one you recommended": what the last reply put first. */
    | { kind: 'praised' }
  );
