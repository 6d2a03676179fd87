import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

export interface Props {
  /** Origins of stylesheets and of fonts, besides the site's own. */
  readonly styleHosts?: readonly string[];
  readonly fontHosts?: readonly string[];
}

/**
 * Where a page may take fonts from. The host's header, one for all pages, allows the hosts that any page needs; a page
 * narrows it. A browser reads it in the server's page and keeps to it: rendered later it would change nothing.
 */
export default function FontPolicy({styleHosts = [], fontHosts = []}: Props): ReactNode {
  const policy = [
    ['style-src', "'self'", "'unsafe-inline'", ...styleHosts],
    ['font-src', "'self'", 'data:', ...fontHosts],
  ];
  return (
    <Head>
      <meta httpEquiv="Content-Security-Policy" content={policy.map((directive) => directive.join(' ')).join('; ')} />
    </Head>
  );
}
