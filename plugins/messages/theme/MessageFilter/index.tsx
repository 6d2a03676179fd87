import {useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import FilterBar from '@site/src/ui/FilterBar';
import SegmentedControl from '@site/src/ui/SegmentedControl';
import useListFilter from '@site/src/ui/useListFilter';
import {EVERY_MESSAGE, filterMessages, leavesEverything} from '../../client/filterMessages';
import {LEVEL_CHOICES, type LevelChoice} from '../../types';

function choiceLabel(choice: LevelChoice): string {
  switch (choice) {
    case 'all':
      return translate({id: 'messages.filter.all', message: 'All', description: 'Choice: messages of every kind'});
    case 'thrown':
      return translate({
        id: 'messages.filter.thrown',
        message: 'Thrown',
        description: 'Choice: errors that stop the program',
      });
    case 'error':
      return 'console.error';
    case 'warning':
      return 'console.warn';
  }
}

/** Narrows the messages of a page by a text and by their kind. */
export default function MessageFilter(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const {filter, result, change} = useListFilter(EVERY_MESSAGE, (wish) => {
    const page = field.current?.closest('[data-message-filter]')?.parentElement;
    return page ? filterMessages(page, wish) : undefined;
  });
  return (
    <FilterBar
      ref={field}
      isStaticOnPhones
      data-markdown="skip"
      data-message-filter=""
      label={translate({
        id: 'messages.filter.label',
        message: 'Filter messages',
        description: 'Name of the field that narrows a list of errors and warnings',
      })}
      placeholder={translate({
        id: 'messages.filter.placeholder',
        message: 'Paste a message or type a word',
        description: 'Inside the field that narrows a list of errors and warnings',
      })}
      text={filter.text}
      onText={(text) => change({text})}
      status={
        result !== undefined &&
        !leavesEverything(filter) &&
        (result === 0 ? (
          <Translate id="messages.filter.nothing">No message has these words.</Translate>
        ) : (
          <Translate
            id="messages.filter.count"
            description="How many messages the filter leaves"
            values={{count: String(result)}}
          >
            {'Messages: {count}'}
          </Translate>
        ))
      }
    >
      <SegmentedControl
        look="line"
        label={translate({
          id: 'messages.filter.level',
          message: 'Kind',
          description: 'Name of the choice between thrown errors and lines of the console',
        })}
        options={LEVEL_CHOICES.map((value) => ({value, label: choiceLabel(value)}))}
        value={filter.level}
        onChoose={(level) => change({level})}
      />
    </FilterBar>
  );
}
