/** Records that a page was opened. The code is fetched on its own: nothing on the page waits for it. */
export function recordVisit(): void {
  import('./record-engagement.ts').then(
    ({ recordEngagement }) => recordEngagement(),
    (cause: unknown) => console.warn('The visit was not recorded.', cause),
  );
}
