import {DemoCopier, hasVariants, usesName} from './demoCopies';
import {donorPages, type DonorDemo, type DonorPage} from './donorPages';
import {generatedPage, materialsOf, Turns, type Materials, type PageContent, type ShownDemo} from './generatedPage';

/** One of so many demos with variants keeps them: then about one demo in ten has variants. */
const VARIANTS_ONE_IN = 2;

/** Takes the reusable parts of a product's written pages in turns. */
export class LentParts {
  private readonly materials: Materials;
  private readonly pages: Turns<DonorPage>;
  private readonly demos: Turns<DonorDemo>;
  private readonly demoCount: number;
  private readonly copier = new DemoCopier();
  private variants = 0;

  /** @param folder absolute path of the product's folder in `docs`, before a page is generated in it */
  constructor(folder: string) {
    const donors = donorPages(folder);
    const demos = donors.flatMap((donor) => donor.demos);
    this.materials = materialsOf(donors);
    this.pages = new Turns(donors);
    this.demos = new Turns(demos);
    this.demoCount = demos.length;
  }

  private nextDemo(name: string): DonorDemo {
    const found = Array.from({length: this.demoCount}, () => this.demos.next()).find((demo) => !usesName(demo, name));
    if (!found) {
      throw new Error(`Every demo already uses the name ${name}, so that none can be copied as it.`);
    }
    return found;
  }

  /** Copies the next demo into the folder of a page, under another name. */
  async addDemo(name: string, folder: string): Promise<ShownDemo> {
    const demo = this.nextDemo(name);
    this.variants += hasVariants(demo) ? 1 : 0;
    const withVariants = hasVariants(demo) && this.variants % VARIANTS_ONE_IN === 0;
    await this.copier.copy(demo, name, folder, withVariants);
    return {name, attributes: demo.attributes};
  }

  /** The text of a page, with the front matter of the next donor. */
  page(content: PageContent): string {
    return generatedPage(content, this.materials, this.pages.next());
  }
}
