import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ApiPageSource, ApiTheme as Theme} from '../../types';

/** Where Material UI documents the two ways to reach components from the theme. */
const GUIDE = 'https://mui.com/material-ui/customization/theme-components/';

function ThemePath({name, option}: {readonly name: string; readonly option: string}): ReactNode {
  return <code dir="ltr">{`components.${name}.${option}`}</code>;
}

function ThemeText({theme: {name, hasDefaultProps, hasStyleOverrides}}: {readonly theme: Theme}): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="apiReference.theme.name"
          description="On an API page; the value is the component's key in the theme, the link leads to Material UI"
          values={{
            name: <code dir="ltr">{name}</code>,
            theme: (
              <Link to={GUIDE}>
                <Translate id="apiReference.theme.link" description="Text of a link inside a sentence">
                  theme
                </Translate>
              </Link>
            ),
          }}
        >
          {'In the {theme}, the component is called {name}:'}
        </Translate>
      </p>
      <ul>
        {hasDefaultProps && (
          <li>
            <Translate
              id="apiReference.theme.defaultProps"
              description="On an API page; the value is a path in the theme"
              values={{path: <ThemePath name={name} option="defaultProps" />}}
            >
              {'{path} sets its props for the whole application.'}
            </Translate>
          </li>
        )}
        {hasStyleOverrides && (
          <li>
            <Translate
              id="apiReference.theme.styleOverrides"
              description="On an API page; the value is a path in the theme"
              values={{path: <ThemePath name={name} option="styleOverrides" />}}
            >
              {'{path} takes styles by the rule names above.'}
            </Translate>
          </li>
        )}
      </ul>
    </>
  );
}

export interface Props {
  readonly page: ApiPageSource;
}

/** The name by which the theme reaches a component. */
export default function ApiTheme({page: {loaded}}: Props): ReactNode {
  return loaded?.theme && <ThemeText theme={loaded.theme} />;
}
