import {Component, type ReactNode} from 'react';
import StageMessage from './StageMessage';

/** What React's production build says only by number, of the errors that a demo is likely to make. */
const MINIFIED_ERRORS: readonly (readonly [RegExp, string])[] = [
  [/Minified React error #185\b/, 'Maximum update depth exceeded: every render asks for another one.'],
  [/Minified React error #(?:31|130)\b/, 'Something that is no React element or component was rendered.'],
  [
    /Minified React error #(?:300|310|321)\b/,
    'Hooks were called in another order than in the render before, or outside a component.',
  ],
];

function describe({message}: Error): string {
  return MINIFIED_ERRORS.find(([pattern]) => pattern.test(message))?.[1] ?? message;
}

interface Props {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

interface State {
  readonly error?: Error;
}

/** Keeps what a demo throws, while rendering or in an effect, inside the demo's stage. */
export default class DemoErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return {error: thrown instanceof Error ? thrown : new Error(String(thrown))};
  }

  override render(): ReactNode {
    const {error} = this.state;
    return error ? (
      <StageMessage kind="failed" detail={describe(error)} onRetry={this.props.onRetry} />
    ) : (
      this.props.children
    );
  }
}
