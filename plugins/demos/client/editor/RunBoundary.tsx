import {Component, type ErrorInfo, type ReactNode} from 'react';

export interface Props {
  readonly children: ReactNode;
  readonly onError: (thrown: unknown, componentStack?: string | null) => void;
}

/** Tells of what a run throws while it renders or in an effect, and shows nothing in its place. */
export class RunBoundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override componentDidCatch(error: unknown, {componentStack}: ErrorInfo): void {
    this.props.onError(error, componentStack ?? null);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
