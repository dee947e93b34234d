/** A page of the public side: plain HTML, set when the web app is built. */
export interface WebsitePage {
  /** The file of the build, and the last part of its address. */
  name: 'landing' | 'pitch' | 'features' | 'vision' | 'privacy-choices' | 'sent' | 'not-sent';
  /** Within the public side: "/website/pitch". */
  path: string;
  title: string;
  description: string;
  /** Whether search engines shall list it. */
  isListed: boolean;
  /** What stands in the page's `main`, as HTML. */
  main: () => string;
}

/** Addresses that the server fills in, as they depend on the host that is asked for. */
export const FILLED = {
  /** Where the app is, without a slash at the end. */
  app: '%APP%',
  /** The host of the public side, without a slash at the end. */
  site: '%SITE%',
  /** Where the front page is on that host. */
  front: '%FRONT%',
  /** Where people may write to. */
  email: '%EMAIL%',
} as const;

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The markup of each entry, one below the other. */
export const each = <Entry>(
  entries: readonly Entry[],
  write: (entry: Entry, index: number) => string,
): string => entries.map(write).join('\n');

/** Names what is not there yet. */
export const plannedMark = (isPlanned: boolean | undefined): string =>
  isPlanned ? ' <span class="planned">Planned</span>' : '';
