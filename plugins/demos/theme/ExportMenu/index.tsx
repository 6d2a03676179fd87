import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {publishedPath} from '@site/src/site/paths';
import MenuButton from '@site/src/ui/MenuButton';
import {fileInRepository} from '../../client/demoLinks';
import {eventDataOf} from '../../client/eventData';
import useExports from '../../client/useExports';
import type {DemoInfo} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
}

const LABELS = {
  stackBlitz: () => translate({id: 'demos.toolbar.stackBlitz', message: 'Open in StackBlitz'}),
  codeSandbox: () => translate({id: 'demos.toolbar.codeSandbox', message: 'Open in CodeSandbox'}),
  download: () => translate({id: 'demos.exportMenu.download', message: 'Download the project'}),
  page: () => translate({id: 'demos.exportMenu.page', message: 'Read how it works'}),
  source: () => translate({id: 'demos.toolbar.viewSource', message: 'View source in the repository'}),
};

/** One menu with all ways to the code of a demo that is shown without its toolbar. */
export default function ExportMenu({demo}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [shown] = demo.stylings;
  const getSources = async () => (await shown.loadSources()).default;
  const {problem, prepare, exportDemo} = useExports(demo, shown, getSources);
  const eventData = eventDataOf(demo.name, false);
  return (
    <>
      <MenuButton
        className={`site-button ${styles.button}`}
        opens="below"
        label={
          <Translate id="demos.exportMenu.label" description="Button that opens the menu of ways to a demo's code">
            Get the code
          </Translate>
        }
        onReach={prepare}
        items={[
          {
            id: 'stackblitz',
            label: LABELS.stackBlitz(),
            onSelect: () => void exportDemo('openInStackBlitz'),
            data: eventData('stackblitz'),
          },
          {
            id: 'codesandbox',
            label: LABELS.codeSandbox(),
            onSelect: () => void exportDemo('openInCodeSandbox'),
            data: eventData('codesandbox'),
          },
          {
            id: 'download',
            label: LABELS.download(),
            onSelect: () => void exportDemo('downloadProject'),
            data: eventData('download'),
          },
          {id: 'page', label: LABELS.page(), to: publishedPath(demo.page)},
          {
            id: 'source',
            label: LABELS.source(),
            href: fileInRepository(siteConfig, shown.file),
            data: eventData('github'),
          },
        ]}
      />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
