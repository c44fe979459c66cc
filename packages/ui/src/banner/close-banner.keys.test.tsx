import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Banner } from './Banner'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && (
        <Banner actions={<button type="button">Retry</button>} onClose={() => setOpen(false)}>
          The server cannot be reached.
        </Banner>
      )}
      <main>Users</main>
    </>
  )
}

it.each(['{Enter}', ' '])('is closed with "%s" on its button, and the focus moves to the main part', async (key) => {
  root.render(<Page />)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  await userEvent.tab()
  await expect.element(retry).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.element(retry).not.toBeInTheDocument()
})
