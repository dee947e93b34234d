import { startTalk } from './src/testing/talk.ts';
const { say } = startTalk();
await say('an outfit for a garden party under $250');
const r = await say(process.argv[2] ?? '');
console.log(r.intent, r.answer, JSON.stringify(r.state.request?.outfit));
