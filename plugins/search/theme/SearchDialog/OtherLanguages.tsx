import type {ReactNode} from 'react';
import type {SearchLanguage} from '../../client/useSearchLanguage';
import {SearchIcon} from './icons';
import {searchInLanguage} from './texts';
import styles from './onDemand.module.css';

export interface Props {
  readonly languages: SearchLanguage['others'];
  /** Called after a language was chosen: the button goes away. */
  readonly onChosen: () => void;
}

/** Searches the pages of another language instead. */
export default function OtherLanguages({languages, onChosen}: Props): ReactNode {
  return languages.map(({name, choose}) => (
    <button
      key={name}
      type="button"
      className={styles.language}
      onClick={() => {
        choose();
        onChosen();
      }}
    >
      <SearchIcon name="language" />
      {searchInLanguage(name)}
    </button>
  ));
}
