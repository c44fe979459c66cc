import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UnsavedBar, UnsavedBarAhead } from './UnsavedBar'
import { createTestRoot } from '../test-root/test-root-fixture'

/** A form whose bar appears when the first field loses the focus, as with a field that reads its text only then. */
function Page() {
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <>
      <form
        id="form"
        onSubmit={(event) => {
          event.preventDefault()
          setUnsaved(false)
        }}
      >
        <input aria-label="First" />
        <input aria-label="Typed" onBlur={(event) => setUnsaved(event.target.value !== '')} />
        <input aria-label="Passed" />
      </form>
      {isUnsaved ? (
        <UnsavedBar
          formId="form"
          state="unsaved"
          changes={[{ id: 'typed', label: 'Typed', kind: 'changed' }]}
          onDiscard={() => undefined}
        />
      ) : (
        <UnsavedBarAhead />
      )}
    </>
  )
}

const root = createTestRoot()

it('returns the focus after a save to the field that was typed in, not to one that Tab passed before the bar appeared', async () => {
  root.render(<Page />)
  await userEvent.click(page.getByRole('textbox', { name: 'Typed' }))
  await userEvent.keyboard('11000{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Passed' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Typed' })).toHaveFocus()
})
