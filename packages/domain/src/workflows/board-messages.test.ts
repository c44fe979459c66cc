import { expect, it } from 'vitest'
import { itemUsedBy, phaseUsedBy } from './board-messages'

const uses = (name: string, ...kinds: Parameters<typeof itemUsedBy>[1][number]['kind'][]) =>
  kinds.map((kind) => ({ name, kind }))

it.each([
  [uses('Cut', 'preRequisite'), "Can't delete Put away. Used by: Cut (Prerequisite)."],
  [
    [...uses('Weld', 'reset', 'complete', 'reset'), ...uses('Cut', 'conditionalVisibility')],
    "Can't delete Put away. Used by: Weld (Auto-Reset and Auto-Complete), Cut (Conditional).",
  ],
  [
    Array.from({ length: 9 }, (_, place) => ({ name: `I${place + 1}`, kind: 'reset' as const })),
    "Can't delete Put away. Used by: I1 (Auto-Reset), I2 (Auto-Reset), I3 (Auto-Reset), I4 (Auto-Reset), I5 (Auto-Reset) and 4 more.",
  ],
])('names each item once that uses an item, with its tabs [ITEM-36]', (users, sentence) => {
  expect(itemUsedBy('Put away', users)).toBe(sentence)
})

it.each([
  [uses('Weld in shop', 'reset', 'complete'), "Can't delete Receive. Weld in shop needs an item of this phase."],
  [[...uses('Cut', 'reset'), ...uses('Weld', 'reset')], "Can't delete Receive. Cut and Weld need items of this phase."],
])('names the items that need an item of a phase [ITEM-36]', (users, sentence) => {
  expect(phaseUsedBy('Receive', users)).toBe(sentence)
})
