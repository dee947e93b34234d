import { MESSAGES } from '@modiste/contract/messages';
import { Component, type ReactNode } from 'react';
import styles from './shell/plain-page.module.css';

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
      <main className={styles.page} role="alert">
        <h1 className={styles.title}>{MESSAGES.unexpected}</h1>
        <p className={styles.text}>Reloading the page usually helps.</p>
        <button type="button" className={styles.way} onClick={() => location.reload()}>
          Reload
        </button>
      </main>
    );
  }
}
