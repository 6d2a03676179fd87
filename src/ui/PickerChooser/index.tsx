import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PICKER_CHOICES, PICKER_FORMS, PICKER_TASKS} from '../../site/pickerChoices';
import Chooser from '../Chooser';
import {formTexts, reasonTexts, taskTexts, titleTexts} from './texts';

/** Which picker, by what users enter and how. */
export default function PickerChooser(): ReactNode {
  const [tasks, forms, titles, reasons] = [taskTexts(), formTexts(), titleTexts(), reasonTexts()];
  return (
    <Chooser
      id="picker-chooser"
      name={translate({id: 'site.pickerChooser.name', message: 'Choose a picker', description: 'Name of a section'})}
      productId="x-date-pickers"
      questions={[
        {
          id: 'task',
          label: translate({id: 'site.pickerChooser.task', message: 'What do users enter?'}),
          answers: PICKER_TASKS.map((id) => ({id, label: tasks[id]})),
        },
        {
          id: 'form',
          label: translate({id: 'site.pickerChooser.form', message: 'How do they enter it?'}),
          answers: PICKER_FORMS.map((id) => ({id, label: forms[id]})),
        },
      ]}
      choices={PICKER_CHOICES}
      titleOf={({id, component}) =>
        id === 'twoTimePickers' || id === 'twoDateTimePickers' ? titles[id] : <code>{component}</code>
      }
      reasonOf={({id}) => reasons[id]}
    />
  );
}
