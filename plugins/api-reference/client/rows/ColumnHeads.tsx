import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ApiSection} from '@site/src/site/storage';

function headsOf(section: ApiSection): readonly string[] {
  const name = translate({id: 'apiReference.column.name', message: 'Name', description: 'Column of a table of props'});
  const description = translate({
    id: 'apiReference.column.description',
    message: 'Description',
    description: 'Column of a table of props, slots or CSS classes',
  });
  if (section === 'classes' || section === 'css') {
    return [
      translate({id: 'apiReference.column.class', message: 'Class', description: 'Column of a table of CSS classes'}),
      translate({
        id: 'apiReference.row.rule',
        message: 'Rule name',
        description: 'The key of a CSS class in the prop "classes" and in style overrides',
      }),
      description,
    ];
  }
  return [
    name,
    translate({id: 'apiReference.column.type', message: 'Type', description: 'Column of a table of props or slots'}),
    translate({id: 'apiReference.row.default', message: 'Default', description: 'Of a prop or slot'}),
    description,
  ];
}

export interface Props {
  readonly section: ApiSection;
  readonly className: string | undefined;
}

/** What the columns of a table are called. Screen readers have it from the rows, which name each part. */
export default function ColumnHeads({section, className}: Props): ReactNode {
  return (
    <div className={className} data-api-columns="" aria-hidden="true">
      {headsOf(section).map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}
