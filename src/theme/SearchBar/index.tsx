/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/SearchBar.tsx (sha256 8c0198b2c1d6).
 *
 * Differs: shows the button of the search plugin. The stock component is empty.
 */
import type {ReactNode} from 'react';
import SearchButton from '@theme/SearchButton';

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
