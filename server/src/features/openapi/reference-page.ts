import { CALLS } from '@modiste/contract/calls';
import type { Call } from '@modiste/contract/calls/call';
import { ERRORS } from '@modiste/contract/errors';
import { type CallName, PAGES } from '@modiste/contract/paths';
import { z } from 'zod';
import { escapeHtml } from '../../html/escape-html.ts';

/** The style sheet of the page that describes the calls. */
export const REFERENCE_CSS = `
:root { color-scheme: light dark; --paper: #fbf9f6; --ink: #1c1a17; --soft: #5f5850; --line: #ded7cc; --code: #f1ece4; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151412; --ink: #f1ede6; --soft: #b5ada2; --line: #3b3731; --code: #211f1c; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 6rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; }
h2 { margin-top: 3rem; text-transform: capitalize; }
a { color: inherit; text-underline-offset: 0.2em; }
nav ul { columns: 18rem; padding-left: 1.2rem; }
section { border-top: 1px solid var(--line); padding: 1rem 0; }
h3 { margin: 0; font-size: 1.05rem; }
.method { display: inline-block; min-width: 4.5rem; font-size: 0.8rem; letter-spacing: 0.08em; color: var(--soft); }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9rem; }
code { overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 26rem; padding: 1rem; background: var(--code); }
summary { cursor: pointer; padding: 0.4rem 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
dd { margin: 0 0 0.5rem 1rem; color: var(--soft); }
`;

function schemaBlock(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const text = escapeHtml(JSON.stringify(shape, null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${text}</pre></details>`;
}

function multipartBlock({ multipart }: Call): string {
  if (!multipart) return '';
  const parts = Object.entries(multipart).map(
    ([name, holds]) => `<dt><code>${escapeHtml(name)}</code></dt><dd>${escapeHtml(holds)}</dd>`,
  );
  return `<p>Multipart form:</p><dl>${parts.join('')}</dl>`;
}

function errorList({ errors }: Call): string {
  if (errors.length === 0) return '';
  const rows = errors.map((code) => {
    const { status, message } = ERRORS[code];
    return `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(message)}</td></tr>`;
  });
  return `<details><summary>Errors</summary><table><tr><th>Status</th><th>Code</th><th>Message</th></tr>${rows.join('')}</table></details>`;
}

function callSection(name: CallName): string {
  const declared: Call = CALLS[name];
  const access = declared.access === 'member' ? '<p>Needs a bearer token.</p>' : '';
  const media = declared.media ? `<p>Answers ${declared.media.join(', ')}.</p>` : '';
  return `<section id="${name}">
<h3><span class="method">${declared.method}</span> <code>${escapeHtml(declared.path)}</code></h3>
<p>${escapeHtml(declared.summary)}.</p>${access}${multipartBlock(declared)}
${schemaBlock('Body', declared.body, 'input')}${schemaBlock('Answer', declared.answer, 'output')}${media}${errorList(declared)}
</section>`;
}

/** The calls as a page to read: no script, so that it works under the strictest policy. */
export function referencePage(names: readonly CallName[], stylePath: string): string {
  const groups = Map.groupBy(names, (name) => CALLS[name].tag);
  const body = [...groups].map(
    ([tag, members]) => `<h2>${escapeHtml(tag)}</h2>${members.map(callSection).join('')}`,
  );
  const links = names.map(
    (name) => `<li><a href="#${name}">${escapeHtml(CALLS[name].summary)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Modiste API reference</title>
<meta name="description" content="Every call of the Modiste API with its parameters and responses.">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<header><h1>Modiste API reference</h1>
<p>Machine-readable: <a href="${PAGES.openapi}">OpenAPI 3.1</a>.</p></header>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>
<main>${body.join('')}</main>
</body>
</html>
`;
}
