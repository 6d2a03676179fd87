/** @jest-environment jsdom */
import {Children, type ReactElement, type ReactNode} from 'react';
import {render} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import ApiRow from '@site/plugins/api-reference/client/ApiRow';
import ChoiceCard from '@site/src/ui/Chooser/ChoiceCard';
import Replacement from '@site/src/ui/Replacement';

let mockLanguage = 'en';

jest.mock('@docusaurus/Translate', () => {
  const texts = jest.requireActual<Record<string, {readonly message: string} | undefined>>('@site/i18n/zh/code.json');
  const own = (id: string, english: string): string =>
    mockLanguage === 'en' ? english : (texts[id]?.message ?? english);
  return {
    __esModule: true,
    translate: ({id, message}: {id: string; message: string}) => own(id, message),
    default: ({id, children}: {id: string; children: ReactNode}) => own(id, Children.toArray(children).join('')),
  };
});

const QUESTIONS = [{id: 'data', label: 'Data', answers: [{id: 'pairs', label: 'Pairs of numbers'}]}];
const CHOICE = {id: 'scatter', fits: {data: ['pairs']}, guide: '/x/react-charts/scatter/'};

const ELEMENTS: readonly [english: string, chinese: string, element: ReactElement][] = [
  [
    'Fits: Pairs of numbers',
    '适合：Pairs of numbers',
    <ChoiceCard choice={CHOICE} productId="x-charts" questions={QUESTIONS} title="" reason="" picture={undefined} />,
  ],
  ['Type: string', '类型：string', <ApiRow id="rows" name="rows" type={['string']} description={[]} />],
  ['Now: rows', '现为：rows', <Replacement text="`rows`" />],
];

test.each(ELEMENTS)('a space follows the colon of “%s”, and none the full-width one of “%s”', (...texts) => {
  const [english, chinese, element] = texts;
  const textIn = (language: string): string => {
    mockLanguage = language;
    return render(<MemoryRouter>{element}</MemoryRouter>).container.textContent ?? '';
  };
  expect(textIn('en')).toContain(english);
  expect(textIn('zh')).toContain(chinese);
});
