import type {ReactNode} from 'react';
import Icon from '@site/src/ui/Icon';

export function MoreIcon(): ReactNode {
  return (
    <Icon>
      <circle cx="4" cy="10" r="1.6" />
      <circle cx="10" cy="10" r="1.6" />
      <circle cx="16" cy="10" r="1.6" />
    </Icon>
  );
}
