/** The style sheet of the pages that mails about prices lead to. */
export const MAIL_CSS = `
:root { color-scheme: light dark; --paper: #fbf9f6; --ink: #1c1a17; --soft: #5c564d; --line: #c9c1b4; --accent: #8a2b3a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151412; --ink: #f3efe8; --soft: #b5aea3; --line: #4a453e; --accent: #eb9aa4; }
}
* { box-sizing: border-box; }
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
.name { display: inline-flex; align-items: center; min-height: 44px; color: inherit; font: 1.25rem/1.2 Georgia, serif; letter-spacing: -0.01em; text-decoration: none; }
h1 { margin: 3.5rem 0 1.25rem; font: 400 2.25rem/1.12 Georgia, serif; letter-spacing: -0.02em; text-wrap: balance; }
p { margin: 0 0 1rem; text-wrap: pretty; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 2rem 0; }
button { flex: 1 1 15rem; min-height: 48px; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 999px; background: transparent; color: inherit; font: inherit; font-weight: 500; line-height: 1.2; cursor: pointer; }
button:first-child:not(:last-child) { border-color: var(--ink); background: var(--ink); color: var(--paper); }
a { color: inherit; text-underline-offset: 0.2em; }
.soft { color: var(--soft); font-size: 0.875rem; }
.soft a { display: inline-flex; align-items: center; min-height: 44px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`.trim();
