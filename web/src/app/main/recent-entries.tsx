import { RecentActivity } from '../../features/home/activity/recent-activity.tsx';
import { useHistoryWays } from '../history/use-history-ways.ts';

/** The recent activity, with the ways that lead on from it. */
export function RecentEntries() {
  const { onOpenChat, onOpenSearch } = useHistoryWays();
  return <RecentActivity onOpenChat={onOpenChat} onOpenSearch={onOpenSearch} />;
}
