import { PAGES } from '@modiste/contract/paths';
import { shopPage } from '@modiste/wardrobe/shop-page';
import { SHOP_PAGE_CSS } from '@modiste/wardrobe/shop-page-css';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { abortWithClient } from '../../http/abort-with-client.ts';
import { sendPicture } from '../../http/send-picture.ts';
import { pictureOfCard } from '../../images/picture-card.ts';
import { chooseWidth, PICTURE_WIDTHS_PX } from '../../images/picture-widths.ts';
import { getShopPicture, getShopPictureCard } from '../../images/shop-pictures.ts';

const STYLE_PATH = PAGES.demoShopItem.replace(':id', 'shop.css');
const DAY = 'public, max-age=86400';

const nameSchema = z.object({ name: z.string() });
const idSchema = z.object({ id: z.string() });

export function demoShopRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(PAGES.demoShopPicture, async (request, reply) => {
    const { name } = nameSchema.parse(request.params);
    const picture = pictureOfCard(name);
    if (picture !== null) {
      const card = await getShopPictureCard(deps, picture);
      if (!card) throw new ApiError('not_found');
      return sendPicture(reply, card, 'image/jpeg');
    }
    const widthPx = chooseWidth(request.query);
    const signal = abortWithClient(reply);
    try {
      const bytes = await getShopPicture(deps, { file: name, widthPx, signal });
      if (!bytes) throw new ApiError('not_found');
      return sendPicture(reply, bytes);
    } catch (error) {
      if (!signal.aborted) throw error;
      // Nobody is there to be told of it.
      return reply.hijack();
    }
  });

  app.get(STYLE_PATH, async (_request, reply) =>
    reply.type('text/css').header('cache-control', DAY).send(SHOP_PAGE_CSS),
  );

  app.get(PAGES.demoShopItem, async (request, reply) => {
    const { id } = idSchema.parse(request.params);
    const [item] = await deps.catalogue.itemsByIds([id]);
    const isOurs =
      item && new URL(item.item_url, 'http://modiste').pathname === request.url.split('?')[0];
    if (!item || !isOurs) throw new ApiError('item_not_found');
    const page = shopPage(item, { pictureWidths: PICTURE_WIDTHS_PX });
    return reply.type('text/html').header('cache-control', 'no-cache').send(page);
  });
}
