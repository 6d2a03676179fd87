import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/ui/Icon';
import {eventDataOf} from '../../client/eventData';
import useExports from '../../client/useExports';
import type {DemoInfo, DemoSources, DemoStyling} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
  readonly shown: DemoStyling;
  readonly isOpen: boolean;
  /** Gives the sources as the reader left them. */
  readonly getSources: () => Promise<DemoSources>;
}

/** Opens the demo as a project of its own in an online editor. */
export default function ExportButtons({demo, shown, isOpen, getSources}: Props): ReactNode {
  const {problem, prepare, exportDemo} = useExports(demo, shown, getSources);
  const eventData = eventDataOf(demo.name, isOpen);

  const stackBlitz = translate({id: 'demos.toolbar.stackBlitz', message: 'Open in StackBlitz'});
  const codeSandbox = translate({id: 'demos.toolbar.codeSandbox', message: 'Open in CodeSandbox'});
  return (
    <>
      <button
        type="button"
        aria-label={stackBlitz}
        title={stackBlitz}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void exportDemo('openInStackBlitz')}
        {...eventData('stackblitz')}
      >
        <Icon>
          <path d="M11.6 1.5 3.5 11.4h5L7.2 18.5l9.3-10.6h-5.4z" />
        </Icon>
      </button>
      <button
        type="button"
        aria-label={codeSandbox}
        title={codeSandbox}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void exportDemo('openInCodeSandbox')}
        {...eventData('codesandbox')}
      >
        <Icon>
          <path d="M10 1.2 17.5 5.5v9L10 18.8 2.5 14.5v-9Zm0 2L5.4 5.8 10 8.4l4.6-2.6ZM4.2 7.3v6.2l4.9 2.8V10Zm11.6 0L10.9 10v6.3l4.9-2.8Z" />
        </Icon>
      </button>
      {problem !== undefined && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  );
}
