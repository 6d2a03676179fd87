import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDateLibrary from '@theme/useDateLibrary';
import {DATE_LIBRARY_NAMES} from '@site/src/site/dateLibraries';
import {DATE_LIBRARY_TITLES} from '@site/src/site/dateLibraryTitles';
import type {EventData} from '../../client/eventData';
import type {DemoStyling} from '../../types';
import ChoiceMenu from './ChoiceMenu';

export interface Props {
  readonly shown: DemoStyling;
  readonly eventData: (action: string) => EventData;
}

/** Chooses the date library of all demos; nothing for a demo that does not follow the choice. */
export default function DateLibraryChoice({shown, eventData}: Props): ReactNode {
  const {dateLibrary, chooseDateLibrary} = useDateLibrary();
  if (!chooseDateLibrary || !shown.translations) {
    return null;
  }
  const title = DATE_LIBRARY_TITLES[dateLibrary];
  const name = translate(
    {
      id: 'demos.toolbar.dateLibrary',
      message: 'Date library: {library}',
      description: 'Name of the menu of date libraries',
    },
    {library: title},
  );
  return (
    <ChoiceMenu
      chosen={title}
      name={name}
      items={DATE_LIBRARY_NAMES.map((library) => ({
        id: library,
        label: DATE_LIBRARY_TITLES[library],
        isChecked: library === dateLibrary,
        onSelect: () => chooseDateLibrary(library),
        data: eventData(`date-library-${library}`),
      }))}
    />
  );
}
