import {Component, type ReactNode} from 'react';

interface Props {
  readonly poster: ReactNode;
  readonly children: ReactNode;
}

/** Shows the poster in place of a component that could not be fetched or that threw. */
export default class PosterOnError extends Component<Props, {readonly hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {readonly hasFailed: boolean} {
    return {hasFailed: true};
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.poster : this.props.children;
  }
}
