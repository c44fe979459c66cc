import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { UndoButtons } from './UndoButtons'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

/** Counts the steps that were undone. */
function Counter() {
  const [count, setCount] = useState(0)
  const undo = (): string => {
    setCount((previous) => previous + 1)
    return 'Add phase'
  }
  const history = { undo, redo: () => undefined, undoLabel: 'Add phase', redoLabel: undefined }
  return (
    <>
      <UndoButtons history={history} />
      <output>{count}</output>
    </>
  )
}

const count = () => document.querySelector('output')?.textContent

beforeEach(async () => {
  root.render(<Counter />)
  await expect.poll(count).toBe('0')
  document.querySelector('button')?.focus()
})

describe('a key that is held down on Undo', () => {
  it.each(['Enter', 'Space'])('undoes one step with %s', async (key) => {
    await userEvent.keyboard(`[${key}>5][/${key}]`)
    await expect.poll(count).toBe('1')
    await userEvent.keyboard(`[${key}]`)
    await expect.poll(count).toBe('2')
  })
})
