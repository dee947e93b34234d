import { MESSAGES } from '@modiste/contract/messages';
import { navigate } from 'wouter/use-browser-location';
import { LogoLoader } from '../../ui/feedback/logo-loader.tsx';
import { usePart } from '../shell/use-part.ts';
import { loadPosesTab } from './load-overlays.ts';

/** The Poses tab, fetched when it is first opened; back to Search when it cannot be. */
export function PosesPage({ searchHref }: { searchHref: string }) {
  const showPosesTab = usePart({
    name: 'poses-tab',
    load: loadPosesTab,
    isWanted: true,
    failure: MESSAGES.unexpected,
    onFailed: () => navigate(searchHref, { replace: true }),
  });
  return showPosesTab({}) ?? <LogoLoader />;
}
