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
import {searchEngineTests} from './searchEngines';
import {stylesheetTests} from './stylesheets';
import {withoutScriptsTests} from './withoutScripts';

// One file, so that each page is read only once: Jest loads modules again for every test file. tests/exports, which takes as long
// and needs no page, is a stage of its own.

/** The first test that needs them reads all pages and compiles all data, so every test gets this timeout. */
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
describe('search engines', searchEngineTests);
describe('offline', offlineTests);
describe('budgets', budgetTests);
describe('stylesheets', stylesheetTests);
