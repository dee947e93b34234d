import {
  type ConversationKey,
  lockConversation,
  removeConversation,
} from '../../conversations/conversation-store.ts';
import { listMessages } from '../../conversations/message-store.ts';
import { removePictures } from '../../conversations/remove-pictures.ts';
import { removeUnreferencedUploads, uploadIds } from '../../conversations/upload-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';

/**
 * Deletes a conversation with everything said in it, and the photos that nothing else uses.
 * @throws ApiError `not_found`
 */
export async function deleteChat(
  deps: Pick<Deps, 'database' | 'objects' | 'log'>,
  key: ConversationKey,
): Promise<void> {
  const removed = await deps.database.transaction().execute(async (transaction) => {
    if (!(await lockConversation(transaction, key))) throw new ApiError('not_found');
    const messages = await listMessages(transaction, key);
    await removeConversation(transaction, key.chatId);
    const uploads = uploadIds(messages.flatMap(({ attachments }) => attachments));
    return removeUnreferencedUploads(transaction, key.userId, uploads);
  });
  await removePictures(deps, removed);
}
