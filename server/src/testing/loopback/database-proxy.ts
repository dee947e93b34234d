import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ConnectionSettings } from '../../db/connection-settings.ts';

interface ProxyFaults {
  /** Whether the answer to what a client sends is lost, with the connection. */
  loseAnswer?: (sent: string) => boolean;
  /** How many connections are told that the server is still starting. */
  startingTimes?: number;
}

/** FATAL 57P03, as PostgreSQL words it on the wire while it starts. */
function startingAnswer(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', ''];
  const body = Buffer.from(`${fields.join('\0')}\0`, 'latin1');
  const head = Buffer.alloc(5);
  head.write('E', 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A way to a database that can lose answers and connections. */
export interface DatabaseProxy {
  settings: ConnectionSettings;
  /** Breaks every connection that is open. */
  cutAll(): void;
  close(): Promise<void>;
}

/** Passes connections on loopback to the socket of a database, until an answer is to be lost. */
export async function openDatabaseProxy(
  settings: ConnectionSettings,
  { loseAnswer = () => false, startingTimes = 0 }: ProxyFaults = {},
): Promise<DatabaseProxy> {
  if ('connectionString' in settings) throw new TypeError('The parts of the address are needed');
  const open = new Set<Socket>();
  let startingLeft = startingTimes;
  const server = createServer((client) => {
    if (startingLeft > 0) {
      startingLeft -= 1;
      client.on('error', () => undefined).once('data', () => client.end(startingAnswer()));
      return;
    }
    const database = connect(join(settings.host, `.s.PGSQL.${settings.port}`));
    let isLost = false;
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    client.on('data', (sent) => {
      isLost ||= loseAnswer(sent.toString('latin1'));
      database.write(sent);
    });
    database.on('data', (answer) => {
      if (isLost) client.destroy();
      else client.write(answer);
    });
    client.on('close', () => database.end());
    database.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    settings: { ...settings, host: '127.0.0.1', port },
    cutAll,
    close: async () => {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}
