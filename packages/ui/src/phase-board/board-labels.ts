import type { CompleteTexts } from '../locale/label-texts'

/** Texts of PhaseBoard. */
export interface BoardLabels {
  /** Accessible name of a phase's region: "Phase Build, 5 items". */
  phase: (name: string, items: string) => string
  /** That of a phase with a weight: "Phase Build, weight 40, 5 items". */
  weightedPhase: (name: string, weight: number, items: string) => string
  weight: (weight: number) => string
  count: (count: number) => string
  /** Accessible name of the list in a phase. */
  list: (phase: string) => string
  /** Position of a card, at the end of its description: "2 of 6". */
  position: (position: number, total: number) => string
  /** Accessible name and placeholder of the search. */
  search: string
  /** How many cards match the search: "2 of 10 found". */
  found: (count: number, total: number) => string
  /** Description of the board, which screen readers announce when the focus enters it. */
  keys: string
  /** Description of a read-only board. */
  keysReadOnly: string
  /** What the arrow keys do, in the visible list of keys. */
  goKeys: string
  /** What M does, in the visible list of keys. */
  menuKey: string
  /** What Ctrl+Z does, in the visible list of keys. */
  undoKey: string
  handle: (name: string) => string
  phaseMenu: (name: string) => string
  open: string
  openItem: (name: string) => string
  remove: string
  removeItem: (name: string) => string
  rename: string
  /** Accessible name of the field for a new name. */
  newName: (name: string) => string
  moveUp: string
  moveDown: string
  moveFirst: string
  moveLast: string
  moveToPhase: string
  moveToPosition: string
  movePrevious: string
  moveNext: string
  /** Why a card or a phase cannot move. */
  isFirst: string
  isLast: string
  isInFirst: string
  isInLast: string
  isHere: string
  isOnlyItem: string
  isOnlyPhase: string
  /** Announced after a move. */
  moved: (name: string, phase: string, position: number, total: number) => string
  phaseMoved: (name: string, position: number, total: number) => string
  /** Announced when a move is rejected. */
  refused: (name: string, reason: string) => string
  notRemoved: (name: string, reason: string) => string
  added: (name: string, phase: string) => string
  removed: (name: string) => string
  undone: (step: string) => string
  redone: (step: string) => string
  /** Announced after Escape cancels a drag. */
  canceled: (name: string) => string
  /** Names of steps, after "Undo:". */
  moveStep: (name: string) => string
  addStep: (name: string) => string
  removeStep: (name: string) => string
  renameStep: (name: string) => string
  removeTitle: (name: string) => string
  /** The consequence of deleting an item or an empty phase. */
  removeText: string
  /** The consequence of deleting a phase with items. */
  removePhaseText: (count: number) => string
  addItem: string
  /** Accessible name of the button that adds an item: "Add item to Build". It starts with `addItem`. */
  addItemTo: (phase: string) => string
  /** Accessible name of a button from `phaseActions`: "Edit weights: Build". It starts with the action. */
  phaseAction: (action: string, phase: string) => string
  addPhase: string
  emptyPhase: string
  emptyBoard: string
  emptyBoardText: string
  nameMissing: string
  phaseNameMissing: string
  busy: string
  positionTitle: (name: string) => string
  positionLabel: (total: number) => string
  positionWrong: (total: number) => string
  move: string
}

/** The English texts. */
export const BOARD_LABELS: CompleteTexts<BoardLabels> = {
  phase: 'Phase {name}, {items}',
  weightedPhase: 'Phase {name}, weight {weight}, {items}',
  weight: 'Weight {weight}',
  count: { one: '{count} item', other: '{count} items' },
  list: 'Items of {phase}',
  position: '{position} of {total}',
  search: 'Search items',
  found: '{count} of {total} found',
  keys: 'Arrow keys move between items. Enter opens an item, M opens its menu, and Alt with an arrow key moves it. In browse mode, use the buttons of the item.',
  keysReadOnly: 'Arrow keys move between items.',
  goKeys: 'Navigate',
  menuKey: 'Menu',
  undoKey: 'Undo',
  handle: 'Move {name}',
  phaseMenu: 'Phase {name}',
  open: 'Properties',
  openItem: 'Properties of {name}',
  remove: 'Delete',
  removeItem: 'Delete {name}',
  rename: 'Rename',
  newName: 'New name of {name}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveFirst: 'Move first',
  moveLast: 'Move last',
  moveToPhase: 'Move to phase',
  moveToPosition: 'Move to position …',
  movePrevious: 'Move left',
  moveNext: 'Move right',
  isFirst: 'This is already first.',
  isLast: 'This is already last.',
  isInFirst: 'This is already in the first phase.',
  isInLast: 'This is already in the last phase.',
  isHere: 'This is already here.',
  isOnlyItem: 'This is the only item in the phase.',
  isOnlyPhase: 'There is no other phase.',
  moved: '{name} moved to {phase}, position {position} of {total}',
  phaseMoved: 'Phase {name} moved to position {position} of {total}',
  refused: '{name} was not moved. {reason}',
  notRemoved: '{name} was not deleted. {reason}',
  added: '{name} added to {phase}',
  removed: '{name} deleted',
  undone: 'Undone: {step}.',
  redone: 'Redone: {step}.',
  canceled: '{name} was not moved. You canceled the drag.',
  moveStep: 'Move {name}',
  addStep: 'Add {name}',
  removeStep: 'Delete {name}',
  renameStep: 'Rename {name}',
  removeTitle: 'Delete {name}?',
  removeText: 'You can undo this until you leave.',
  removePhaseText: {
    one: 'This also deletes its item. You can undo this until you leave.',
    other: 'This also deletes its {count} items. You can undo this until you leave.',
  },
  addItem: 'Add item',
  addItemTo: 'Add item to {phase}',
  phaseAction: '{action}: {phase}',
  addPhase: 'Add phase',
  emptyPhase: 'No items yet',
  emptyBoard: 'No phases yet',
  emptyBoardText: 'Phases and their items appear here.',
  nameMissing: 'Enter a name.',
  phaseNameMissing: 'Enter a name.',
  busy: 'Wait until this is done.',
  positionTitle: 'Move {name}',
  positionLabel: 'Position, 1 to {total}',
  positionWrong: 'Enter a whole number from 1 to {total}.',
  move: 'Move',
}
