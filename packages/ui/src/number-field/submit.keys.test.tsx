import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NumberField } from './NumberField'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

it('submits the form with Enter, with the typed number', async () => {
  const onSubmit = vi.fn<(data: FormData) => void>()
  root.render(
    <form action={onSubmit}>
      <NumberField label="Seats" name="seats" />
      <button type="submit">Save</button>
    </form>,
  )
  await page.getByRole('spinbutton').click()
  await userEvent.keyboard('12{Enter}')
  await expect.poll(() => onSubmit.mock.lastCall?.[0].get('seats')).toBe('12')
  expect(onSubmit).toHaveBeenCalledOnce()
})
