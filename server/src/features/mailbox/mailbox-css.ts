/** The style sheet of the development mailbox. */
export const MAILBOX_CSS = `
:root { color-scheme: light dark; --paper: #fbf9f6; --raised: #fff; --ink: #1c1a17; --soft: #5c564d; --line: #e3ddd3; --accent: #8a2b3a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151412; --raised: #1e1c1a; --ink: #f3efe8; --soft: #b5aea3; --line: #36322d; --accent: #eb9aa4; }
}
* { box-sizing: border-box; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font: 400 2.25rem/1.12 Georgia, serif; letter-spacing: -0.02em; text-wrap: balance; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.kicker { margin: 0 0 0.5rem; color: var(--soft); font-size: 0.75rem; letter-spacing: 0.09em; text-transform: uppercase; }
.soft { color: var(--soft); font-size: 0.875rem; }
.ways { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 1rem 0 2rem; }
.ways a { display: inline-flex; align-items: center; min-height: 44px; }
.mails { margin: 0; padding: 0; border-top: 1px solid var(--line); list-style: none; }
.mails a { display: block; padding: 1rem 0; border-bottom: 1px solid var(--line); text-decoration: none; }
.mails a:hover strong { text-decoration: underline; text-underline-offset: 0.2em; }
.mails strong { display: block; font: 400 1.25rem/1.3 Georgia, serif; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 1.5rem 0; }
dt { color: var(--soft); }
dd { margin: 0; }
iframe { display: block; width: 100%; height: 46rem; border: 1px solid var(--line); background: var(--paper); }
summary { min-height: 44px; padding: 0.6rem 0; cursor: pointer; }
pre { margin: 0; padding: 1rem; background: var(--raised); font: 0.9rem/1.6 ui-monospace, monospace; white-space: pre-wrap; }
`.trim();
