import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useCodeStyling from '@theme/useCodeStyling';
import {STYLING_SLUGS, type CodeStyling} from '@site/src/site/storage';
import type {EventData} from '../../client/eventData';
import type {DemoInfo} from '../../types';
import ChoiceMenu from './ChoiceMenu';

export interface Props {
  readonly demo: DemoInfo;
  readonly shown: CodeStyling;
  readonly eventData: (action: string) => EventData;
}

/** Chooses the styling of all demos on the page; nothing for a demo that has only one. */
export default function StylingChoice({demo, shown, eventData}: Props): ReactNode {
  const {chooseCodeStyling} = useCodeStyling();
  if (!chooseCodeStyling || demo.stylings.length < 2) {
    return null;
  }
  const name = translate(
    {id: 'demos.toolbar.styling', message: 'Styling: {styling}', description: 'Name of the menu of stylings'},
    {styling: shown},
  );
  return (
    <ChoiceMenu
      chosen={shown}
      name={name}
      items={demo.stylings.map(({styling}) => ({
        id: styling,
        label: styling,
        isChecked: styling === shown,
        onSelect: () => chooseCodeStyling(styling),
        data: eventData(`styling-${STYLING_SLUGS[styling]}`),
      }))}
    />
  );
}
