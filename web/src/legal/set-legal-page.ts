import { PAGES } from '@modiste/contract/paths';
import { LAST_UPDATED, type LegalDocument, type LegalSection } from './legal-document.ts';
import { LEGAL_DOCUMENTS } from './legal-documents.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;');

const contentsEntry = ({ id, title }: LegalSection) =>
  `<li><a href="#${id}">${escaped(title)}</a></li>`;

const sectionHtml = ({ id, title, body }: LegalSection) =>
  `<section id="${id}" data-motion="essential" aria-labelledby="${id}-title">
<h2 id="${id}-title">${escaped(title)}</h2>
${body.trim()}
</section>`;

const otherPage = (shown: LegalDocument) => (each: LegalDocument) => {
  const current = each === shown ? ' aria-current="page"' : '';
  return `<li><a href="${each.path}"${current}>${escaped(each.title)}</a></li>`;
};

const headHtml = ({ title, description }: LegalDocument) => `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)} · Modiste</title>
<meta name="description" content="${escaped(description)}">
<meta name="theme-color" content="#fbf9f6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#151412" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="/src/legal/legal.css">`;

/** The whole page, which needs no script. */
export const setLegalPage = (shown: LegalDocument): string => `<!doctype html>
<html lang="en">
<head>
${headHtml(shown)}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="wordmark" href="${PAGES.app}">Modiste</a>
<a class="back" href="${PAGES.app}"><span aria-hidden="true">←</span> Back</a>
</header>
<main id="content">
<div class="opening">
<p class="kicker">Last updated <time datetime="${LAST_UPDATED.day}">${LAST_UPDATED.text}</time></p>
<h1>${escaped(shown.title)}</h1>
<p class="lead">${shown.lead}</p>
</div>
<nav class="contents links" aria-labelledby="contents">
<h2 id="contents">On this page</h2>
<ol>
${shown.sections.map(contentsEntry).join('\n')}
</ol>
</nav>
<div class="text">
${shown.sections.map(sectionHtml).join('\n')}
</div>
</main>
<footer>
<nav class="links" aria-label="Legal pages">
<ul>
${LEGAL_DOCUMENTS.map(otherPage(shown)).join('\n')}
</ul>
</nav>
<p>Modiste, your AI fashion designer</p>
</footer>
</body>
</html>
`;
