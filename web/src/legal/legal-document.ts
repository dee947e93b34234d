export interface LegalSection {
  /** Lasting: other pages lead to it. */
  id: string;
  title: string;
  /** HTML. */
  body: string;
}

/** A page of rules or promises. */
export interface LegalDocument {
  path: string;
  title: string;
  /** What a search engine shows beneath the title. */
  description: string;
  /** HTML: what it comes to, in a sentence or two. */
  lead: string;
  sections: readonly LegalSection[];
}

export const LAST_UPDATED = { day: '2025-09-02', text: '2 September 2025' } as const;
