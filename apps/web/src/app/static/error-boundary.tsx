import { Component, type ReactNode } from 'react';
import { log } from '../../lib/log.ts';

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
