import {
  type RebuildSummary,
  rebuildCatalogue,
} from '@modiste/catalogue/rebuild/rebuild-catalogue';
import { openEmbedder, openObjects } from '../composition/open-deps.ts';
import { catalogueLocation } from '../config/catalogue-location.ts';
import type { Config } from '../config/config.ts';
import { progressLine, type Terminal } from '../process/terminal-output.ts';
import { createGuardedFetch } from '../providers/web/guarded-fetch.ts';
import { embedCatalogue } from './embed-catalogue.ts';
import { feedPictures } from './feed-pictures.ts';

interface RebuildOptions {
  allowsPrivate: boolean;
  skipsWebPictures: boolean;
  signal: AbortSignal;
  progressTo: Terminal['stderr'];
}

const counted = ({ done, items }: RebuildSummary) =>
  `${done.toLocaleString('en-US')} of ${items.toLocaleString('en-US')} items`;

function report(summary: RebuildSummary): string {
  if (summary.items === 0) return 'Everything is up to date.';
  if (summary.done < summary.items) {
    return `Stopped after ${counted(summary)}. The same command goes on from there.`;
  }
  return `Rebuilt ${counted(summary)}.`;
}

/** Brings the stored items up to date with this version and says how far it came. */
export async function rebuildCommand(config: Config, options: RebuildOptions): Promise<string> {
  const guardedFetch = options.allowsPrivate
    ? createGuardedFetch(() => true)
    : createGuardedFetch();
  const embedder = await openEmbedder(config);
  const line = progressLine(options.progressTo);
  const show = (text: string) => line.show(text);
  try {
    const given = {
      location: catalogueLocation(config),
      pictures: feedPictures({
        objects: await openObjects(config),
        findLocal: null,
        guardedFetch: options.skipsWebPictures ? null : guardedFetch,
      }),
      signal: options.signal,
    };
    const summary = await rebuildCatalogue({
      ...given,
      onProgress: (progress) => show(`Rebuilding: ${counted(progress)}`),
    });
    if (embedder === null || options.signal.aborted) return report(summary);
    const vectors = await embedCatalogue({ ...given, embedder, show });
    return [report(summary), vectors].join('\n');
  } finally {
    line.end();
    await embedder?.close();
  }
}
