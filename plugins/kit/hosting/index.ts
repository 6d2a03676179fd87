import path from 'node:path';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {validateRoomOptions} from '../options';
import {HOSTING_OPTIONS_SCHEMA, type HostingOptions} from './options';
import {writeHeaders} from './writeHeaders';
import {writeRedirects} from './writeRedirects';

/** Writes what a static host needs to know beside the files: security and cache headers, redirects. */
export default function hostingPlugin(context: LoadContext, options: HostingOptions): Plugin {
  const {currentLocale, defaultLocale} = context.i18n;
  return {
    name: 'kit-hosting',
    async postBuild({outDir}) {
      // Other languages are built into a folder of the default one, which is what is deployed.
      const folder = currentLocale === defaultLocale ? outDir : path.dirname(outDir);
      writeHeaders(folder, options);
      writeRedirects(folder, options.redirects());
    },
  };
}

export function validateOptions({options}: OptionValidationContext<unknown, HostingOptions>): HostingOptions {
  return validateRoomOptions('hosting', HOSTING_OPTIONS_SCHEMA, options);
}
