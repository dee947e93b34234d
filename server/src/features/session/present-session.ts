import type { Session } from '@modiste/contract/entities/session';
import type { Member } from '../../sessions/member.ts';
import type { SessionRow } from '../../sessions/session-store.ts';

export const presentSession = (row: SessionRow, { sessionId }: Member): Session => ({
  id: row.id,
  device: row.device,
  provider: row.provider,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  current: row.id === sessionId,
});
