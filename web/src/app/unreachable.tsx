import { Button } from '../ui/form/button.tsx';
import { MessagePage } from '../ui/layout/message-page.tsx';

/** The server answers not even with the pages of the app. */
export const Unreachable = () => (
  <MessagePage
    kicker="No connection"
    title="We can’t reach Modiste"
    actions={<Button onClick={() => location.reload()}>Try again</Button>}
  >
    Check your connection and try again.
  </MessagePage>
);
