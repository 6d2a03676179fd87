import {translate} from '@docusaurus/Translate';
import type {ProductSummary} from '../../productManifest';
import {count, day, megabytes} from './formats';
import type {Progress} from './saveProduct';
import type {ProductState} from './state';

/** How much of a product is there: "312 of 1,207 files, 2.1 MB of 5.5 MB". */
export function amountOf({files, ofFiles, bytes, ofBytes}: Progress, language: string): string {
  return translate(
    {
      id: 'offline.products.amount',
      message: '{files} of {ofFiles} files, {size} of {ofSize}',
      description: 'How much of a product is saved',
    },
    {
      files: count(files, language),
      ofFiles: count(ofFiles, language),
      size: megabytes(bytes, language),
      ofSize: megabytes(ofBytes, language),
    },
  );
}

function savedLine(
  {savedAt, bytes, updateBytes}: (ProductState & {status: 'saved'})['saved'],
  language: string,
): string {
  const values = {date: day(savedAt, language), size: megabytes(bytes, language)};
  return updateBytes === undefined
    ? translate(
        {
          id: 'offline.products.saved',
          message: 'Saved on {date}, {size} on this device.',
          description: 'Under the name of a saved product',
        },
        values,
      )
    : translate(
        {
          id: 'offline.products.outdated',
          message: 'Saved on {date}, {size} on this device. An update is available ({update} to download).',
          description: 'Under the name of a saved product of which the host has a newer build',
        },
        {...values, update: megabytes(updateBytes, language)},
      );
}

/**
 * What is said of a product under its name, or under the button that saves it.
 *
 * @param deployed the product in the deployed build, if the host says so
 */
export function statusLine(
  state: ProductState,
  deployed: ProductSummary | undefined,
  language: string,
): string | undefined {
  switch (state.status) {
    case 'unsaved':
      return (
        deployed &&
        translate(
          {
            id: 'offline.products.size',
            message: '{transfer} to download, {size} on this device',
            description: 'Under the button that saves a product',
          },
          {transfer: megabytes(deployed.transferBytes, language), size: megabytes(deployed.bytes, language)},
        )
      );
    case 'saving':
      return state.progress
        ? amountOf(state.progress, language)
        : translate({
            id: 'offline.products.asking',
            message: 'Looking up what there is to save…',
            description: 'Before the first file of a product is saved',
          });
    case 'half':
      return state.saved
        ? translate(
            {
              id: 'offline.products.halfUpdate',
              message: 'The update is half-finished: {amount}. What was saved on {date} still opens.',
              description: 'Under the name of a product whose update was interrupted',
            },
            {amount: amountOf(state.progress, language), date: day(state.saved.savedAt, language)},
          )
        : translate(
            {
              id: 'offline.products.half',
              message: 'Half-finished: {amount}.',
              description: 'Under the name of a product whose saving was interrupted',
            },
            {amount: amountOf(state.progress, language)},
          );
    case 'saved':
      return savedLine(state.saved, language);
    case 'removing':
      return translate({
        id: 'offline.products.removing',
        message: 'Removing it from this device…',
        description: 'While the files of a saved product are deleted',
      });
    case 'elsewhere':
      return translate({
        id: 'offline.products.elsewhere',
        message: 'Another tab is saving or removing it.',
        description: 'Under the name of a product that is worked on in another tab',
      });
  }
}
