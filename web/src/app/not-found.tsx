import { Link } from 'wouter';
import { LinkButton } from '../ui/form/link-button.tsx';
import { MessagePage } from '../ui/layout/message-page.tsx';

/** An address that leads nowhere. */
export const NotFound = () => (
  <MessagePage
    kicker="Not found"
    title="We can’t find this page"
    actions={
      <Link href="/" asChild>
        <LinkButton>Go to Search</LinkButton>
      </Link>
    }
  >
    The link may be broken, or the page may have moved.
  </MessagePage>
);
