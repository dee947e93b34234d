import { PosesTab } from '../../features/poses/poses-tab.tsx';
import type { Pose } from '../../poses/pose-queries.ts';
import { FittingRoomEntrance } from '../overlays/fitting-room-entrance.tsx';

const tryOnOf = ({ id, generated, photo_faults: faults }: Pose, name: string) => (
  <FittingRoomEntrance
    look="solid"
    visit={{ pose: { id, name, kind: generated ? 'generated' : 'pose', faults } }}
  >
    Try something on
  </FittingRoomEntrance>
);

/** The poses, with the way that leads on from them. */
export const PosesContent = () => <PosesTab tryOnOf={tryOnOf} />;
