/**
 * What a clause of a message does: names something new to see (find), changes what is looked for or
 * shown (change), minds a piece (object) or the stylist (gripe), asks a fact of pieces that are shown
 * (ask), an opinion on them (judge), what needs no piece (advise), sums (total), the shop or the app
 * (shop), tells of the shopper (tell), takes or likes a piece (take), or is said around the rest (chat).
 */
export const CLAUSE_ACTS = [
  'find',
  'change',
  'object',
  'gripe',
  'ask',
  'judge',
  'advise',
  'total',
  'shop',
  'tell',
  'take',
  'chat',
] as const;

export type ClauseAct = (typeof CLAUSE_ACTS)[number];

export const isClauseAct = (name: string): name is ClauseAct =>
  CLAUSE_ACTS.some((act) => act === name);

/** The first word of a clause is tagged so, for two clauses of one act may follow each other. */
export const beginOf = (act: ClauseAct): string => `${act} begins`;
