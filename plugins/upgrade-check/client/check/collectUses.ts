import {collectApi} from './apiUses';
import {collectClasses} from './classUses';
import {collectColumns} from './columnUses';
import {collectElementNotes} from './elementNotes';
import {collectExports} from './exportUses';
import {collectProps} from './propUses';
import {Scopes, type Scope} from './scopes';
import {childrenOf, type SyntaxNode} from './syntax';
import {UseCollection} from './uses';

const COLLECTORS = [collectExports, collectProps, collectClasses, collectApi, collectColumns, collectElementNotes];

/**
 * Everything in a file that may have to do with MUI X.
 *
 * @param outer what names stand for that the file does not declare
 */
export function collectUses(root: SyntaxNode, outer?: Scope): UseCollection {
  const into = new UseCollection(new Scopes(root, outer), root);
  const visit = (node: SyntaxNode, parent: SyntaxNode | undefined): void => {
    COLLECTORS.forEach((collect) => collect(node, into, parent));
    childrenOf(node).forEach((inner) => visit(inner, node));
  };
  visit(root, undefined);
  return into;
}
