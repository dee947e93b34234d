import { type EmbedRequest, embedItems } from '@modiste/catalogue/embedding/embed-items';
import { UsageError } from './usage-error.ts';

interface EmbedOptions extends Omit<EmbedRequest, 'onProgress' | 'onUnread' | 'signal'> {
  signal: AbortSignal;
  /** Shows how far it came. */
  show: (line: string) => void;
}

const counted = (count: number, what: string) => `${count.toLocaleString('en-US')} ${what}`;

/**
 * Makes the vectors of the embedding model that are missing and says how many it made.
 * @throws UsageError when the model fails; what was made before is kept.
 */
export async function embedCatalogue({ show, ...request }: EmbedOptions): Promise<string> {
  let [soFar, unread] = [0, 0];
  try {
    const { made } = await embedItems({
      ...request,
      onProgress: (progress) => {
        soFar = progress.made;
        show(`Embedding: ${counted(soFar, 'vectors')}`);
      },
      onUnread: () => {
        unread += 1;
      },
    });
    const vectors = counted(made, 'vectors of the embedding model');
    if (request.signal.aborted) return `Stopped after ${vectors}. A rebuild goes on from there.`;
    const rest = unread === 0 ? '' : ` It could not read ${counted(unread, 'pictures')}.`;
    return `Made ${vectors}.${rest}`;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const vectors = counted(soFar, 'vectors');
    throw new UsageError(
      `The embedding model failed after ${vectors}: ${why}\nA rebuild goes on from there.`,
      { cause },
    );
  }
}
