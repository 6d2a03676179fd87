/**
 * In place of prism-react-renderer, of which the site takes Prism: the browser colors only the code of demos, everything else is
 * colored by the build. 16 KB (gzip) less where a demo is edited. In this order the grammars are those of prism-react-renderer.
 */
import './manualPrism';
import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-regex';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-js-extras';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-tsx';

export {Prism};
