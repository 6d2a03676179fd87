import type {DemoModule} from '../types';
import type {DemoStyles} from './demoStyles';

/** A demo that brings its styles along in its own HTML, for the server, which has no page to put them into. */
export default function withDemoStyles({default: Demo}: DemoModule, {css}: DemoStyles): DemoModule {
  // After the demo: Emotion writes its styles beside the elements, and the demo's own come last, as in the browser.
  return {
    default: () => (
      <>
        <Demo />
        <style dangerouslySetInnerHTML={{__html: css.replace(/<\/(?=style)/gi, '<\\/')}} />
      </>
    ),
  };
}
