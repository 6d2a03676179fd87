import loadSources from '../../../plugins/demos/client/loadSources';

const SOURCES = {files: [{name: 'BasicBars.tsx', html: '', text: 'export default 1;'}]};

function answerWith(...answers: readonly (Response | Error)[]): jest.Mock {
  const answer = jest.fn();
  for (const each of answers) {
    if (each instanceof Error) {
      answer.mockRejectedValueOnce(each);
    } else {
      answer.mockResolvedValueOnce(each);
    }
  }
  Object.assign(globalThis, {fetch: answer});
  return answer;
}

test('sources are fetched once, however many ask for them', async () => {
  const asked = answerWith(Response.json(SOURCES));
  const both = await Promise.all([loadSources('/once.json'), loadSources('/once.json')]);
  expect(both).toEqual([SOURCES, SOURCES]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what failed is asked for again: without a network, and after a new deployment', async () => {
  const asked = answerWith(
    new TypeError('Failed to fetch'),
    new Response('Not found', {status: 404}),
    Response.json(SOURCES),
  );
  await expect(loadSources('/again.json')).rejects.toThrow('Failed to fetch');
  await expect(loadSources('/again.json')).rejects.toThrow('/again.json answered 404.');
  expect(await loadSources('/again.json')).toEqual(SOURCES);
  expect(asked).toHaveBeenCalledTimes(3);
});
