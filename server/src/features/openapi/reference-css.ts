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
