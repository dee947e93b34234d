import { readClause } from './src/request/edits/read-clause.ts';
import { splitSentences } from './src/request/edits/split-edits.ts';
import { asksForKind } from './src/intents/edits-outfit.ts';
import { readMessage } from './src/understanding/message.ts';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { INITIAL_STATE } from './src/dialogue/dialogue-state.ts';
const st = {...INITIAL_STATE, request: {outfit:{}, wearer:'self'}, shown:{itemIds:[],outfits:[['a']]}} as any;
for (const w of process.argv.slice(2)) { console.log('#',w);
 for (const s of splitSentences(w,(t)=>readClause(t).types.length>0)) { console.log(' S fault',s.isFault);
  for (const r of s.clauses) console.log('   -', r.text, '=>', r.does, r.types.join(','), 'old', r.old.join(','), 'looks', r.looks.map(l=>l.role[0]+l.words).join(','), r.most, r.budget, r.isOther?'OTHER':'', r.isFaulty?'FAULTY':'', r.isBack?'BACK':'', r.isOfAll?'ALL':'', r.isTalk?'talk':'', r.days.join(','), asksForKind(readMessage(understandQuery(r.text)), st)?'ASKSKIND':''); } }
import { rewordShorthand } from './src/understanding/reword-shorthand.ts';
import { rewordTalk } from './src/understanding/reword-talk.ts';
for (const w of process.argv.slice(2)) console.log(rewordShorthand(rewordTalk(w)));
