import { useState } from 'react';
import { type LazyComponent, useLazyComponent } from '../../lib/lazy-component.ts';
import { LogoLoader } from '../../ui/feedback/logo-loader.tsx';
import { Button } from '../../ui/form/button.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';

/** A page whose code is fetched when it is shown; says so where not even that can be fetched. */
export function LazyPage({ page }: { page: LazyComponent<object> }) {
  const [hasFailed, setHasFailed] = useState(false);
  const drawPage = useLazyComponent(page, { onFailed: () => setHasFailed(true) });
  return drawPage({}) ?? (hasFailed ? <Unreachable /> : <LogoLoader />);
}

/** Stands where a part of the app could not be fetched. */
export const Unreachable = () => (
  <MessagePage
    kicker="No connection"
    title="We can’t reach Modiste"
    actions={<Button onClick={() => location.reload()}>Try again</Button>}
  >
    Check your connection and try again.
  </MessagePage>
);
