/** @jest-environment jsdom */
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {styled} from '@mui/material/styles';
import {render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {rightToLeftCache} from '../../../plugins/preferences/client/rightToLeftCache';

const Moved = styled('i')({transform: 'translate(40px, 20px)', marginLeft: 3});
const MovedIcon = styled('i')({transform: 'translateX(40px)', fill: 'currentColor'});
// As the charts place the marks of a line.
const Drawn = styled('i')({'& b': {transform: 'translate(40px, 20px)', stroke: 'red', marginLeft: 3}});

function mirrored(element: ReactElement): HTMLElement {
  const container = document.createElement('div');
  document.head.append(container);
  const cache = rightToLeftCache(createCache({key: 'css', container}));
  return render(<CacheProvider value={cache}>{element}</CacheProvider>).container;
}

test('what is moved along the text is mirrored, icons too', () => {
  mirrored(
    <>
      <Moved data-testid="moved" />
      <MovedIcon data-testid="icon" />
    </>,
  );
  expect(screen.getByTestId('moved')).toHaveStyle({transform: 'translate(-40px, 20px)', marginRight: '3px'});
  expect(screen.getByTestId('icon')).toHaveStyle({transform: 'translateX(-40px)'});
});

test('a drawing stays in its place, and only its place', () => {
  mirrored(
    <Drawn>
      <b data-testid="drawn" />
    </Drawn>,
  );
  expect(screen.getByTestId('drawn')).toHaveStyle({transform: 'translate(40px, 20px)', marginRight: '3px'});
});

test('a cache has one that mirrors', () => {
  const cache = createCache({key: 'css'});
  expect(rightToLeftCache(cache)).toBe(rightToLeftCache(cache));
  expect(rightToLeftCache(createCache({key: 'css'}))).not.toBe(rightToLeftCache(cache));
});
