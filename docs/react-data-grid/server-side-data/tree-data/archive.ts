/** A department, a collection, a box or an object of a museum's archive. */
export interface Item {
  id: string;
  /** The id of what contains it; empty for a department. */
  parent: string;
  name: string;
  /** How many objects it contains; 0 for an object. */
  objects: number;
}

const DEPARTMENTS = [
  ...['Maps', 'Photographs', 'Letters', 'Coins', 'Textiles', 'Instruments'],
];
const DECADES = 10;
const BOXES = 12;
const OBJECTS = 20;

/** 15,186 items, as a table of a database has them. */
export function makeArchive(): Item[] {
  const items: Item[] = [];
  const add = (parent: string, name: string, objects: number) => {
    const id = parent ? `${parent}/${name}` : name;
    items.push({ id, parent, name, objects });
    return id;
  };

  for (const department of DEPARTMENTS) {
    const departmentId = add('', department, DECADES * BOXES * OBJECTS);
    for (let decade = 0; decade < DECADES; decade += 1) {
      const name = `${1850 + decade * 10}s`;
      const decadeId = add(departmentId, name, BOXES * OBJECTS);
      for (let box = 1; box <= BOXES; box += 1) {
        const boxId = add(decadeId, `Box ${box}`, OBJECTS);
        for (let object = 1; object <= OBJECTS; object += 1) {
          add(boxId, `${department.charAt(0)}-${box}-${object}`, 0);
        }
      }
    }
  }
  return items;
}
