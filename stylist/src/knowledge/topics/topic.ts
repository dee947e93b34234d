/** One thing to say, in several wordings. */
export interface Fact {
  /** Each a whole sentence of its own; together they say the same. */
  say: readonly string[];
  /** Cues that bring it to the front; it is told of any question of its topic when left out. */
  when?: readonly string[];
  /** Told only where one of its cues stands in the question. */
  only?: boolean;
  /** Answers the question itself: it is told in other words rather than left out. */
  direct?: boolean;
  /** Whom it concerns, "women" or "men"; everyone when left out. */
  for?: string;
}

/** A subject that the stylist knows something about. */
export interface Topic {
  id: string;
  /**
   * What it is asked by: folded words in a row, `*` for any ending, and `&` between parts that may
   * stand apart: "roll* & sleeve*".
   */
  cues: readonly string[];
  /** The most important first; a list of wordings alone is a fact without conditions. */
  facts: readonly (Fact | readonly string[])[];
  /** What the shopper may say next. */
  next: readonly string[];
}
