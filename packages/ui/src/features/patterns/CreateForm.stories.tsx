import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { Button } from '../../button/Button'
import { Dialog } from '../../dialog/Dialog'
import { FormTextField } from '../../form/FormTextField'
import { LeaveGuardProvider, type LeaveGuardProps } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import { CreateForm, type CreateFormProps } from './CreateForm'
import { Fields } from './TabBody.styles'
import { description } from './CreateForm.description'

interface NewKey {
  name: string
  description: string
}
type Props = CreateFormProps<NewKey, string>

const KeySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.')),
  description: z.string(),
})

const onSave = fn<Props['onSave']>()
const onSaved = fn<Props['onSaved']>()
const onGuard = fn<(props: LeaveGuardProps) => void>()

interface PageProps extends Pick<Props, 'getNextStep' | 'getDisabledReason' | 'notes' | 'moreChanges'> {
  start?: NewKey
}

/** A page that creates a key. */
function NewKeyPage({ start = { name: '', description: '' }, ...props }: PageProps) {
  const [guard] = useState(
    () =>
      function Guard(guardProps: LeaveGuardProps) {
        onGuard(guardProps)
        return null
      },
  )
  return (
    <LeaveGuardProvider guard={guard}>
      <main>
        <CreateForm<NewKey, string>
          label="New key"
          schema={KeySchema}
          start={start}
          labels={{ name: 'Name', description: 'Description' }}
          onSave={onSave}
          onSaved={onSaved}
          saveLabel="Save"
          secondary={<Button>Back</Button>}
          {...props}
        >
          <Fields>
            <FormTextField<NewKey> name="name" label="Name" isRequired />
            <FormTextField<NewKey> name="description" label="Description" />
          </Fields>
        </CreateForm>
      </main>
    </LeaveGuardProvider>
  )
}

const meta = {
  title: 'Patterns/Create form',
  component: NewKeyPage,
  tags: ['autodocs'],
  beforeEach: () => {
    onGuard.mockClear()
    onSaved.mockClear()
    onSave.mockReset()
    onSave.mockResolvedValue({ status: 'saved', value: 'secret-1' })
  },
  parameters: {
    description,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 360 },
    },
  },
} satisfies Meta<typeof NewKeyPage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const getName = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Name' })
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
const getGuarded = () => onGuard.mock.lastCall?.[0].changes.map(({ label }) => label)

export const Pristine: Story = {
  play: async () => {
    await expect(getGuarded()).toEqual([])
  },
}

export const Created: Story = {
  name: 'Releases the leave guard before the page is left',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    let guarded: unknown
    onSaved.mockImplementationOnce(() => {
      guarded = getGuarded()
    })
    await userEvent.type(getName(canvas), ' Reports ')
    await expect(getGuarded()).toEqual(['Name'])
    await save(canvas)
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('secret-1'))
    await expect(onSave).toHaveBeenCalledWith({ name: 'Reports', description: '' }, undefined)
    await expect(guarded).toEqual([])
  },
}

export const Duplicate: Story = {
  name: 'Guards only what differs from the values it starts with',
  tags: ['test-only'],
  args: { start: { name: 'Reports', description: 'Nightly' }, moreChanges: [{ id: 'copy', label: 'Copy roles' }] },
  play: async ({ canvas }) => {
    await expect(getGuarded()).toEqual(['Copy roles'])
    await userEvent.type(getName(canvas), ' 2')
    await expect(getGuarded()).toEqual(['Name', 'Copy roles'])
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await save(canvas)
    await waitFor(() => expect(getName(canvas)).toHaveFocus())
    await expect(getName(canvas)).toHaveAccessibleDescription('Enter a name.')
    await expect(onSave).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({ status: 'failed', message: 'Failed to create the key.', fields: {} })
    await userEvent.type(getName(canvas), 'Reports')
    await save(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to create the key.')
    await expect(getName(canvas)).toHaveValue('Reports')
    await expect(getGuarded()).toEqual(['Name'])
    await save(canvas)
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  },
}

export const FailedField: Story = {
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({ status: 'failed', message: 'Invalid.', fields: { name: ['This name is taken.'] } })
    await userEvent.type(getName(canvas), 'Reports')
    await save(canvas)
    await waitFor(() => expect(getName(canvas)).toHaveAccessibleDescription('This name is taken.'))
    await expect(getName(canvas)).toHaveFocus()
    await expect(canvas.queryByText('Invalid.')).not.toBeInTheDocument()
  },
}

