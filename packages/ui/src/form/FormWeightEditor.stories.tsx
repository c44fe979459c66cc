import { zodResolver } from '@hookform/resolvers/zod'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { Button } from '../button/Button'
import { Form } from './Form'
import { FormWeightEditor } from './FormWeightEditor'
import { description } from './FormWeightEditor.description'

const ROWS = ['Receive', 'Build', 'Test'].map((name) => ({ id: name.toLowerCase(), name }))

const Workflow = z.object({
  weights: z
    .record(
      z.string(),
      z.number('Enter a number.').check(z.minimum(0, { error: 'Must not be negative.', abort: true })),
    )
    .check(z.refine((weights) => Object.values(weights).reduce((sum, weight) => sum + weight, 0) === 100, 'Not 100.')),
})
type Workflow = z.infer<typeof Workflow>

const save = fn<(workflow: Workflow) => void>()

function Stage() {
  const form = useForm<Workflow>({
    shouldFocusError: false,
    resolver: zodResolver(Workflow),
    defaultValues: { weights: { receive: 20, build: 30, test: 40 } },
  })
  return (
    <Form form={form} onSubmit={save} style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <FormWeightEditor<Workflow>
        name="weights"
        label="Phase weights"
        rows={ROWS}
        delay={0}
        style={{ justifySelf: 'stretch' }}
      />
      <Button type="submit" tone="primary">
        Save
      </Button>
    </Form>
  )
}

const meta = {
  title: 'Components/Form weight editor',
  component: Stage,
  tags: ['autodocs'],
  beforeEach: () => {
    save.mockReset()
  },
  parameters: { description },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const ErrorAtTheSumAndAtARow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Phase weights' })).toHaveAccessibleDescription('Not 100.'),
    )
    const build = canvas.getByRole('spinbutton', { name: 'Build' })
    await userEvent.clear(build)
    await userEvent.type(build, '-5')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(build).toHaveAccessibleDescription('Must not be negative.'))
    // The summary links to the row.
    await userEvent.click(canvas.getByRole('link', { name: /Must not be negative/ }))
    await expect(build).toHaveFocus()
    await userEvent.clear(build)
    await userEvent.type(build, 'half')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(build).toHaveAccessibleDescription('Enter a number.'))
    await expect(build).toHaveValue('half')
    await expect(save).not.toHaveBeenCalled()
  },
}

export const AnErrorAtARowStaysUntilItIsRight: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const build = canvas.getByRole('spinbutton', { name: 'Build' })
    const test = canvas.getByRole('spinbutton', { name: 'Test' })
    await userEvent.clear(build)
    await userEvent.type(build, '-5')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(build).toHaveAccessibleDescription('Must not be negative.'))
    await userEvent.clear(test)
    await userEvent.type(test, 'half')
    // The new error does not remove the old one.
    await waitFor(() => expect(test).toHaveAccessibleDescription('Enter a number.'))
    await expect(build).toHaveAccessibleDescription('Must not be negative.')
    await userEvent.clear(test)
    await userEvent.type(test, '40')
    await waitFor(() => expect(test).toBeValid())
    await expect(build).toHaveAccessibleDescription('Must not be negative.')
    await userEvent.clear(build)
    await userEvent.type(build, '40')
    await waitFor(() => expect(build).toBeValid())
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const receive = canvas.getByRole('spinbutton', { name: 'Receive' })
    await expect(receive).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(canvas.getByRole('spinbutton', { name: 'Build' })).toHaveFocus()
    await expect(save).not.toHaveBeenCalled()
    await userEvent.keyboard('={Enter}{Enter}')
    await expect(canvas.getByRole('spinbutton', { name: 'Test' })).toHaveFocus()
    await expect(save).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: 'Save' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(mocked(save).mock.calls.map(([workflow]) => workflow)).toEqual([
        { weights: { receive: 0, build: 60, test: 40 } },
      ]),
    )
    await expect(document.activeElement).not.toBe(document.body)
  },
}
