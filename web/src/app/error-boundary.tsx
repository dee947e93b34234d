import { MESSAGES } from '@modiste/contract/messages';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/form/button.tsx';
import { MessagePage } from '../ui/layout/message-page.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** What is left on the screen when the app itself broke. React has this as a class only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <MessagePage
        role="alert"
        title={MESSAGES.unexpected}
        actions={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        Reloading the page usually helps.
      </MessagePage>
    );
  }
}
