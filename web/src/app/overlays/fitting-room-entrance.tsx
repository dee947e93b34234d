import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { type ItemContext, WEARABLE_CATEGORIES } from '@modiste/contract/values';
import { Shirt } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useLazyComponent } from '../../lib/lazy-component.ts';
import { useSession } from '../../lib/session.ts';
import type { Pose } from '../../poses/pose-queries.ts';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import type { FittingRoomOverlay } from './fitting-room-overlay.tsx';
import { fittingRoom } from './lazy-overlays.ts';

type Visit = ComponentProps<typeof FittingRoomOverlay>['visit'];

interface EntranceProps {
  visit?: Visit;
  /** Over the picture of a tile there is room for the icon alone. */
  look?: 'solid' | 'outline' | 'over-picture';
  children: string;
}

const NOTHING: Visit = {};

/** A button that opens the Fitting Room, whose code is fetched then. */
export function FittingRoomEntrance(props: EntranceProps) {
  const { visit = NOTHING, look = 'outline', children: words } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const drawRoom = useLazyComponent(fittingRoom, {
    isWanted: isOpen,
    failure: MESSAGES.unexpected,
    onFailed: close,
  });
  const opening = { 'aria-haspopup': 'dialog', onClick: () => setIsOpen(true) } as const;
  return (
    <>
      {look === 'over-picture' ? (
        <IconButton {...opening} label={words} icon={Shirt} look={look} size={16} />
      ) : (
        <Button {...opening} look={look}>
          <Shirt size={18} strokeWidth={1.75} aria-hidden="true" />
          {words}
        </Button>
      )}
      {drawRoom({ visit, open: isOpen, onClose: close })}
    </>
  );
}

const isWearable = ({ try_on_category }: Item) =>
  WEARABLE_CATEGORIES.some((category) => category === try_on_category);

interface TryOnProps extends Pick<EntranceProps, 'look'> {
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
