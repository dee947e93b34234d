import { ATTACHMENT_BYTES_MAX } from '@modiste/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall } from '../../http/bind-call.ts';
import { readUpload } from '../../http/request-body.ts';
import { attachmentKey } from '../../images/attachment-key.ts';
import type { Member } from '../../sessions/member.ts';
import { findAttachment } from './attachment-store.ts';
import { presentAttachment, saveAttachment } from './save-attachment.ts';

const CONTEXT = 'chat_attachment';

export function attachmentRoutes(app: FastifyInstance, deps: Deps): void {
  const find = async (member: Member, id: string) => {
    const row = await findAttachment(deps.database, member.userId, id);
    if (!row) throw new ApiError('attachment_not_found');
    return row;
  };

  bindCall(app, 'uploadAttachment', async ({ member, request }) => {
    const { bytes, fields } = await readUpload(request, {
      bytesMax: ATTACHMENT_BYTES_MAX,
      tooLarge: 'attachment_too_large',
    });
    if ((fields.get('context') ?? CONTEXT) !== CONTEXT) {
      throw new ApiError('invalid_request', { detail: `context: must be "${CONTEXT}"` });
    }
    return saveAttachment(deps, { userId: member.userId, bytes, context: CONTEXT });
  });

  bindCall(app, 'attachment', async ({ member, params }) =>
    presentAttachment(await find(member, params.id)),
  );

  bindCall(app, 'attachmentImage', async ({ member, params }) => {
    const { id } = await find(member, params.id);
    const bytes = await deps.objects.get(attachmentKey(id));
    if (!bytes) throw new ApiError('attachment_not_found');
    return { bytes, type: 'image/webp', cacheControl: 'private, max-age=31536000, immutable' };
  });
}
