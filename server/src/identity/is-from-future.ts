/** How far the clock of whoever issues tokens may be ahead of ours. */
const SKEW_S = 30;

/**
 * Whether a token claims to be issued, or its person to have signed in, in the future. Libraries do
 * not check it, and such a token would count as fresh for as long as its issuer likes.
 */
export function isFromFuture(claims: { iat?: unknown; auth_time?: unknown }): boolean {
  const latest = Date.now() / 1000 + SKEW_S;
  return [claims.iat, claims.auth_time].some((time) => typeof time === 'number' && time > latest);
}
