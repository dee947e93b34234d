import { MESSAGES } from '@modiste/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError, failureMessage } from '../../lib/call.ts';
import { closeFailure, showFailure } from '../../lib/failure-popup.ts';
import {
  deletePose,
  type Pose,
  poseImageQuery,
  posesQuery,
  poseThumbnailQuery,
} from '../../poses/pose-queries.ts';

/** Deletes a pose; one that is gone already counts as deleted. */
async function deleteOnce({ id }: Pose): Promise<void> {
  try {
    await deletePose(id);
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'not_found')) throw error;
  }
}

/** Takes a pose out of the list at once, and puts it back where it was when the server fails. */
export function useDeletePose() {
  const queryClient = useQueryClient();
  const { queryKey } = posesQuery();
  return useMutation({
    mutationFn: deleteOnce,
    onMutate: async (pose) => {
      closeFailure();
      await queryClient.cancelQueries({ queryKey });
      const index = queryClient.getQueryData(queryKey)?.findIndex(({ id }) => id === pose.id) ?? 0;
      queryClient.setQueryData(queryKey, (before) => before?.filter(({ id }) => id !== pose.id));
      return index;
    },
    onError: (error, pose, index = 0) => {
      queryClient.setQueryData(queryKey, (before) => before?.toSpliced(index, 0, pose));
      showFailure(failureMessage(error, MESSAGES.pose_remove_failed));
    },
    onSuccess: async (_, { id }) => {
      // The viewer that is closing still shows its picture; taken from it, it would ask again.
      for (const { queryKey: pictureKey } of [poseThumbnailQuery(id), poseImageQuery(id)]) {
        queryClient.removeQueries({ queryKey: pictureKey, type: 'inactive' });
      }
      await queryClient.invalidateQueries({ queryKey });
    },
  }).mutate;
}
