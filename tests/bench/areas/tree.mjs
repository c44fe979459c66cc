/** @typedef {import('../harness/driver.mjs').Driver} Driver */

const ARROWS = 5

/** @type {(name: string) => (driver: Driver) => Promise<void>} */
const press = (name) => (driver) => driver.press(name)

/** @type {import('../harness/compete.mjs').Area} */
export const tree = {
  name: 'tree',
  title: 'Tree with checkboxes',
  contenders: [
    { name: 'react-arborist', file: 'react-arborist' },
    { name: 'Ant Design', file: 'antd' },
    { name: 'react-aria', file: 'react-aria' },
  ],
  operations: [
    { name: 'mount', act: press('mount'), effect: 'mount' },
    { name: 'toggle root', act: press('rootCheck'), effect: 'toggleRoot' },
    { name: 'toggle leaf', act: press('leafCheck'), effect: 'toggleLeaf' },
    { name: 'expand root', before: press('rootExpander'), act: press('rootExpander'), effect: 'expandRoot' },
    {
      name: 'arrow key',
      before: (driver) => driver.focus('keys'),
      act: async (driver) => {
        for (let time = 0; time < ARROWS; time += 1) await driver.key('ArrowDown')
      },
      times: ARROWS,
    },
    { name: 'filter, 1st key', before: press('filter'), act: (driver) => driver.key('8'), effect: 'filterFirst' },
    { name: 'filter, 2nd key', act: (driver) => driver.key('.'), effect: 'filterSecond' },
  ],
  goals: [
    { contender: 'TreeCheckbox', operation: 'mount', ratio: 8 },
    { contender: 'TreeCheckbox', operation: 'toggle root', ratio: 10 },
    { contender: 'TreeCheckbox', operation: 'toggle leaf', ratio: 10 },
    { contender: 'TreeCheckbox', operation: 'expand root', ratio: 4 },
    { contender: 'TreeCheckbox', operation: 'arrow key', ratio: 1 },
    { contender: 'TreeCheckbox', operation: 'heap', ratio: 10 },
  ],
}
