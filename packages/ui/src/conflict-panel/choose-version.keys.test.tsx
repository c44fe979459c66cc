import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConflictPanel, type ContestedField } from './ConflictPanel'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

function Panel() {
  const [choice, setChoice] = useState<ContestedField['choice']>()
  const phone = { id: 'phone', label: 'Phone', before: '11', theirs: '22', mine: '33', choice }
  return <ConflictPanel contested={[phone]} merged={[]} onChoose={(chosen) => setChoice(chosen)} />
}

it('chooses a version with Space, then with each arrow key', async () => {
  root.render(<Panel />)
  const theirs = page.getByRole('radio', { name: /^Their version/ })
  const mine = page.getByRole('radio', { name: /^Your version/ })
  await expect.element(page.getByRole('button', { name: 'Use their changes' })).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(theirs).toHaveFocus()
  await expect.element(theirs).not.toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(theirs).toBeChecked()
  for (const key of ['{ArrowDown}', '{ArrowUp}', '{ArrowRight}', '{ArrowLeft}']) {
    await userEvent.keyboard(key)
    const next = key === '{ArrowDown}' || key === '{ArrowRight}' ? mine : theirs
    await expect.element(next).toBeChecked()
    await expect.element(next).toHaveFocus()
  }
})
