import {apiTests} from './api';
import {apiDataTests} from './apiData';
import {budgetTests} from './budgets';
import {fileTests} from './files';
import {headerTests} from './headers';
import {identityTests} from './identity';
import {languageTests} from './languages';
import {linkTests} from './links';
import {markdownTests} from './markdown';
import {offlineTests} from './offline';
import {pageTests} from './pages';
import {referenceTests} from './reference';
import {searchTests} from './search';
import {withoutScriptsTests} from './withoutScripts';

// One file, so that every page is read once for all of them: Jest gives each file modules of its own. What takes as long
// as all of this and needs no page, tests/exports, is a stage of its own.

/** Reading all pages, and compiling all data, is the work of whichever test asks first. */
jest.setTimeout(120_000);

describe('files', fileTests);
describe('pages', pageTests);
describe('without scripts', withoutScriptsTests);
describe('links', linkTests);
describe('identity', identityTests);
describe('reference', referenceTests);
describe('languages', languageTests);
describe('headers', headerTests);
describe('markdown', markdownTests);
describe('API', apiTests);
describe('API data', apiDataTests);
describe('search', searchTests);
describe('offline', offlineTests);
describe('budgets', budgetTests);
