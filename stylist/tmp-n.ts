import { namedPiece } from './src/request/edits/named-piece.ts';
import { DRESSES, SHOES } from './src/testing/shop-items.ts';
console.log(namedPiece('i like the linen dress', [...DRESSES, ...SHOES])?.piece.id);
const tee = {...DRESSES[0], id: 'tee', short_description: 'Coralie Breton-Stripe Cotton Clapping Tee', other_info: {...DRESSES[0]!.other_info, type:'t-shirt', materials:['cotton']}} as any;
console.log(namedPiece('bring back the striped tee', [tee, ...DRESSES, ...SHOES]));
import { understandQuery } from '@modiste/lexicon/understand-query';
console.log(JSON.stringify(understandQuery('bring back the striped tee').readings.map(r=>[r.role,r.words])), JSON.stringify(understandQuery('i like the linen dress').readings.map(r=>[r.role,r.words,r.kind,r.concepts])))
