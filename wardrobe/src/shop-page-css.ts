/** The style sheet of the demo shop's pages, served at "/shop/shop.css". */
export const SHOP_PAGE_CSS = `
:root { color-scheme: light dark; --paper: #faf8f4; --ink: #1f1b18; --soft: #655d55; --line: #ddd6cb; --note: #efe8db; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171513; --ink: #f1ece4; --soft: #b3aaa0; --line: #3a3531; --note: #26221e; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
a { color: inherit; }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; }
.note { margin: 0; padding: .75rem 1rem; background: var(--note); text-align: center; font-size: .9rem; }
.shop { padding: 1.25rem 1rem; border-bottom: 1px solid var(--line); text-align: center;
  font: 1.35rem Georgia, 'Times New Roman', serif; letter-spacing: .06em; }
main { display: grid; gap: 2rem; max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
@media (min-width: 50rem) { main { grid-template-columns: 3fr 2fr; gap: 3rem; padding-top: 2.5rem; } .words { position: sticky; top: 2rem; align-self: start; } }
.pictures { display: grid; grid-template-columns: repeat(2, 1fr); gap: .5rem; margin: 0; padding: 0; list-style: none; }
.pictures li:first-child { grid-column: 1 / -1; }
.pictures img { display: block; width: 100%; height: auto; aspect-ratio: 3 / 4; background: var(--note); }
.brand { margin: 0; color: var(--soft); letter-spacing: .08em; text-transform: uppercase; font-size: .8rem; }
h1 { margin: .25rem 0 .75rem; font: 2rem/1.2 Georgia, 'Times New Roman', serif; text-wrap: balance; }
h2 { margin: 1.75rem 0 .5rem; font-size: .85rem; letter-spacing: .04em; }
.price { margin: 0; font-size: 1.15rem; }
.price s { margin-left: .6rem; color: var(--soft); }
.price span { margin-left: .6rem; }
.list { display: flex; flex-wrap: wrap; gap: .4rem; margin: 0; padding: 0; list-style: none; }
.list li { padding: .25rem .7rem; border: 1px solid var(--line); border-radius: 2rem; font-size: .9rem; }
.list .gone { color: var(--soft); text-decoration: line-through; }
.facts { color: var(--soft); font-size: .95rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`.trim();
