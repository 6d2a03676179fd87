import type {Sandbox} from './types';

/** Where the sandboxes are; the site's security policy has to allow forms to be sent there. */
export const SANDBOX_HOSTS: Readonly<Record<Sandbox, string>> = {
  StackBlitz: 'https://stackblitz.com',
  CodeSandbox: 'https://codesandbox.io',
};
