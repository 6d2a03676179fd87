// Opens the site with hot reload: npm start [-- --port 3000]
import {runDocusaurus} from './docusaurus.mjs';

await runDocusaurus('start');