export const DisabledSave: Story = {
  args: {
    getDisabledReason: (values) => (values.name === '' ? 'Enter a name first.' : undefined),
    notes: <Note tone="info">Keys act on behalf of their license.</Note>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription('Enter a name first.')
    await userEvent.type(getName(canvas), 'R')
    await expect(canvas.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled')
  },
}

export const SecretStep: Story = {
  name: 'Shows a secret before it leaves, and guards it',
  tags: ['test-only'],
  args: {
    getNextStep: (secret, finish) => ({
      changes: [{ id: 'secret', label: 'Secret', kind: 'removed' }],
      dialog: (
        <Dialog isOpen title="Copy the secret" onClose={finish}>
          {secret}
        </Dialog>
      ),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(getName(canvas), 'Reports')
    await save(canvas)
    await screen.findByRole('dialog', { name: 'Copy the secret' })
    await expect(getGuarded()).toEqual(['Secret'])
    await expect(onSaved).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('secret-1'))
    await expect(getGuarded()).toEqual([])
  },
}

export const RepeatedStep: Story = {
  name: 'Submits a step again until nothing is left to do',
  tags: ['test-only'],
  args: {
    getNextStep: (created) =>
      created === 'done'
        ? undefined
        : {
            changes: [{ id: 'groups', label: 'Groups' }],
            note: 'The key was created, but it joined no group.',
            fields: <p>Groups</p>,
            saveLabel: 'Retry',
          },
  },
  play: async ({ canvas }) => {
    await userEvent.type(getName(canvas), 'Reports')
    await save(canvas)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    onSave.mockResolvedValueOnce({ status: 'saved', value: 'done' })
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('done'))
    await expect(onSave).toHaveBeenLastCalledWith({ name: 'Reports', description: '' }, 'secret-1')
  },
}

export const SaveAndLeave: Story = {
  name: 'Saves for the leave guard without opening the next page',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await expect(await onGuard.mock.lastCall?.[0].onSave?.()).toBe(false)
    await waitFor(() => expect(getName(canvas)).toHaveFocus())
    await userEvent.type(getName(canvas), 'Reports')
    await expect(await onGuard.mock.lastCall?.[0].onSave?.()).toBe(true)
    await expect(onSaved).not.toHaveBeenCalled()
    await expect(getGuarded()).toEqual([])
  },
}

export const SaveAndLeaveWhileSaving: Story = {
  name: 'Save and leave waits for a pending save, and creates nothing twice',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    let answer = (): void => undefined
    onSave.mockImplementationOnce(
      () => new Promise((resolve) => (answer = () => resolve({ status: 'saved', value: 'secret-1' }))),
    )
    await userEvent.type(getName(canvas), 'Reports')
    await save(canvas)
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    const isSaved = onGuard.mock.lastCall?.[0].onSave?.()
    answer()
    await expect(await isSaved).toBe(true)
    // The guard goes on to where the user wanted to go.
    await expect(onSaved).not.toHaveBeenCalled()
    await userEvent.type(getName(canvas), '{Enter}')
    await expect(onSave).toHaveBeenCalledOnce()
  },
}

export const LongTexts: Story = {
  play: async ({ canvas }) => {
    const long = 'Failed to create the key because '.repeat(12)
    onSave.mockResolvedValueOnce({ status: 'failed', message: long, fields: {} })
    await userEvent.type(getName(canvas), 'x'.repeat(150))
    await save(canvas)
    await canvas.findByRole('alert')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(getName(canvas)).toHaveFocus()
    await userEvent.keyboard('Reports{Enter}')
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  },
}
