import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { UndoButtons } from './UndoButtons'

let root: Root

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
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  root.render(<Counter />)
  await expect.poll(count).toBe('0')
  document.querySelector('button')?.focus()
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

describe('a key that is held down on Undo', () => {
  it.each(['Enter', 'Space'])('undoes one step with %s', async (key) => {
    await userEvent.keyboard(`[${key}>5][/${key}]`)
    await expect.poll(count).toBe('1')
    await userEvent.keyboard(`[${key}]`)
    await expect.poll(count).toBe('2')
  })
})
