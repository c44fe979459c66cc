const PANGEA = 'hello-pangea'

/**
 * Twenty columns. Peers draw the parts of our cards in a style sheet like ours. The pointer lifts the second card of the first, carries it among the cards of the second and lets it go; then a
 * card is moved one place down by keys alone, as each contender has it: peers lift, move and drop it (three keys, each waited
 * for), ours moves it with one. That one key is what lifting is for peers too: "lift by keys" sets their first key against all
 * that ours does. The goal of three times is on that one; a pointer must not be slower.
 * @type {import('../harness/compete.mjs').Area}
 */
export const board = {
  name: 'board',
  title: 'Board of cards',
  sizes: [1000],
  contenders: [
    { name: 'PhaseBoard', file: 'ours', isOurs: true },
    { name: PANGEA, file: 'hello-pangea' },
    { name: 'dnd-kit sortable', file: 'dnd-kit-sortable' },
  ],
  operations: [
    { name: 'mount', input: { press: 'mount' }, effect: 'mount' },
    { name: 'lift', input: { pointer: { down: 'card' } }, effect: 'lift' },
    { name: 'move', input: { pointer: { over: 'target' } }, effect: 'move' },
    { name: 'drop', input: { pointer: { up: 'target' } }, effect: 'drop' },
    { name: 'move by keys', focus: 'keyCard', input: { keysOf: 'down' }, effect: 'keyMove' },
    { name: 'lift by keys', focus: 'keyCard', input: { keysOf: 'lift' }, effect: 'keyLift' },
  ],
  goals: [
    { contender: 'PhaseBoard', operation: 'mount', ratio: 0.9, peer: PANGEA, size: 1000 },
    { contender: 'PhaseBoard', operation: 'lift by keys', ratio: 3, peer: PANGEA, size: 1000 },
    { contender: 'PhaseBoard', operation: 'lift', ratio: 1, peer: PANGEA, size: 1000 },
    { contender: 'PhaseBoard', operation: 'drop', ratio: 1.5, peer: PANGEA, size: 1000 },
    { contender: 'PhaseBoard', operation: 'move', ratio: 1, peer: PANGEA, size: 1000 },
    { contender: 'PhaseBoard', operation: 'move by keys', ratio: 1, peer: PANGEA, size: 1000 },
  ],
}
