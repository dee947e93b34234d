import type { Item } from '@modiste/contract/entities/item';
import { type ItemContext, WEARABLE_CATEGORIES } from '@modiste/contract/values';
import type { ComponentProps, ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import type { Mannequin } from '../../poses/mannequins.tsx';
import type { Pose } from '../../poses/pose-queries.ts';
import { FittingRoomEntrance, useFittingRoom } from './fitting-room-entrance.tsx';

const isWearable = ({ try_on_category }: Item) =>
  WEARABLE_CATEGORIES.some((category) => category === try_on_category);

interface TryOnProps extends Pick<ComponentProps<typeof FittingRoomEntrance>, 'look'> {
  item: Item;
  context: ItemContext;
}

/** "Try on", for what can be tried on by whoever is signed in. */
export function TryOn({ item, context, look = 'outline' }: TryOnProps) {
  const isMember = useSession(({ user }) => user !== null);
  if (!isMember || !isWearable(item)) return null;
  return (
    <FittingRoomEntrance visit={{ item, from: { context, contextId: item.id } }} look={look}>
      {look === 'over-picture' ? `Try on ${item.short_description}` : 'Try on'}
    </FittingRoomEntrance>
  );
}

/** The way from a pose into the Fitting Room. */
export const dressPose = ({ id, generated, photo_faults: faults }: Pose, name: string) => (
  <FittingRoomEntrance
    look="solid"
    visit={{ pose: { id, name, kind: generated ? 'generated' : 'pose', faults } }}
  >
    Try something on
  </FittingRoomEntrance>
);

/** The way from a mannequin, whose picture it shows, into the Fitting Room. */
export function DressMannequin({
  mannequin,
  children,
}: {
  mannequin: Mannequin;
  children: ReactNode;
}) {
  const { id, name } = mannequin;
  const { opening, room } = useFittingRoom({ pose: { id, name, kind: 'mannequin', faults: [] } });
  return (
    <>
      <button type="button" {...opening} aria-label={`Try on with ${name}`}>
        {children}
      </button>
      {room}
    </>
  );
}
