import { Button } from '../../../ui/button.tsx';
import { StandIn } from '../../../ui/stand-in.tsx';

/** The search failed; the popup says how, here is the way on. */
export const FailedResults = ({ onRetry }: { onRetry: () => void }) => (
  <StandIn title="The results didn’t load">
    <p>Your search and filters are still here.</p>
    <Button onClick={onRetry}>Try again</Button>
  </StandIn>
);
