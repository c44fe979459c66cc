import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UnsavedBar } from './UnsavedBar'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

it('follows the fields of its form with Tab, and leads back to them with Shift+Tab', async () => {
  root.render(
    <>
      <form id="form">
        <input aria-label="Name" />
        <input aria-label="Phone" />
      </form>
      <UnsavedBar
        formId="form"
        state="unsaved"
        changes={[{ id: 'name', label: 'Name', kind: 'changed' }]}
        onDiscard={() => undefined}
      />
    </>,
  )
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await page.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Discard' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(phone).toHaveFocus()
})
