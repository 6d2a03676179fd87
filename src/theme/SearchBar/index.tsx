/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/SearchBar.tsx (sha256 8c0198b2c1d6).
 *
 * Differs: is the button of the search plugin, in the place where the stock theme has nothing.
 */
import type {ReactNode} from 'react';
import SearchButton from '@theme/SearchButton';

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
