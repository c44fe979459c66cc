/** Presses of the arrow key, of which one is reported. */
const ARROWS = 5

/** @type {import('../harness/compete.mjs').Area} */
export const tree = {
  name: 'tree',
  title: 'Tree with checkboxes',
  contenders: [
    { name: 'TreeCheckbox', file: 'ours', isOurs: true },
    { name: 'react-arborist', file: 'react-arborist' },
    { name: 'Ant Design', file: 'antd' },
    { name: 'react-aria', file: 'react-aria' },
  ],
  operations: [
    { name: 'mount', input: { press: 'mount' }, effect: 'mount' },
    { name: 'toggle root', input: { press: 'rootCheck' }, effect: 'toggleRoot' },
    { name: 'toggle leaf', input: { press: 'leafCheck' }, effect: 'toggleLeaf' },
    { name: 'expand root', before: { press: 'rootExpander' }, input: { press: 'rootExpander' }, effect: 'expandRoot' },
    {
      name: 'arrow key',
      focus: 'keys',
      input: { keys: Array.from({ length: ARROWS }, () => 'ArrowDown') },
      times: ARROWS,
    },
    { name: 'filter, 1st key', before: { press: 'filter' }, input: { keys: ['8'] }, effect: 'filterFirst' },
    { name: 'filter, 2nd key', input: { keys: ['.'] }, effect: 'filterSecond' },
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
