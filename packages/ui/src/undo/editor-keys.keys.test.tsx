import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { UndoButtons } from './UndoButtons'
import { undoKey, useUndoHistory } from './use-undo-history'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

/** An editor of a number. */
function Editor() {
  const history = useUndoHistory({ defaultValue: 0 })
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        const direction = undoKey(event)
        if (direction !== undefined) history[direction]()
      }}
    >
      <button type="button" onClick={() => history.set(history.value + 1, { label: 'Add' })}>
        Add
      </button>
      <UndoButtons history={history} />
      <output>{history.value}</output>
    </div>
  )
}

it('are undone and redone with Ctrl or ⌘ by the editor that handles the keys', async () => {
  root.render(<Editor />)
  const getValue = () => document.querySelector('output')?.textContent
  await expect.poll(getValue).toBe('0')
  document.querySelector('button')?.focus()
  for (const [keys, value] of [
    ['{Enter}', '1'],
    ['{Enter}', '2'],
    ['{Control>}z{/Control}', '1'],
    ['{Control>}y{/Control}', '2'],
    ['{Control>}z{/Control}', '1'],
    ['{Control>}{Shift>}z{/Shift}{/Control}', '2'],
    ['{Meta>}z{/Meta}', '1'],
    ['{Meta>}{Shift>}z{/Shift}{/Meta}', '2'],
  ] as const) {
    await userEvent.keyboard(keys)
    await expect.poll(getValue).toBe(value)
  }
})
