import {Component, type ReactNode} from 'react';
import {readableMessage} from '@site/src/ui/reactErrors';
import PreviewMessage from './PreviewMessage';

interface Props {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

interface State {
  readonly error?: Error;
}

/** Keeps the errors of a demo, while rendering or in an effect, inside its preview. */
export default class DemoErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return {error: thrown instanceof Error ? thrown : new Error(String(thrown))};
  }

  override render(): ReactNode {
    const {error} = this.state;
    return error ? (
      <PreviewMessage kind="failed" detail={readableMessage(error.message)} onRetry={this.props.onRetry} />
    ) : (
      this.props.children
    );
  }
}
