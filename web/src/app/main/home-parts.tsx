import { RecentFrame } from '../../features/home/activity/recent-frame.tsx';
import { NotForMe } from '../../features/home/dislikes/not-for-me.tsx';
import type { HomeSlots } from '../../features/home/home-slots.ts';
import { PauseControl } from '../../features/home/page/pause-control.tsx';
import { PromptBar } from '../../features/home/prompts/prompt-bar.tsx';
import { Ticker } from '../../features/home/ticker/ticker.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useChatMode } from '../../lib/page/use-chat-mode.ts';
import { FittingRoomEntrance } from '../overlays/fitting-room-entrance.tsx';

/** What leads on from Home to the stylist, the search and the server. */
export interface HomeEntries {
  /** Takes words to the stylist, or to the search. */
  onAsk: (words: string) => void;
}

const recentEntries = lazyComponent(() =>
  import('./recent-entries.tsx').then(({ RecentEntries }) => RecentEntries),
);

type Parts = Partial<HomeSlots>;

/** The parts of Home that are there whether or not the server can be asked. */
export const calmParts = (searchHref: HomeSlots['searchHref']): Parts => ({
  tickerOf: (trending) => <Ticker trending={trending} searchHref={searchHref} />,
  pauseControl: <PauseControl />,
});

function PromptEntry({ prompts, onAsk }: { prompts: readonly string[] } & HomeEntries) {
  const [isChatOn] = useChatMode();
  return <PromptBar prompts={prompts} isChat={isChatOn} onAsk={onAsk} />;
}

/** The parts of Home that need the server. */
export const livelyParts = ({ onAsk }: HomeEntries): Parts => ({
  promptBarOf: (prompts) => <PromptEntry prompts={prompts} onAsk={onAsk} />,
  fittingRoom: <FittingRoomEntrance>Fitting Room</FittingRoomEntrance>,
  recentActivity: <RecentFrame activity={recentEntries} />,
  notForMeOf: (pieces, name) => <NotForMe pieces={pieces} name={name} />,
});
