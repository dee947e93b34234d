import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface LoopbackServer {
  origin: string;
  close(): Promise<void>;
}

/** Serves on this machine alone, at a free port unless one is given. */
export async function serveLoopback(listener: RequestListener, port = 0): Promise<LoopbackServer> {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
