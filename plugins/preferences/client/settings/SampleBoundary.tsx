import {Component, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  readonly children: ReactNode;
}

/** Without a network there is no sample: the settings do without it, and say so. */
export default class SampleBoundary extends Component<Props, {readonly hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {readonly hasFailed: boolean} {
    return {hasFailed: true};
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <Translate id="preferences.colors.noSample" description="In place of a sample that could not be loaded">
        The sample could not be loaded.
      </Translate>
    ) : (
      this.props.children
    );
  }
}
