import type {Props} from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** A plain link: without a router, following it is the browser's business. */
export default function Link({
  to,
  href,
  children,
  isNavLink: _isNavLink,
  activeClassName: _activeClassName,
  autoAddBaseUrl: _autoAddBaseUrl,
  'data-noBrokenLinkCheck': _unchecked,
  ...rest
}: Props): ReactNode {
  return (
    <a href={typeof to === 'string' ? to : href} {...rest}>
      {children}
    </a>
  );
}
