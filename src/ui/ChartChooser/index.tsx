import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {CHART_CHOICES, CHART_DATA, CHART_QUESTIONS} from '../../site/chartChoices';
import Chooser from '../Chooser';
import {PICTURES} from './pictures';
import {dataTexts, questionTexts, reasonTexts, titleTexts} from './texts';

/** Which chart, by the data and the question of users. */
export default function ChartChooser(): ReactNode {
  const [data, questions, titles, reasons] = [dataTexts(), questionTexts(), titleTexts(), reasonTexts()];
  return (
    <Chooser
      id="chart-chooser"
      name={translate({id: 'site.chartChooser.name', message: 'Choose a chart', description: 'Name of a section'})}
      productId="x-charts"
      questions={[
        {
          id: 'data',
          label: translate({id: 'site.chartChooser.data', message: 'What data do you have?'}),
          answers: CHART_DATA.map((id) => ({id, label: data[id]})),
        },
        {
          id: 'question',
          label: translate({id: 'site.chartChooser.question', message: 'What do users want to know?'}),
          answers: CHART_QUESTIONS.map((id) => ({id, label: questions[id]})),
        },
      ]}
      choices={CHART_CHOICES}
      titleOf={({id}) => titles[id]}
      reasonOf={({id}) => reasons[id]}
      pictureOf={({id}) => PICTURES[id]}
    />
  );
}
