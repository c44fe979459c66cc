import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Form } from '../form/Form'
import { FormNumberField } from '../form/FormNumberField'
import { FormTextField } from '../form/FormTextField'
import { Slider } from '../slider/Slider'
import { announce } from './announce'
import { createTestRoot } from '../test-root/test-root-fixture'

/** Two fields of a form, and one that finds its errors without it. */
function Page() {
  const form = useForm({
    defaultValues: { name: '', seats: 5 },
    shouldFocusError: false,
    resolver: (values) => ({
      values: {},
      errors: values.name === '' ? { name: { type: 'required', message: 'Please enter name.' } } : {},
    }),
  })
  return (
    <Form form={form} isSummaryHidden onSubmit={() => undefined}>
      <Slider label="Opacity" max={1} step={0.1} defaultValue={0.5} />
      <FormNumberField name="seats" label="Seats" min={1} />
      <FormTextField name="name" label="Name" />
      <button type="submit">Save</button>
    </Form>
  )
}

const root = createTestRoot()
const announcements: (string | null | undefined)[] = []
const observer = new MutationObserver((records) => {
  for (const { target, addedNodes } of records) {
    if (target instanceof HTMLElement && target.dataset.liveAnnouncer) announcements.push(addedNodes[0]?.textContent)
  }
})

beforeEach(() => {
  announcements.length = 0
  observer.observe(document.body, { childList: true, subtree: true })
  root.render(<Page />)
})
afterEach(() => {
  observer.disconnect()
})

it('announces the error of a field that was left, with its label', async () => {
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Opacity, number' }), '7')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => announcements).toEqual(['Opacity: Must be at most 1.'])
  await expect.element(page.getByRole('spinbutton', { name: 'Seats' })).toHaveFocus()
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Seats' }), '-7')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => announcements).toEqual(['Opacity: Must be at most 1.', 'Seats: Must be at least 1.'])
})

it('leaves the errors of a submit to the field that takes the focus', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Please enter name.')
  // Announced together with what is pending.
  announce('test', 'Done.')
  await expect.poll(() => announcements).toEqual(['Done.'])
})
