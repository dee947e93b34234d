import { PAGES } from '@modiste/contract/paths';
import { consentBanner } from './consent-banner.ts';
import { escaped, FILLED, type WebsitePage } from './website-page.ts';

/** For search engines: who we are, and what this site is. */
const ABOUT = [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Modiste',
    url: `${FILLED.site}/`,
    logo: `${FILLED.site}/icon-512.png`,
    email: FILLED.email,
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Modiste',
    url: `${FILLED.site}/`,
  },
];

const listedHead = ({ path: given, title, description }: WebsitePage) => {
  const path = given === PAGES.website ? FILLED.front : given;
  return `<link rel="canonical" href="${FILLED.site}${path}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Modiste">
<meta property="og:title" content="${escaped(title)}">
<meta property="og:description" content="${escaped(description)}">
<meta property="og:url" content="${FILLED.site}${path}">
<meta property="og:image" content="${FILLED.site}/website-card.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<meta property="og:image:alt" content="Your Style in Motion, Our Intelligence in Sync, Together in Modiste">
<script type="application/ld+json">${JSON.stringify(ABOUT)}</script>`;
};

const headHtml = (page: WebsitePage) => `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(page.title)}</title>
<meta name="description" content="${escaped(page.description)}">
<meta name="theme-color" content="#fbf9f6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#151412" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${page.isListed ? listedHead(page) : '<meta name="robots" content="noindex">'}
<link rel="stylesheet" href="/src/website/website.css">
<script type="module" src="/src/website/website.ts"></script>`;

const NAVIGATION = [
  { path: '/website#shoppers', label: 'For Fashion Lovers' },
  { path: '/website#partners', label: 'For Partners' },
  { path: '/website/pitch', label: 'Pitch' },
  { path: '/vision', label: 'Vision' },
  { path: '/website#contacts', label: 'Contacts' },
];

const LEGAL = [
  { path: PAGES.privacy, label: 'Privacy Policy' },
  { path: PAGES.terms, label: 'Terms & Conditions' },
  { path: PAGES.cookies, label: 'Cookies' },
];

const link = (shown: WebsitePage) => (entry: { path: string; label: string }) =>
  `<li><a href="${entry.path}"${entry.path === shown.path ? ' aria-current="page"' : ''}>${entry.label}</a></li>`;

/** The whole page. All of it can be read and used without its script. */
export const setWebsitePage = (page: WebsitePage): string => `<!doctype html>
<html lang="en" data-tag="%TAG%" data-consent="%CONSENT%">
<head>
${headHtml(page)}
</head>
<body class="page-${page.name}">
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="wordmark" href="/website">Modiste</a>
<nav aria-label="Sections"><ul class="bar-links">
${NAVIGATION.map(link(page)).join('\n')}
</ul></nav>
<div class="bar-actions">
<button type="button" class="pause" data-pause hidden aria-pressed="false"><span class="pause-sign" aria-hidden="true"></span><span class="pause-text visually-hidden">Pause motion</span></button>
<a class="menu" href="#all-pages">Menu</a>
<a class="button" href="${FILLED.app}/" target="_blank" rel="noopener">Open the app<span class="visually-hidden"> (opens in a new tab)</span></a>
</div>
</header>
${page.name === 'privacy-choices' ? '' : consentBanner()}
<main id="content" tabindex="-1">
${page.main()}
</main>
<footer>
<p class="wordmark">Modiste</p>
<nav id="all-pages" aria-label="All pages"><ul class="foot-links">
${[...NAVIGATION, { path: '/website/features', label: 'Features' }].map(link(page)).join('\n')}
${LEGAL.map(({ path, label }) => `<li><a href="${FILLED.app}${path}">${escaped(label)}</a></li>`).join('\n')}
${link(page)({ path: PAGES.privacyChoices, label: 'Privacy choices' })}
</ul></nav>
</footer>
</body>
</html>
`;
