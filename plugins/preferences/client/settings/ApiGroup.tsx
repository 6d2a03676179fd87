import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {API_SECTIONS, type ApiDisplay, type ApiSection} from '@site/src/site/storage';
import useApiDisplay from '../../theme/useApiDisplay';
import Choice from './Choice';
import Group from './Group';
import styles from './onDemand.module.css';

function displayNames(): Record<ApiDisplay, string> {
  return {
    collapsed: translate({
      id: 'preferences.apiDisplay.collapsed',
      message: 'Collapsed',
      description: 'A form of API pages: rows are lines that open',
    }),
    expanded: translate({
      id: 'preferences.apiDisplay.expanded',
      message: 'Expanded',
      description: 'A form of API pages: rows show all they have',
    }),
    table: translate({
      id: 'preferences.apiDisplay.table',
      message: 'Table',
      description: 'A form of API pages: rows are those of a table',
    }),
  };
}

function sectionNames(): Record<ApiSection, string> {
  return {
    props: translate({id: 'preferences.apiDisplay.props', message: 'Props', description: 'A section of API pages'}),
    slots: translate({id: 'preferences.apiDisplay.slots', message: 'Slots', description: 'A section of API pages'}),
    classes: translate({
      id: 'preferences.apiDisplay.classes',
      message: 'CSS classes',
      description: 'A section of API pages',
    }),
    css: translate({
      id: 'preferences.apiDisplay.css',
      message: 'State classes',
      description: 'A section of API pages',
    }),
  };
}

function SectionDisplay({section}: {readonly section: ApiSection}): ReactNode {
  const {display, chooseApiDisplay} = useApiDisplay(section);
  return (
    <label className={styles.line}>
      <span className={styles.label}>{sectionNames()[section]}</span>
      <select
        className={`site-field ${styles.select}`}
        value={display}
        onChange={({target}) => chooseApiDisplay(target.value as ApiDisplay)}
      >
        {Object.entries(displayNames()).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The form in which API pages show their rows: for the page, and for each of its sections. */
export default function ApiGroup(): ReactNode {
  const {display, chooseApiDisplay} = useApiDisplay();
  return (
    <Group
      title={translate({
        id: 'preferences.apiDisplay',
        message: 'API pages',
        description: 'Heading of the settings of the form of API pages',
      })}
    >
      <Choice
        label={translate({
          id: 'preferences.apiDisplay.page',
          message: 'All sections',
          description: 'Name of the choice of the form of API pages',
        })}
        names={displayNames()}
        value={display}
        onChoose={chooseApiDisplay}
      />
      <details className={styles.details}>
        <summary>
          <Translate id="preferences.apiDisplay.sections" description="Opens the choices for each section of API pages">
            Section by section
          </Translate>
        </summary>
        {API_SECTIONS.map((section) => (
          <SectionDisplay key={section} section={section} />
        ))}
      </details>
    </Group>
  );
}
