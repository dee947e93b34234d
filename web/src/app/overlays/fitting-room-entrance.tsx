import { MESSAGES } from '@modiste/contract/messages';
import { Shirt } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useLazyComponent } from '../../lib/lazy-component.ts';
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

/** What a button needs to open the Fitting Room, whose code is fetched then, and the room itself. */
export function useFittingRoom(visit: Visit) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const drawRoom = useLazyComponent(fittingRoom, {
    isWanted: isOpen,
    failure: MESSAGES.unexpected,
    onFailed: close,
  });
  return {
    opening: { 'aria-haspopup': 'dialog', onClick: () => setIsOpen(true) } as const,
    room: drawRoom({ visit, open: isOpen, onClose: close }),
  };
}

/** A button that opens the Fitting Room. */
export function FittingRoomEntrance(props: EntranceProps) {
  const { visit = NOTHING, look = 'outline', children: words } = props;
  const { opening, room } = useFittingRoom(visit);
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
      {room}
    </>
  );
}
