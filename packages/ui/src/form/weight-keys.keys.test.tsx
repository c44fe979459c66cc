import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Form } from './Form'
import { FormWeightEditor } from './FormWeightEditor'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const onSubmit = vi.fn()
const ROWS = ['Cut', 'Weld'].map((name) => ({ id: name.toLowerCase(), name }))
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type="text"]')]

function Stage() {
  const form = useForm({ defaultValues: { weights: { cut: 20, weld: 30 } } })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormWeightEditor name="weights" label="Weights" rows={ROWS} />
      <output>{JSON.stringify(form.watch('weights'))}</output>
    </Form>
  )
}

it('changes the weights of the form with the keys of the weight editor, and submits nothing', async () => {
  root.render(<Stage />)
  await expect.poll(() => fields()).toHaveLength(2)
  fields()[0]?.focus()
  for (const [key, cut] of [
    ['{ArrowUp}', 21],
    ['{ArrowDown}', 20],
    ['{PageUp}', 25],
    ['{PageDown}', 20],
    ['{End}', 100],
    ['{Home}', 0],
    ['=', 70],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.poll(() => document.querySelector('output')?.textContent).toBe(JSON.stringify({ cut, weld: 30 }))
  }
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(fields()[1])
  expect(onSubmit).not.toHaveBeenCalled()
})
