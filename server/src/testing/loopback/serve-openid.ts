import { startOpenidServer } from './openid-server.ts';

// Stands in for Google in the journeys: node serve-openid.ts <port> <client id> <client secret>
const [port, clientId = '', clientSecret = ''] = process.argv.slice(2);
const { close } = await startOpenidServer({ clientId, clientSecret }, Number(port));
process.once('SIGTERM', () => void close());
