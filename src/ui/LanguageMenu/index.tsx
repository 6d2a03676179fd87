import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {inLanguage} from '../../site/paths';
import Icon from '../Icon';
import LinkMenu from '../LinkMenu';

/** The server has one page for all addresses that do not exist. */
const NOT_FOUND = /\/404(?:\.html)?$/;

/** Takes along what the address has now: scrolling and filters change it without a render, and the server may not know it. */
function keepPlace({currentTarget: link}: MouseEvent<HTMLAnchorElement>): void {
  link.pathname = inLanguage(window.location.pathname, link.dataset['language'] ?? '');
  link.search = window.location.search;
  link.hash = window.location.hash;
}

/** The menu of languages; each leads to the same page, with query and hash. Links load the other language's site. */
export default function LanguageMenu(): ReactNode {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <LinkMenu
      name={translate({
        id: 'site.languages',
        message: 'Language',
        description: 'Name of the menu of languages in the header',
      })}
      summaryClass="site-icon-button"
      label={
        <Icon>
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            d="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5c4 4.4 4 10.6 0 15-4-4.4-4-10.6 0-15Z"
          />
        </Icon>
      }
    >
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={inLanguage(pathname.replace(NOT_FOUND, '/'), locale)}
            data-language={locale}
            lang={localeConfigs[locale]?.htmlLang}
            hrefLang={localeConfigs[locale]?.htmlLang}
            aria-current={locale === currentLocale || undefined}
            onClick={keepPlace}
            onAuxClick={keepPlace}
          >
            {localeConfigs[locale]?.label}
          </a>
        </li>
      ))}
    </LinkMenu>
  );
}
