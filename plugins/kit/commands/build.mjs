// Builds the site into build/: npm run build
import {runDocusaurus} from './docusaurus.mjs';

runDocusaurus('build');
