import { escapeHtml } from './escape-html.ts';
import { PRODUCT_NAME } from './head-tags.ts';

interface SmallPage {
  title: string;
  /** Where its stylesheet is. */
  stylePath: string;
  /** What stands in the body, as HTML. */
  body: string;
}

/** A page of the server's own, without any script and unknown to search engines. */
export const smallPage = ({ title, stylePath, body }: SmallPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${PRODUCT_NAME}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
${body}
</body>
</html>
`;
