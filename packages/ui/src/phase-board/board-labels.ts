/** Every word of PhaseBoard. */
export interface BoardLabels {
  /** Name of a phase's region: "Phase Build, weight 40, 5 items". */
  phase: (name: string, weight: number | undefined, count: number) => string
  weight: (weight: number) => string
  count: (count: number) => string
  /** Name of the list in a phase. */
  list: (phase: string) => string
  /** Where a card stands, after what is known of it. */
  position: (position: number, of: number) => string
  /** Said once when the keyboard comes to the board. */
  keys: string
  handle: (name: string) => string
  phaseMenu: (name: string) => string
  open: string
  openOf: (name: string) => string
  remove: string
  removeOf: (name: string) => string
  rename: string
  nameOf: (name: string) => string
  moveUp: string
  moveDown: string
  moveFirst: string
  moveLast: string
  moveToPhase: string
  moveToPosition: string
  moveBack: string
  moveOn: string
  /** Why an entry of the menu does nothing. */
  isFirst: string
  isLast: string
  isInFirst: string
  isInLast: string
  isHere: string
  noOther: string
  /** Said once, after a move. */
  moved: (name: string, phase: string, position: number, of: number) => string
  phaseMoved: (name: string, position: number, of: number) => string
  refused: (name: string, reason: string) => string
  added: (name: string, phase: string) => string
  removed: (name: string) => string
  undone: (step: string) => string
  redone: (step: string) => string
  cancelled: (name: string) => string
  /** Names of steps, after "Undo:". */
  moveStep: (name: string) => string
  addStep: (name: string) => string
  removeStep: (name: string) => string
  renameStep: (name: string) => string
  removeTitle: (name: string) => string
  removeItemText: string
  removePhaseText: (count: number) => string
  referredBy: string
  addItem: string
  addPhase: string
  emptyPhase: string
  emptyBoard: string
  emptyBoardText: string
  nameMissing: string
  phaseNameMissing: string
  busy: string
  positionTitle: (name: string) => string
  positionLabel: (of: number) => string
  positionWrong: (of: number) => string
  move: string
}

const items = (count: number): string => (count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`)

/** In English. */
export const BOARD_LABELS: BoardLabels = {
  phase: (name, weight, count) => `Phase ${name}, ${weight === undefined ? '' : `weight ${weight}, `}${items(count)}`,
  weight: (weight) => `Weight ${weight}`,
  count: items,
  list: (phase) => `Items of ${phase}`,
  position: (position, of) => `${position} of ${of}`,
  keys: 'Arrow keys move between items, Space opens the menu of one, Alt and an arrow key move it.',
  handle: (name) => `Move ${name}`,
  phaseMenu: (name) => `Phase ${name}`,
  open: 'Properties',
  openOf: (name) => `Properties of ${name}`,
  remove: 'Delete',
  removeOf: (name) => `Delete ${name}`,
  rename: 'Rename',
  nameOf: (name) => `New name of ${name}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveFirst: 'Move first',
  moveLast: 'Move last',
  moveToPhase: 'Move to phase',
  moveToPosition: 'Move to position …',
  moveBack: 'Move before the previous phase',
  moveOn: 'Move after the next phase',
  isFirst: 'It is the first.',
  isLast: 'It is the last.',
  isInFirst: 'It is in the first phase.',
  isInLast: 'It is in the last phase.',
  isHere: 'It is there already.',
  noOther: 'There is no other phase.',
  moved: (name, phase, position, of) => `${name} moved to ${phase}, position ${position} of ${of}`,
  phaseMoved: (name, position, of) => `Phase ${name} moved to position ${position} of ${of}`,
  refused: (name, reason) => `${name} was not moved. ${reason}`,
  added: (name, phase) => `${name} added to ${phase}`,
  removed: (name) => `${name} deleted`,
  undone: (step) => `Undone: ${step}.`,
  redone: (step) => `Redone: ${step}.`,
  cancelled: (name) => `${name} stays where it was`,
  moveStep: (name) => `Move ${name}`,
  addStep: (name) => `Add ${name}`,
  removeStep: (name) => `Delete ${name}`,
  renameStep: (name) => `Rename ${name}`,
  removeTitle: (name) => `Delete ${name}?`,
  removeItemText: 'Undo brings it back until you leave.',
  removePhaseText: (count) =>
    count === 0
      ? 'Undo brings it back until you leave.'
      : `Its ${items(count)} go with it. Undo brings them back until you leave.`,
  referredBy: 'What refers to it:',
  addItem: 'Add item',
  addPhase: 'Add phase',
  emptyPhase: 'No items yet',
  emptyBoard: 'No phases yet',
  emptyBoardText: 'Phases and their items stand here.',
  nameMissing: 'A name is required.',
  phaseNameMissing: 'A name is required.',
  busy: 'Wait until this is done.',
  positionTitle: (name) => `Move ${name}`,
  positionLabel: (of) => `Position, 1 to ${of}`,
  positionWrong: (of) => `A whole number from 1 to ${of}.`,
  move: 'Move',
}
