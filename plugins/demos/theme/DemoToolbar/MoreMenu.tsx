import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {publishedPath, readVersion} from '@site/src/site/paths';
import {copyText} from '@site/src/ui/clipboard';
import Icon from '@site/src/ui/Icon';
import MenuButton from '@site/src/ui/MenuButton';
import useCopied from '@site/src/ui/useCopied';
import {fileInRepository, problemReport, sourceHash} from '../../client/demoLinks';
import {playgroundUrl} from '../../client/playground/askedDemo';
import type {EventData} from '../../client/eventData';
import type {DemoInfo, DemoStyling} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
  readonly shown: DemoStyling;
  readonly onResetDemo: () => void;
  readonly onResetFocus: () => void;
  readonly eventData: (action: string) => EventData;
}

const LABELS = {
  more: () => translate({id: 'demos.toolbar.more', message: 'More actions'}),
  resetDemo: () => translate({id: 'demos.toolbar.resetDemo', message: 'Reset demo'}),
  resetFocus: () => translate({id: 'demos.toolbar.resetFocus', message: 'Reset focus to test the keyboard'}),
  copyTs: () => translate({id: 'demos.toolbar.copyTsLink', message: 'Copy link to TypeScript source'}),
  copyJs: () => translate({id: 'demos.toolbar.copyJsLink', message: 'Copy link to JavaScript source'}),
  copied: () =>
    translate({id: 'demos.toolbar.linkCopied', message: 'Link copied', description: 'Said for two seconds'}),
  alone: () => translate({id: 'demos.toolbar.alone', message: 'Open in new page'}),
  source: () => translate({id: 'demos.toolbar.viewSource', message: 'View source in the repository'}),
  report: () => translate({id: 'demos.toolbar.report', message: 'Report a problem with this demo'}),
};

/** The less frequent actions on a demo. */
export default function MoreMenu({demo, shown, onResetDemo, onResetFocus, eventData}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  // The demo's own page: in the playground, the hash alone leads to no demo.
  const page = useBaseUrl(publishedPath(demo.page));
  const playground = useBaseUrl(playgroundUrl(demo));
  const [isCopied, showCopied] = useCopied();
  const copyLink = async (variant: 'TS' | 'JS'): Promise<void> => {
    if (await copyText(window.location.origin + page + sourceHash(demo.name, variant, shown.styling))) {
      showCopied();
    }
  };
  // The playground has the demos of the current version.
  const alone =
    readVersion(demo.page).version === undefined
      ? [{id: 'alone', label: LABELS.alone(), href: playground, data: eventData('playground')}]
      : [];
  return (
    <span className={styles.more}>
      <MenuButton
        label={
          <Icon>
            <circle cx="4" cy="10" r="1.6" />
            <circle cx="10" cy="10" r="1.6" />
            <circle cx="16" cy="10" r="1.6" />
          </Icon>
        }
        name={LABELS.more()}
        items={[
          {id: 'reset', label: LABELS.resetDemo(), onSelect: onResetDemo, data: eventData('reset')},
          {id: 'focus', label: LABELS.resetFocus(), onSelect: onResetFocus, data: eventData('reset-focus')},
          {
            id: 'ts',
            label: LABELS.copyTs(),
            onSelect: () => void copyLink('TS'),
            data: eventData('copy-ts-source-link'),
          },
          {
            id: 'js',
            label: LABELS.copyJs(),
            onSelect: () => void copyLink('JS'),
            data: eventData('copy-js-source-link'),
          },
          ...alone,
          {
            id: 'source',
            label: LABELS.source(),
            href: fileInRepository(siteConfig, shown.file),
            data: eventData('github'),
          },
          {id: 'report', label: LABELS.report(), href: problemReport(siteConfig, demo, siteConfig.url)},
        ]}
      />
      <span role="status" className={clsx('site-field', styles.said)}>
        {isCopied && LABELS.copied()}
      </span>
    </span>
  );
}
