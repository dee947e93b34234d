import { MESSAGES } from '@modiste/contract/messages';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, RefreshCw, Share, SplitSquareHorizontal } from 'lucide-react';
import { isObject, isString } from '../../../lib/guards.ts';
import { saveFile } from '../../../lib/page/save-file.ts';
import { posesQuery } from '../../../poses/pose-queries.ts';
import { useTransientMessage } from '../../../ui/feedback/use-transient-message.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { saveLook } from '../state/api.ts';
import type { Look } from '../state/look.ts';
import { hasRetryFailed, retryLook, useRoom } from '../state/room.ts';
import { nameWorn } from '../state/slots.ts';
import styles from './look-actions.module.css';

const FILE_NAME = 'modiste-look.webp';
const OUTCOME_MS = 3000;

const fileOf = ({ picture }: Look) => new File([picture], FILE_NAME, { type: picture.type });

const isCancelled = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'AbortError';

const isPose = isObject({ id: isString });

const savingOf = ({ id }: Look) => ['save-look', id];

/** Whether the look was saved before and is among the poses still. */
function useWasSaved(look: Look): boolean {
  const { data: poses = [] } = useQuery(posesQuery());
  const saved = useMutationState({
    filters: { mutationKey: savingOf(look), status: 'success' },
    select: ({ state: { data } }) => (isPose(data) ? data.id : null),
  });
  return poses.some(({ id }) => saved.includes(id));
}

/** Saves the look as a pose; the button says how it went. */
function SaveButton({ look }: { look: Look }) {
  const queryClient = useQueryClient();
  const wasSaved = useWasSaved(look);
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationKey: savingOf(look),
    mutationFn: saveLook,
    // As long as the looks are there themselves.
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: () => queryClient.invalidateQueries(posesQuery()),
  });
  const isSaved = isSuccess || wasSaved;
  const words = isSaved
    ? MESSAGES.pose_saved
    : isError
      ? MESSAGES.pose_save_failed
      : MESSAGES.pose_save;
  return (
    <Button
      look={isSaved ? 'outline' : 'solid'}
      className={styles.save}
      title="Save to your poses"
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending && !isSaved) mutate(look);
      }}
    >
      <span aria-live="polite">
        {words}
        <span className="visually-hidden">{words === MESSAGES.pose_save && ' to your poses'}</span>
      </span>
    </Button>
  );
}

/** Hands the picture to the share sheet of the device, where it takes pictures. */
function ShareButton({ look }: { look: Look }) {
  const [outcome, say] = useTransientMessage(OUTCOME_MS);
  const files = [fileOf(look)];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return null;
  const share = async () => {
    try {
      await navigator.share({ files, title: nameWorn(look.slots) });
    } catch (cause) {
      if (!isCancelled(cause)) say(MESSAGES.share_failed);
    }
  };
  return (
    <>
      <IconButton label="Share" icon={Share} onClick={() => void share()} />
      <span className={styles.outcome} role="status">
        {outcome}
      </span>
    </>
  );
}

/** Goes away when it is pressed: the focus moves to the look that is waited for. */
const TryAgain = () => (
  <Button
    onClick={({ currentTarget }) => {
      currentTarget.closest('section')?.focus();
      retryLook();
    }}
  >
    Try again
  </Button>
);

interface LookActionsProps {
  isCompared: boolean;
  onCompare: () => void;
}

/** What can be done with the look on show. */
export function LookActions({ isCompared, onCompare }: LookActionsProps) {
  const { shown, work } = useRoom();
  const hasFailed = useRoom((room) => room.work.kind === 'failed' && !hasRetryFailed(room));
  const isMaking = work.kind === 'making';
  if (hasFailed || (shown === null && isMaking)) {
    return <div className={styles.actions}>{hasFailed && <TryAgain />}</div>;
  }
  if (shown === null) return <div className={styles.actions} />;
  return (
    <div className={styles.actions} data-waiting={isMaking}>
      <SaveButton key={shown.id} look={shown} />
      <div className={styles.tools}>
        <IconButton
          label="Compare with before"
          icon={SplitSquareHorizontal}
          look={isCompared ? 'solid' : 'plain'}
          aria-pressed={isCompared}
          aria-disabled={isMaking}
          onClick={isMaking ? undefined : onCompare}
        />
        <IconButton
          label="Retry: make it another way"
          icon={RefreshCw}
          aria-disabled={isMaking}
          onClick={isMaking ? undefined : retryLook}
        />
        <IconButton
          label="Download"
          icon={Download}
          onClick={() => saveFile(shown.picture, FILE_NAME)}
        />
        <ShareButton look={shown} />
      </div>
    </div>
  );
}
