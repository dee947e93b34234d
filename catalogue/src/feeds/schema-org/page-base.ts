const LINK = /<link\b[^>]*\brel\s*=\s*["']?canonical["']?[^>]*>/i;
const SHARED = /<meta\b[^>]*\bproperty\s*=\s*["']?og:url["']?[^>]*>/i;

/** The address that a web page names as its own, or ''. */
export function readPageBase(html: string): string {
  const link = /\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(LINK.exec(html)?.[0] ?? '')?.[1];
  const shared = /\bcontent\s*=\s*["']?([^"'\s>]+)/i.exec(SHARED.exec(html)?.[0] ?? '')?.[1];
  const found = link ?? shared ?? '';
  return /^https?:\/\//i.test(found) ? found : '';
}
