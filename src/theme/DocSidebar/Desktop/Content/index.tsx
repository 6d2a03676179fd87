import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import NavigationHead from '@theme/NavigationHead';
import type {Props} from '@theme/DocSidebar/Desktop/Content';

/** The stock sidebar below the product's name and the menu of its versions. */
export default function DocSidebarDesktopContent(props: Props): ReactNode {
  return (
    <>
      <NavigationHead items={props.sidebar} path={props.path} />
      <Content {...props} />
    </>
  );
}
