import { startTalk } from './testing/talk.ts';
import { resolveReferences } from './references/resolve-references.ts';
const t = startTalk();
for (const w of process.argv.slice(2)) { const r = await t.say(w); console.log('>>', w, '\n  ', r.intent, r.itemIds, r.refinedQuery, '|', r.answer, '|', r.state.shown.itemIds); }
