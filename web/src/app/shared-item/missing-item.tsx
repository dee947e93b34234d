import { Button } from '../../ui/form/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';

interface MissingItemProps {
  /** The shop does not know it; otherwise it could not be asked. */
  isUnknown: boolean;
  onSignIn: () => void;
  onRetry: () => void;
}

/** A shared link that leads to no item, and the ways on from there. */
export const MissingItem = ({ isUnknown, onSignIn, onRetry }: MissingItemProps) => (
  <MessagePage
    as="section"
    kicker="Shared with you"
    title={isUnknown ? 'We couldn’t find this item' : 'We couldn’t load this item'}
    actions={
      <>
        {!isUnknown && <Button onClick={onRetry}>Try again</Button>}
        <Button look={isUnknown ? 'solid' : 'outline'} onClick={onSignIn}>
          Sign in to Modiste
        </Button>
      </>
    }
  >
    {isUnknown
      ? 'It may no longer be sold, or the link may be incomplete. There’s plenty more to discover.'
      : 'We can’t reach Modiste right now. Your link is fine. Try again in a moment.'}
  </MessagePage>
);
