import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { sendPicture } from '../../http/send-picture.ts';
import { chooseWidth } from '../../images/picture-widths.ts';
import { providePicture } from './provide-picture.ts';

const nameSchema = z.object({ name: z.string() });

export function pictureRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(PAGES.itemPicture, async (request, reply) => {
    const { name } = nameSchema.parse(request.params);
    const bytes = await providePicture(deps.objects, name, chooseWidth(request.query));
    if (!bytes) throw new ApiError('not_found');
    return sendPicture(reply, bytes);
  });
}
