import type { Filters } from '@modiste/contract/filters/filters';
import { RecentActivity } from '../../features/home/activity/recent-activity.tsx';
import { NotForMe } from '../../features/home/dislikes/not-for-me.tsx';
import type { HomeSlots } from '../../features/home/home-slots.ts';
import { PauseControl } from '../../features/home/page/pause-control.tsx';
import { PromptBar } from '../../features/home/prompts/prompt-bar.tsx';
import { Ticker } from '../../features/home/ticker/ticker.tsx';
import { useChatMode } from '../../lib/page/use-chat-mode.ts';
import { useHistoryWays } from '../history/use-history-ways.ts';

/** What leads on from Home to the stylist, the search and the server. */
export interface HomeEntries {
  /** What every search starts from. */
  defaults: Filters;
  /** Takes words to the stylist, or to the search. */
  onAsk: (words: string) => void;
}

type Parts = Partial<HomeSlots>;

/** The parts of Home that are there whether or not the server can be asked. */
export const calmParts = (searchHref: HomeSlots['searchHref']): Parts => ({
  tickerOf: (trending) => <Ticker trending={trending} searchHref={searchHref} />,
  pauseControl: <PauseControl />,
});

function PromptEntry({
  prompts,
  onAsk,
}: { prompts: readonly string[] } & Pick<HomeEntries, 'onAsk'>) {
  const [isChatOn] = useChatMode();
  return <PromptBar prompts={prompts} isChat={isChatOn} onAsk={onAsk} />;
}

function RecentEntries({ defaults }: Pick<HomeEntries, 'defaults'>) {
  const { onOpenChat, onOpenSearch } = useHistoryWays(defaults);
  return <RecentActivity onOpenChat={onOpenChat} onOpenSearch={onOpenSearch} />;
}

/** The parts of Home that need the server. */
export const livelyParts = ({ defaults, onAsk }: HomeEntries): Parts => ({
  promptBarOf: (prompts) => <PromptEntry prompts={prompts} onAsk={onAsk} />,
  recentActivity: <RecentEntries defaults={defaults} />,
  notForMeOf: (pieces, name) => <NotForMe pieces={pieces} name={name} />,
});
