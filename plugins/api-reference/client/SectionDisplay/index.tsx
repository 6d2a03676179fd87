import type {ReactNode} from 'react';
import useApiDisplay from '@theme/useApiDisplay';
import MenuButton from '@site/src/ui/MenuButton';
import {API_DISPLAYS, type ApiSection} from '@site/src/site/storage';
import {displayName, sectionChoiceName} from '../displayNames';
import {noteChoice} from '../firstChoice';
import {keepScrollPosition} from '../keepScrollPosition';
import styles from '../DisplayChoice/somePages.module.css';

export interface Props {
  readonly section: ApiSection;
}

/** A small menu at the end of a section's first line: a display for this section alone. */
export default function SectionDisplay({section}: Props): ReactNode {
  const {display, chooseApiDisplay} = useApiDisplay(section);
  if (!chooseApiDisplay) {
    return null;
  }
  return (
    <div className={styles.menu} data-api-choice={section}>
      <MenuButton
        className="site-icon-button"
        opens="below"
        name={sectionChoiceName(section)}
        label={
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M4 10h.01M10 10h.01M16 10h.01" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
        }
        items={API_DISPLAYS.map((one) => ({
          id: one,
          label: displayName(one).name,
          isChecked: display === one,
          data: {'data-api-choose': one},
          onSelect: () => {
            noteChoice();
            keepScrollPosition(one, () => chooseApiDisplay(one));
          },
        }))}
      />
    </div>
  );
}
