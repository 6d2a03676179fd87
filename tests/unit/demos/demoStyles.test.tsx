/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import LiveDemo from '../../../plugins/demos/theme/DemoPreview/LiveDemo';

jest.mock(
  '@theme/ReaderTheme',
  () => ({__esModule: true, default: ({children}: {readonly children: unknown}) => children}),
  {virtual: true},
);

test('the styles of a demo are in the page with it, after it and after all that Emotion wrote, and go with it', () => {
  const css = ".chart-row::after { content: '</style>' }";
  const Chart = () => <p>chart</p>;
  const {container, unmount} = render(<LiveDemo component={Chart} styles={{scope: 'Chart', css}} ownTheme />);
  expect(container.querySelector('p + style[data-demo-styles]')).toHaveTextContent("content: '<\\/style>'");
  unmount();
  expect(document.querySelector('style[data-demo-styles]')).toBeNull();
});
