import type {RenderedDemo, StyleRule} from './types';

/* What runs in the browser that renders the demos: each function travels there as text, so it uses nothing outside itself. */

/**
 * Shows a page of the site without loading the document anew.
 *
 * @param path from the root of the host
 */
export function showPage(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * Answers a page's questions for its pointer, by which pickers are those of a phone or of a desktop: at first a fine one. A browser
 * that emulates touch cannot go back to the pointer that it was started with.
 */
export function emulatePointer(): void {
  const ask = window.matchMedia.bind(window);
  const lists = new Map<string, MediaQueryList>();
  let pointer = 'fine';
  window.matchMedia = (query) => {
    const [, asked] = /^\(pointer: (fine|coarse)\)$/.exec(query) ?? [];
    if (asked === undefined) {
      return ask(query);
    }
    const list = lists.get(query) ?? (new EventTarget() as MediaQueryList);
    if (!lists.has(query)) {
      lists.set(query, list);
      Object.defineProperty(list, 'matches', {get: () => pointer === asked});
      list.addListener = (listener) => list.addEventListener('change', listener as EventListener);
      list.removeListener = (listener) => list.removeEventListener('change', listener as EventListener);
    }
    return list;
  };
  window.addEventListener('emulated-pointer', (event) => {
    pointer = (event as CustomEvent<string>).detail;
    lists.forEach((list) => list.dispatchEvent(new Event('change')));
  });
}

/** Changes the pointer of a page with {@link emulatePointer}. */
export function setPointer(pointer: string): void {
  window.dispatchEvent(new CustomEvent('emulated-pointer', {detail: pointer}));
}

/** Keeps what is at the top of scrolled lists there once the screen changes: rows are higher on a phone. */
export function keepRowsAtTop(): void {
  const topOf = (element: Element): number => element.getBoundingClientRect().top;
  const scrolled = [...document.querySelectorAll('[data-demo-preview] *')].filter(({scrollTop}) => scrollTop > 0);
  const kept = scrolled.flatMap((list) => {
    const first = [...list.querySelectorAll('*')].find((element) => topOf(element) >= topOf(list));
    return first ? [{list, first, distance: topOf(first) - topOf(list)}] : [];
  });
  const scrollBack = (): void =>
    kept.forEach(({list, first, distance}) => {
      list.scrollTop += topOf(first) - topOf(list) - distance;
    });
  window.addEventListener('resize', scrollBack, {once: true});
}

/** Sets the page's mode, as if another tab had chosen it. Only demos that run hear it. */
export function setMode({mode, key, attribute}: Readonly<Record<'mode' | 'key' | 'attribute', string>>): void {
  document.documentElement.setAttribute(attribute, mode);
  window.dispatchEvent(new StorageEvent('storage', {key, newValue: mode, storageArea: window.localStorage}));
}

/**
 * Runs demos of the page and waits until nothing changes in them and none shows that it loads its data.
 *
 * @param demos the files of those that are waited for, as the page names them
 * @param limitMs the longest wait for demos that do not start, in milliseconds
 */
export async function runDemos({
  demos,
  limitMs,
}: {
  readonly demos: readonly string[];
  readonly limitMs: number;
}): Promise<void> {
  const stillMs = 100;
  // A busy machine draws no frame for longer than that, and what changes with the next one is not still.
  const stillFrames = 6;
  const longestMs = 1500;
  const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const stageOf = (file: string): HTMLElement | null => document.querySelector(`[data-demo-preview="${file}"]`);
  const end = performance.now() + limitMs;
  while (!demos.every((file) => stageOf(file)?.dataset['live'] !== undefined) && performance.now() < end) {
    // Demos of a page that is being printed run, wherever they are; before hydration, nobody hears it.
    window.dispatchEvent(new Event('beforeprint'));
    await nextFrame();
  }
  const stages = demos.flatMap((file) => stageOf(file) ?? []);
  const isLoading = (): boolean =>
    stages.some((stage) => stage.querySelector(':scope > div :is([role="progressbar"], .MuiSkeleton-root)') !== null);
  let changed = performance.now();
  let frames = 0;
  const observer = new MutationObserver(() => {
    changed = performance.now();
    frames = 0;
  });
  const options = {subtree: true, childList: true, attributes: true, characterData: true};
  stages.forEach((stage) => observer.observe(stage, options));
  const isStill = (): boolean => frames >= stillFrames && performance.now() - changed >= stillMs && !isLoading();
  const longest = performance.now() + longestMs;
  while (!isStill() && performance.now() < longest) {
    await nextFrame();
    frames += 1;
  }
  observer.disconnect();
}

/** A rule of the page, with the names of Emotion's classes in its selector. */
interface DemoRule extends Omit<StyleRule, 'style'> {
  readonly rule: CSSStyleRule;
  readonly classes: readonly string[];
}

/**
 * The demos that run in the page, as they are drawn, and the rules of Emotion that apply to them. A demo may have a cache of its
 * own: the same hash means other rules there, so its key becomes a part of the hash, `css-rtl1abc` for `rtl-1abc`.
 */
export function readDemos(): RenderedDemo[] {
  const dynamic = /:(?:hover|active|focus(?:-visible|-within)?)\b|::-(?:webkit|moz)|:-(?:webkit|moz)/;
  const untouched = /:not\(:(?:hover|active|focus(?:-visible|-within)?)\)/g;
  const withoutPseudo = (selector: string): string => selector.replace(/::?(?:before|after|placeholder)\b/g, '');

  const sheets = [...document.styleSheets].filter(
    ({ownerNode}) => ownerNode instanceof HTMLElement && ownerNode.dataset['emotion'] !== undefined,
  );
  const keys = new Set(sheets.map(({ownerNode}) => (ownerNode as HTMLElement).dataset['emotion']?.split(' ')[0]));
  keys.delete('css');
  const ofOtherCache = new RegExp(`(^|[\\s.])(${[...keys].join('|')})-(?=[a-z0-9])`, 'g');
  const inOneHash = (_all: string, before: string, key: string): string => `${before}css-${key.replaceAll('-', '')}`;
  const withoutKey = (text: string): string => (keys.size > 0 ? text.replace(ofOtherCache, inOneHash) : text);

  // A tab has the rules of all demos that it has met, so only those of this page are written out.
  const rulesOf = (rules: CSSRuleList, around: readonly string[]): DemoRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSConditionRule) {
        const [kind = ''] = /^@[a-z]+/.exec(rule.cssText) ?? [];
        return rulesOf(rule.cssRules, [...around, `${kind} ${rule.conditionText}`]);
      }
      if (!(rule instanceof CSSStyleRule)) {
        return [];
      }
      const selector = withoutKey(rule.selectorText).replaceAll('::-webkit-input-placeholder', '::placeholder');
      return [{around, selector, rule, classes: selector.match(/\.css-[\w-]+/g) ?? []}];
    });

  /** Elements that refer to each other by ids must not share these with those that take their place. */
  const renameIds = (root: Element, prefix: string): void => {
    const names = new Map<string, string>();
    root.querySelectorAll('[id]').forEach((element) => {
      const name = `${prefix}-${names.size}`;
      names.set(element.id, name);
      element.id = name;
    });
    const renamed = (id: string): string => names.get(id) ?? id;
    root.querySelectorAll('*').forEach((element) => {
      for (const {name, value} of [...element.attributes]) {
        if (/^(?:for|aria-(?:labelledby|describedby|controls|owns|activedescendant|details))$/.test(name)) {
          element.setAttribute(name, value.split(' ').map(renamed).join(' '));
        } else if (value.includes('#')) {
          element.setAttribute(
            name,
            value
              .replace(/url\((["']?)#([^"')]+)\1\)/g, (_all, _quote, id: string) => `url(#${renamed(id)})`)
              .replace(/^#(.+)$/, (_all, id: string) => `#${renamed(id)}`),
          );
        }
      }
    });
  };

  /** What readers and scripts have set is no attribute yet. */
  const keepValues = (from: Element, to: Element): void => {
    const [sources, targets] = [from, to].map((root) => [...root.querySelectorAll('input, textarea')]);
    sources?.forEach((source, index) => {
      const target = targets?.[index];
      if (source instanceof HTMLTextAreaElement && target) {
        target.textContent = source.value;
      } else if (source instanceof HTMLInputElement && target) {
        target.setAttribute('value', source.value);
        target.toggleAttribute('checked', source.checked);
      }
    });
  };

  /** No attribute says how far an element is scrolled: its content begins that much higher, and it does not become lower by that. */
  const keepScrolling = (from: Element, to: Element): void => {
    const [sources, targets] = [from, to].map((root) => [...root.querySelectorAll('*')]);
    sources?.forEach((source, index) => {
      const target = targets?.[index];
      const [first, firstTarget] = [source.firstElementChild, target?.firstElementChild];
      if (source.scrollTop > 0 && first && target instanceof HTMLElement && firstTarget instanceof HTMLElement) {
        firstTarget.style.marginTop = `${parseFloat(getComputedStyle(first).marginTop) - source.scrollTop}px`;
        target.style.height = getComputedStyle(source).height;
      }
    });
  };

  const all = sheets.flatMap((sheet) => rulesOf(sheet.cssRules, []));

  const fits = (root: Element, selector: string): boolean => {
    const atRest = selector.replace(untouched, '');
    try {
      return !dynamic.test(atRest) && root.querySelector(withoutPseudo(atRest)) !== null;
    } catch {
      return false;
    }
  };

  const renderedDemo = (stage: HTMLElement, file: string): RenderedDemo | undefined => {
    const live = [...stage.children].find(({tagName}) => tagName === 'DIV');
    if (!live || live.querySelector('iframe, canvas, video')) {
      return undefined;
    }
    const root = document.createElement('div');
    const copy = live.cloneNode(true) as Element;
    root.append(copy);
    keepValues(live, copy);
    keepScrolling(live, copy);
    copy.querySelectorAll('[class]').forEach((element) => {
      element.setAttribute('class', withoutKey(element.getAttribute('class') ?? ''));
    });
    renameIds(copy, file.replace(/^.*\/|\.tsx$/g, ''));
    // The watermark of the paid packages, which has no class, says nothing before a demo runs.
    copy.querySelectorAll('[style*="z-index: 100000"]').forEach((watermark) => watermark.remove());
    copy.querySelectorAll('.MuiTouchRipple-root:empty').forEach((ripple) => ripple.remove());
    copy.querySelectorAll('[data-testid]').forEach((element) => element.removeAttribute('data-testid'));
    copy.querySelectorAll('[autofocus]').forEach((element) => element.removeAttribute('autofocus'));
    const used = new Set(copy.innerHTML.match(/\bcss-[\w-]+/g)?.map((name) => `.${name}`));
    const rules = all
      .filter(({classes}) => classes.some((name) => used.has(name)))
      .flatMap(({around, selector, rule}): StyleRule[] => {
        const applied = selector.split(/,(?![^(]*\))/).filter((one) => fits(root, one.trim()));
        const style = applied.length > 0 ? rule.style.cssText : '';
        return style === '' ? [] : [{around, selector: applied.join(','), style}];
      });
    return {file, html: copy.innerHTML, height: Math.round(live.getBoundingClientRect().height), rules};
  };

  return [...document.querySelectorAll<HTMLElement>('[data-demo-preview*="."][data-live]')].flatMap((stage) => {
    const file = stage.dataset['demoPreview'] ?? '';
    return renderedDemo(stage, file) ?? [];
  });
}
