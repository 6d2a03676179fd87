import {compileText} from './compile';
import {ProblemError} from './problems';

/**
 * What is wrong with the syntax of an expression of TypeScript; `undefined` where nothing is.
 *
 * @param expression a function, an object, JSX
 */
export function syntaxProblem(expression: string): string | undefined {
  try {
    compileText(`export default (\n${expression}\n);\n`, {isRead: false});
    return undefined;
  } catch (thrown) {
    return thrown instanceof ProblemError ? thrown.problem.message : String(thrown);
  }
}
