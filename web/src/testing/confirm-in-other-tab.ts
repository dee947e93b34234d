import type { SavedItem } from '@modiste/contract/entities/saved-item';
import { act } from '@testing-library/react';

interface Confirmation {
  person?: string;
  id: string;
  /** Null where the other tab removed it. */
  item: SavedItem | null;
}

/** Tells what another tab of the browser had confirmed; waits until it has arrived. */
export async function confirmInOtherTab({ person = 'ada@example.com', ...told }: Confirmation) {
  const [sender, receiver] = [1, 2].map(() => new BroadcastChannel('modiste:wishlist'));
  const arrived = new Promise((resolve) => receiver?.addEventListener('message', resolve));
  await act(async () => {
    sender?.postMessage({ person, ...told });
    await arrived;
  });
  sender?.close();
  receiver?.close();
}
