import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { preservationProjects } from '../fixtures/preservations'
import { NewPreservationScreen, type NewPreservationScreenProps } from './NewPreservationScreen'

const meta = {
  title: 'Screens/Preservations/New',
  component: NewPreservationScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(preservationProjects),
    now: Date.UTC(2026, 10, 23, 9, 30),
    listHref: '#list',
    onSave: fn<NewPreservationScreenProps['onSave']>(async () => ({ status: 'saved', value: [] })),
    onSaved: fn(),
    onCancel: fn(),
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof NewPreservationScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Save is disabled until there is a step and a project. */
export const Default: Story = {
  parameters: { rows: ['PRES-03', 'PRES-19', 'PRES-20', 'PRES-21'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'New Preservation' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
      'Add at least one step. Choose at least one project.',
    )
  },
}

export const Saved: Story = {
  name: 'Adds a preservation to two projects with the keyboard',
  tags: ['test-only'],
  parameters: { rows: ['PRES-15', 'PRES-24', 'PRES-27', 'PRES-36'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preservation Name' }), 'Pump Seals')
    await userEvent.tab()
    await userEvent.keyboard('refinery{Enter}{Escape}tank{Enter}{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Add step to Initial Preservation' }))
    await userEvent.keyboard('Inspect{Enter}Grease{Tab}2')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    const [edit] = args.onSave.mock.calls[0] ?? []
    await expect(edit?.name).toBe('Pump Seals')
    await expect([...(edit?.projectIds ?? [])]).toEqual([12, 14])
    await expect(
      edit?.steps.map(({ name, interval, intervalUnit, type }) => [name, interval, intervalUnit, type]),
    ).toEqual([
      ['Inspect', 0, 0, 0],
      ['Grease', 2, 0, 0],
    ])
  },
}

/** A refused save shows the server text and keeps every value. */
export const Refused: Story = {
  parameters: { rows: ['PRES-25', 'MSG-52'] },
  args: {
    onSave: fn<NewPreservationScreenProps['onSave']>(async () => ({
      status: 'failed',
      message: 'This project is inactive. Choose an active project.',
      fields: { projectIds: ['This project is inactive. Choose an active project.'] },
    })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preservation Name' }), 'Pump Seals')
    await userEvent.tab()
    await userEvent.keyboard('jetty{Enter}{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Add step to Recurring Preservation' }))
    await userEvent.keyboard('Inspect')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByText('This project is inactive. Choose an active project.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Preservation Name' })).toHaveValue('Pump Seals')
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

/** Names beyond 500 characters stay as they are and have a message at their field. */
export const LongNames: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Preservation Name' })
    await userEvent.click(name)
    await userEvent.paste('x'.repeat(501))
    await userEvent.tab()
    await userEvent.keyboard('jetty{Enter}{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Add step to Initial Preservation' }))
    await userEvent.paste('y'.repeat(501))
    await userEvent.tab()
    const step = canvas.getByRole('textbox', { name: /^Step Name 1/ })
    await expect(step).toHaveValue('y'.repeat(501))
    await expect(step).toHaveAccessibleDescription('Use 500 characters or fewer.')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Use 500 characters or fewer.'))
    await expect(name).toHaveValue('x'.repeat(501))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'The server is being updated.' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Could not load projects.')).toBeVisible()
  },
}
