import { create } from 'zustand';

/**
 * Whether the server can be reached. `doubted`: a call did not get through, and what that means is
 * being found out. `no-network`: the device has none. `server-away`: it has one, and nobody answers.
 */
export type ConnectionStatus = 'there' | 'doubted' | 'no-network' | 'server-away';

interface Connection {
  status: ConnectionStatus;
}

export const useConnection = create<Connection>(() => ({ status: 'there' }));

export const setConnection = (status: ConnectionStatus): void => {
  if (useConnection.getState().status !== status) useConnection.setState({ status });
};

/** Told by a call that found nobody. */
export function doubtConnection(): void {
  if (useConnection.getState().status === 'there') setConnection('doubted');
}

/** Told by a call that was answered: it knows nothing of what was learned since it was asked. */
export function trustConnection(whenAsked: ConnectionStatus): void {
  if (useConnection.getState().status === whenAsked) setConnection('there');
}

/** Whether the shopper has to be told that there is no connection. */
export const isAway = (status: ConnectionStatus): boolean =>
  status === 'no-network' || status === 'server-away';
