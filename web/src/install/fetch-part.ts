const styles = new Map<string, Promise<void>>();

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return link;
}

/** Waits for a style sheet; one that did not come is fetched again by the next that needs it. */
function fetchStyles(href: string): Promise<void> {
  const link = addLink('stylesheet', href);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.onload = () => resolve();
  link.onerror = () => {
    styles.delete(href);
    link.remove();
    reject(new Error(`The style sheet ${href} could not be fetched.`));
  };
  styles.set(href, promise);
  return promise;
}

const isOnPage = (href: string) => document.querySelector(`link[href="${href}"]`) !== null;

async function fetchFile(file: string): Promise<void> {
  const href = `/${file}`;
  const known = styles.get(href);
  if (known !== undefined) await known;
  else if (isOnPage(href)) return;
  else if (file.endsWith('.css')) await fetchStyles(href);
  else addLink('modulepreload', href);
}

/**
 * Imports a part of the app, once its style sheets are there; the scripts that it needs are fetched
 * meanwhile. It takes the place of what the build tool brings, at a third of the weight.
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map(fetchFile));
  return load();
}
