/** What the rules need of a page: Playwright's has it, and Puppeteer's, by which Firefox is looked at. */
interface ShownPage {
  evaluate<Result>(read: () => Result): Promise<Awaited<Result>>;
  evaluate<Result, Given>(read: (given: Given) => Result, given: Given): Promise<Awaited<Result>>;
  addStyleTag(style: {readonly content: string}): Promise<unknown>;
}

/** How many problems of a kind are told: a rule that is wrong has hundreds. */
const MOST_TOLD = 6;

/**
 * Texts of a page that lie over each other, or are cut off without an ellipsis, and what makes the page scroll sideways.
 * Insides of demos are left out.
 */
export async function textProblems(page: ShownPage): Promise<string[]> {
  // What is out of sight has an estimated height until it is shown.
  await page.addStyleTag({content: '* {content-visibility: visible !important}'});
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  return page.evaluate((most) => {
    interface Line {
      readonly node: Node;
      readonly around: Element;
      readonly text: string;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const OUTSIDE = '[data-demo-preview], .site-hidden, script, style, noscript, template, svg, [inert], textarea';
    const CUT = /hidden|clip/;
    const parent = (element: Element): Element | null => element.parentElement;
    const name = (element: Element): string =>
      element.tagName.toLowerCase() + (element.className ? `.${String(element.className).split(' ')[0]}` : '');

    const cut: string[] = [];
    const lines: Line[] = [];

    /** What is seen of a line of text, which the boxes around it may cut. */
    const seen = (node: Node, box: DOMRect, around: Element): Line | undefined => {
      const text = node.textContent?.trim().slice(0, 40) ?? '';
      let {left, right, top, bottom} = box;
      for (let element: Element | null = around; element && element !== document.body; element = parent(element)) {
        const {overflowX, overflowY, textOverflow, position} = getComputedStyle(element);
        const frame = element.getBoundingClientRect();
        if (overflowX !== 'visible') {
          const isCut = right > frame.right + 1 || left < frame.left - 1;
          const isSeen = right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
          if (isCut && isSeen && CUT.test(overflowX) && textOverflow !== 'ellipsis') {
            cut.push(`"${text}" is cut by ${name(element)}`);
          }
          left = Math.max(left, frame.left);
          right = Math.min(right, frame.right);
        }
        if (overflowY !== 'visible') {
          const before = bottom - top;
          top = Math.max(top, frame.top);
          bottom = Math.min(bottom, frame.bottom);
          const share = (bottom - top) / before;
          if (CUT.test(overflowY) && share > 0.15 && share < 0.8) {
            cut.push(`only the half of "${text}" is seen in ${name(element)}`);
          }
        }
        if (right <= left || bottom <= top) {
          return undefined;
        }
        if (position === 'fixed') {
          break;
        }
      }
      // Fonts reserve room above and below their letters.
      const room = (bottom - top) * 0.12;
      return {node, around, text, left, right, top: top + room, bottom: bottom - room};
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (
        !around ||
        node.textContent?.trim() === '' ||
        around.closest(OUTSIDE) ||
        !around.checkVisibility({visibilityProperty: true, opacityProperty: true})
      ) {
        continue;
      }
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const line = box.width > 1 ? seen(node, box, around) : undefined;
        if (line) {
          lines.push(line);
        }
      }
    }

    /** Whether a text stands on a surface of its own above the page, as a button in the corner of a block of code. */
    const isAbove = ({around}: Line): boolean => {
      const button = around.closest('button');
      const {position, backgroundColor} = button ? getComputedStyle(button) : {position: '', backgroundColor: ''};
      return position === 'absolute' && /^rgb\(/.test(backgroundColor);
    };

    lines.sort((one, other) => one.top - other.top);
    const over: string[] = [];
    lines.forEach((line, index) => {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next]!;
        if (other.top >= line.bottom) {
          break;
        }
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
        if (line.node !== other.node && across > 2 && down > 4 && !isAbove(line) && !isAbove(other)) {
          over.push(`"${line.text}" lies over "${other.text}"`);
        }
      }
    });

    const {scrollWidth, clientWidth} = document.documentElement;
    const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    return [...sideways, ...cut.slice(0, most), ...over.slice(0, most)];
  }, MOST_TOLD);
}

/** The least size of a target, in CSS pixels (WCAG 2.5.8), minus half a pixel on each side for rounding. */
const LEAST_TARGET = 23;

