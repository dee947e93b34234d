interface Ready {
  address: string;
  /** Null where there is none to try the app with. */
  account: { email: string; password: string } | null;
}

/** What a start ends with on the screen. */
export function readyNote({ address, account }: Ready): string {
  const lines = [`Modiste is ready: ${address}`];
  if (account) lines.push(`Demo account: ${account.email}, password ${account.password}`);
  return `\n${lines.join('\n')}\n\n`;
}
