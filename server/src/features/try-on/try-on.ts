import { hexHash } from '@modiste/catalogue/hash/content-hash';
import type { CallAnswer } from '@modiste/contract/calls';
import { POSE_SIDE_STORED_PX } from '@modiste/contract/limits';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { limitTryOns } from '../../http/limits/limit-attempts.ts';
import { recognizeUpload } from '../../images/recognize-upload.ts';
import { markAsGenerated, tryOnKey } from '../../images/try-on-pictures.ts';
import { findSameTryOn, findTryOn, type TryOnRow } from '../../try-ons/try-on-store.ts';
import { chooseEngine } from './choose-engine.ts';
import { findGarments } from './find-garments.ts';
import { findPose, undress } from './find-pose.ts';
import type { TryOnRequest } from './read-try-on-request.ts';
import { runEngine } from './run-engine.ts';
import { storeResult, toRow } from './store-result.ts';

type Answer = CallAnswer<'tryOn'>;

const HASH_CHARS = 64;

function present(row: TryOnRow, marked: Uint8Array): Answer {
  const { id, previous_id, iteration, engine, preview, doubts } = row;
  return {
    id,
    retry_prev_id: previous_id,
    retry_iteration: iteration,
    gen_image_b64: Buffer.from(marked).toString('base64'),
    engine,
    preview,
    doubts,
  };
}

interface Asked {
  userId: string;
  request: TryOnRequest;
  signal: AbortSignal;
}

/** The result that is made again, or null for a first one. */
async function findPrevious(
  { database }: Deps,
  { userId, request: { metadata } }: Asked,
): Promise<TryOnRow | null> {
  const { retry_prev_id: id } = metadata;
  if (id === null) return null;
  const previous = await findTryOn(database, { userId, id });
  if (!previous) throw new ApiError('not_found');
  return previous;
}

/**
 * Puts garments on a pose. What was made before of the same is answered again, unless it is asked
 * to be made another way.
 */
export async function tryOn(deps: Deps, asked: Asked): Promise<Answer> {
  const { userId, request, signal } = asked;
  const previous = await findPrevious(deps, asked);
  const pose = await findPose(deps, userId, request);
  const garments = await findGarments(deps, request);
  const worn = await undress(deps, userId, { pose, garments });
  const engine = chooseEngine(deps, { worn, garments });
  const parts = [worn.pose.key, ...garments.map(({ role, key }) => `${role} ${key}`)];
  const hashFor = (engineName: string) =>
    hexHash(JSON.stringify([engineName, ...parts]), HASH_CHARS);
  if (previous === null) {
    const requestHash = hashFor(engine.name);
    const same = await findSameTryOn(deps.database, { userId, requestHash });
    const marked = same && (await deps.objects.get(tryOnKey({ userId, id: same.id })));
    if (same && marked) return present(same, marked);
  }
  await limitTryOns(deps, userId);
  const iteration = previous === null ? 0 : previous.iteration + 1;
  const picture = await runEngine(engine, { iteration, signal }, deps);
  signal.throwIfAborted();
  const { plain, marked } = await markAsGenerated(picture.bytes, POSE_SIDE_STORED_PX);
  if (engine.worksOnPhotos) await recognizeUpload(deps, plain);
  const row = {
    ...toRow(worn.pose, garments, picture),
    // What stood in for a model that failed is no answer once the model works again.
    request_hash: hashFor(picture.engine),
    previous_id: previous?.id ?? null,
    iteration,
  };
  await storeResult(deps, userId, { row, plain, marked });
  return present(row, marked);
}
