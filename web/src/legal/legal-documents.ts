import { COOKIE_POLICY } from './cookie-policy.ts';
import { DATA_USAGE } from './data-usage.ts';
import type { LegalDocument } from './legal-document.ts';
import { PRIVACY_POLICY } from './privacy-policy.ts';
import { TERMS } from './terms.ts';

/** Every legal page, in the order in which they lead to each other. */
export const LEGAL_DOCUMENTS: readonly LegalDocument[] = [
  PRIVACY_POLICY,
  TERMS,
  COOKIE_POLICY,
  DATA_USAGE,
];
