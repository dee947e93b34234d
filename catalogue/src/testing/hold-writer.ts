import { openWriter } from '../store/write/open-writer.ts';
import { makeStoredItem } from './make-stored-item.ts';

/** A process for tests: writes to the folder it is given, says so, and waits to be killed. */
const [uri = ''] = process.argv.slice(2);
const writer = await openWriter({ uri });
await writer.upsert([makeStoredItem('half-written', { facts: { source: 'killed' } })]);
await writer.removeSource('demo');
console.log('written');
setInterval(() => undefined, 60_000);
