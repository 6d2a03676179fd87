import path from 'node:path';
import {readFileSync} from 'node:fs';
import {startFullText} from '../../plugins/search/client/fullText';
import {SearchEngine} from '../../plugins/search/client/searchEngine';
import {NodeWorker, serveWorkersFrom} from './nodeWorker';
test('zh', async () => {
  const names = JSON.parse(readFileSync(path.resolve('build/zh/x/search-index/names.json'), 'utf8'));
  process.stdout.write(JSON.stringify(names).slice(0, 1500) + '\n');
  serveWorkersFrom(path.resolve('build'));
  Object.assign(globalThis, {Worker: NodeWorker});
  const fullText = startFullText('/zh/x/search-index/', 'zh-CN');
  const engine = new SearchEngine(names, fullText);
  for (const q of ['分页', '分支', '日期选择器', '树形数据', '数据表格', '选择日期', '列定义', '许可证密钥', '树视图', '行分组']) {
    let answer: any = {groups: []};
    const r = await engine.answer(q, 'x', (better: any) => { answer = better; });
    process.stdout.write(`${q} ${JSON.stringify(r)}: ` + answer.groups.map((g: any) => [...g.pages, ...g.names].map((x: any) => x.title ?? x.name ?? x.address).slice(0, 5).join(' | ')).join(' || ') + '\n');
    const raw = await fullText.find(q);
    process.stdout.write('   raw ' + raw.length + '\n');
    for (const one of raw.slice(0, 2)) { const e = await one.excerpt([]); process.stdout.write('     ' + e.parts.map((p: any) => p.isMarked ? `[${p.text}]` : p.text).join('').slice(0, 120) + '\n'); }
  }
  fullText.close();
}, 60000);
