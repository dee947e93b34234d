import { PAGES } from '@modiste/contract/paths';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { sendPicture } from '../../http/send-picture.ts';
import { pictureOfCard } from '../../images/picture-card.ts';
import { chooseWidth } from '../../images/picture-widths.ts';
import { getItemPicture, getItemPictureCard } from './item-pictures.ts';

const nameSchema = z.object({ name: z.string() });

export function pictureRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(PAGES.itemPicture, async (request, reply) => {
    const { name } = nameSchema.parse(request.params);
    const picture = pictureOfCard(name);
    if (picture !== null) {
      const card = await getItemPictureCard(deps.objects, picture);
      if (!card) throw new ApiError('not_found');
      return sendPicture(reply, card, 'image/jpeg');
    }
    const bytes = await getItemPicture(deps.objects, name, chooseWidth(request.query));
    if (!bytes) throw new ApiError('not_found');
    return sendPicture(reply, bytes);
  });
}
