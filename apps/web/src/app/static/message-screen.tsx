import { Component, type ReactNode } from 'react';
import { say } from '../../i18n/say.ts';
import { log } from '../../lib/log.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import styles from './message-screen.module.css';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** A new value takes the error away: the address, so that leaving a broken page is enough. */
  resetKey?: string;
  /** What stands in place of the broken part. */
  renderFallback: (error: unknown, reset: () => void) => ReactNode;
};
type State = { failed: boolean; error: unknown; resetKey: string | undefined };

/** Catches what a part of the page throws while rendering. React has this for class components only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    log.info(`A page failed: ${error instanceof Error ? error.message : String(error)}`);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.renderFallback(this.state.error, () => this.setState({ failed: false, error: null }));
  }
}

type MessageScreenProps = {
  title: string;
  text: string;
  /** The ways out, the main one first. */
  actions: ReactNode;
  /** Drawn above the title. */
  art?: ReactNode;
};

/** One message on a page of its own: 404, a page that is not there yet. */
export function MessageScreen({ title, text, actions, art }: MessageScreenProps) {
  return (
    <Screen title={title} lead={text} width="narrow" above={art}>
      <div className={styles.actions}>{actions}</div>
    </Screen>
  );
}

type ErrorScreenProps = {
  /** Renders the page again, or loads it again where a part of the app was missing. */
  onTryAgain: () => void;
  /** Stands in the middle of an empty window instead of inside the shell. */
  alone?: boolean;
};

/**
 * The generic error screen. It uses neither router nor session, for either may be what failed; so Go Home is a plain
 * link, which loads the app again.
 */
export function ErrorScreen({ onTryAgain, alone = false }: ErrorScreenProps) {
  return (
    <div className={alone ? styles.alone : undefined}>
      <section className={styles.message} role="alert">
        <h1 tabIndex={-1}>{say('screens-app.something_went_wrong')}</h1>
        <p className="muted">{say('screens-app.were_sorry_but_something')}</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={onTryAgain}>
            {say('screens-common.try_again')}
          </Button>
          <a href="/" className={buttonClass({})}>
            {say('screens-common.go_home')}
          </a>
        </div>
      </section>
    </div>
  );
}
