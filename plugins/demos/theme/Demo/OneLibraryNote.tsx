import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {DateLibrary} from '@site/src/site/dateLibraries';
import {DATE_LIBRARY_TITLES} from '@site/src/site/dateLibraryTitles';
import type {DemoInfo} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
  /** The date library that the reader chose. */
  readonly chosen: DateLibrary;
}

/** Says why a demo is not in the reader's date library: it is about another. */
export default function OneLibraryNote({demo: {dateLibrary}, chosen}: Props): ReactNode {
  if (dateLibrary === undefined || dateLibrary === chosen) {
    return null;
  }
  return (
    <p className={styles.note}>
      <Translate
        id="demos.frame.oneLibrary"
        description="Under a demo that does not follow the reader's choice of a date library"
        values={{library: DATE_LIBRARY_TITLES[dateLibrary]}}
      >
        {'Shown with {library}: this demo is about one date library.'}
      </Translate>
    </p>
  );
}