/** Controls that a finger cannot hit. Links in running text and the insides of demos are left out. */
export function smallTargets(page: ShownPage): Promise<string[]> {
  return page.evaluate(
    async ({least, most}) => {
      const small: string[] = [];
      const controls = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, summary, [role="button"]',
      );
      for (const control of controls) {
        // A button that appears or goes, as the one that scrolls to the top, grows or shrinks meanwhile.
        for (const animation of control.getAnimations()) {
          if (animation instanceof CSSTransition) {
            animation.finish();
          }
        }
        const {width, height} = control.getBoundingClientRect();
        // Names in a type are links in running text too.
        const isRunningText =
          control.matches('code button') ||
          (getComputedStyle(control).display === 'inline' &&
            control.closest('p, li, td, th, dd, dt, h1, h2, h3, h4, [data-api-part], .markdown') !== null);
        if (
          (width >= least && height >= least) ||
          isRunningText ||
          control.closest('[data-demo-preview], [inert], .site-hidden') ||
          control.matches('.site-hidden, [class*=skipTo]') ||
          !control.checkVisibility({visibilityProperty: true, opacityProperty: true})
        ) {
          continue;
        }
        // It may be enlarged by an invisible part, or by its label.
        control.scrollIntoView({block: 'center', behavior: 'instant'});
        await new Promise(requestAnimationFrame);
        const box = control.getBoundingClientRect();
        const parts = control instanceof HTMLInputElement ? [control, ...(control.labels ?? [])] : [control];
        const reach = least / 2;
        const isHit = ([across, down]: readonly [number, number]): boolean => {
          const hit = document.elementFromPoint(box.x + box.width / 2 + across, box.y + box.height / 2 + down);
          return parts.some((part) => part.contains(hit));
        };
        const edges = [
          [0, -reach],
          [0, reach],
          [-reach, 0],
          [reach, 0],
        ] as const;
        if (!edges.every(isHit)) {
          small.push(`${control.outerHTML.slice(0, 100)} is ${Math.round(width)} by ${Math.round(height)}`);
        }
      }
      return small.slice(0, most);
    },
    {least: LEAST_TARGET, most: MOST_TOLD},
  );
}

/** Parts of a page's text that begin or end at edges of their own: one edge at the start, two at the end (text, and what is wide). */
export function edgeProblems(page: ShownPage): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown > *')].filter(
      (part) => part.getClientRects().length > 0 && getComputedStyle(part).display !== 'inline',
    );
    // A bar that stays in view is as wide as the page's margins, to cover what passes below it.
    const edgeOf = (part: HTMLElement, edge: 'left' | 'right'): number => {
      const {position, paddingLeft, paddingRight} = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      const inset =
        position === 'sticky' ? {left: parseFloat(paddingLeft), right: -parseFloat(paddingRight)} : {left: 0, right: 0};
      return box[edge] + inset[edge];
    };
    const at = (edge: 'left' | 'right'): Map<number, string> =>
      new Map(parts.map((part) => [Math.round(edgeOf(part, edge)), part.outerHTML.slice(0, 60)]));
    const [starts, ends] = [at('left'), at('right')];
    return [
      ...(starts.size > 1 ? [`begin at ${JSON.stringify([...starts])}`] : []),
      ...(ends.size > 2 ? [`end at ${JSON.stringify([...ends])}`] : []),
    ];
  });
}

/** Entries of the header that take two lines, are cut, lie over each other, or out of the window. */
export function headerProblems(page: ShownPage): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.navbar, header');
    const items = [...(bar?.querySelectorAll<HTMLElement>('a, button, summary') ?? [])].filter((item) =>
      item.checkVisibility({visibilityProperty: true}),
    );
    const problems: string[] = [];
    let end = 0;
    const boxes = items
      .filter(
        (item) => !item.closest('.navbar-sidebar') && !item.parentElement?.closest('a, button, [role="menu"], ul'),
      )
      .map((item) => ({item, box: item.getBoundingClientRect(), text: item.innerText.trim()}))
      .sort((one, other) => one.box.left - other.box.left);
    for (const {item, box, text} of boxes) {
      if (box.height > 48) {
        problems.push(`"${text}" takes two lines`);
      }
      if (text !== '' && item.scrollWidth > item.clientWidth + 1) {
        problems.push(`"${text}" is cut`);
      }
      if (box.left < end - 1 || box.right > window.innerWidth || box.left < 0) {
        problems.push(
          `"${text || item.outerHTML.slice(0, 60)}" stands at ${Math.round(box.left)} to ${Math.round(box.right)}`,
        );
      }
      end = Math.max(end, box.right);
    }
    return boxes.length > 2 ? problems : ['has no entries'];
  });
}
