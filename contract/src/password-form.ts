/**
 * A password as it is counted and hashed: keyboards that spell one character differently type one
 * password (NIST SP 800-63B, 5.1.1.2). Importable without zod.
 */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** How long a password counts, in code points of that form. */
export const passwordLength = (password: string): number => [...normalizePassword(password)].length;
