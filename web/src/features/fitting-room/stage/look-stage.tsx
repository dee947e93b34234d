import { type ReactNode, useState } from 'react';
import { BlobPicture } from '../../../poses/pose-picture.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useRoom } from '../state/room.ts';
import { nameWorn } from '../state/slots.ts';
import { CompareSlider } from './compare-slider.tsx';
import { CrossFade } from './cross-fade.tsx';
import { LookActions } from './look-actions.tsx';
import { LookNotes } from './look-notes.tsx';
import styles from './look-stage.module.css';
import { Making } from './making.tsx';
import { PoseView } from './pose-view.tsx';

/** What is read out when the stage changes. */
function useNews(): string {
  const { pose, slots, shown, work } = useRoom();
  if (work.kind === 'making') return `Loading. Putting on ${nameWorn(slots)}.`;
  if (work.kind === 'failed') return '';
  if (shown !== null) return `Now wearing ${nameWorn(shown.slots)}.`;
  return pose === null ? '' : `${pose.name}, nothing put on yet.`;
}

interface GroundedProps {
  picture: (alt: string) => ReactNode;
  /** What it shows. */
  children: string;
}

/** A picture whole, on a ground that goes on to the edges of the stage as its own edges end. */
const Grounded = ({ picture, children: alt }: GroundedProps) => (
  <>
    <div className={styles.ground} data-side="left" aria-hidden="true">
      <div className={styles.edge}>{picture('')}</div>
    </div>
    <div className={styles.ground} data-side="right" aria-hidden="true">
      <div className={styles.edge}>{picture('')}</div>
    </div>
    <div className={styles.picture}>{picture(alt)}</div>
  </>
);

/** The look that was made, or the pose alone, large, and what can be done with it. */
export function LookStage({ invitation }: { invitation: ReactNode }) {
  const { pose, shown, work } = useRoom();
  const [comparedId, setComparedId] = useState<string | null>(null);
  const news = useNews();
  const isMaking = work.kind === 'making';
  const isCompared = shown !== null && comparedId === shown.id && !isMaking;
  const onShow = shown?.pose ?? pose;
  return (
    <section className={styles.part} aria-label="Your look" tabIndex={-1}>
      <div className={styles.stage} aria-busy={isMaking}>
        {onShow === null ? (
          invitation
        ) : (
          <div className={styles.pictures} data-making={isMaking}>
            <CrossFade id={shown?.id ?? onShow.id}>
              {shown === null ? (
                <Grounded picture={(alt) => <PoseView pose={onShow} size="full" alt={alt} />}>
                  {onShow.name}
                </Grounded>
              ) : (
                <Grounded picture={(alt) => <BlobPicture blob={shown.picture} alt={alt} />}>
                  {`${shown.pose.name} in ${nameWorn(shown.slots)}, made by AI`}
                </Grounded>
              )}
            </CrossFade>
          </div>
        )}
        {isCompared && (
          <CompareSlider>
            <Grounded picture={(alt) => <PoseView pose={shown.pose} size="full" alt={alt} />}>
              {''}
            </Grounded>
          </CompareSlider>
        )}
        {shown?.isPreview === true && !isMaking && !isCompared && (
          <Badge className={styles.preview}>Preview</Badge>
        )}
        {work.kind === 'making' && <Making key={work.slot} slot={work.slot} />}
      </div>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <LookNotes />
      <LookActions
        isCompared={isCompared}
        onCompare={() => setComparedId(isCompared ? null : (shown?.id ?? null))}
      />
    </section>
  );
}
