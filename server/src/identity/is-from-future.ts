/** How far the clock of whoever issues tokens may be ahead of ours. */
const SKEW_S = 30;

/**
 * Whether a token says that it was issued, or its person signed in, at a time that has not come.
 * Libraries do not look at it, and such a token would stay fresh for as long as its maker likes.
 */
export function isFromFuture(claims: { iat?: unknown; auth_time?: unknown }): boolean {
  const latest = Date.now() / 1000 + SKEW_S;
  return [claims.iat, claims.auth_time].some((time) => typeof time === 'number' && time > latest);
}
