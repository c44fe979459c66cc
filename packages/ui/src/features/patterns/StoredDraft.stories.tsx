import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { createMemoryStore, storedDraft } from '../fixtures/drafts'
import { DraftStores } from './draft-store'
import { person, PersonPage, type SavePerson } from '../fixtures/PersonPage'
import { description } from './StoredDraft.description'

const drafts = createMemoryStore()
const { value: stored } = person()
const typed = storedDraft(stored, { ...stored, phone: '22', groups: new Set([1, 2]) })

const meta = {
  title: 'Patterns/Stored draft',
  component: PersonPage,
  tags: ['autodocs'],
  args: {
    schema: z.object({ name: z.string(), phone: z.string(), isActive: z.boolean() }),
    onSave: fn<SavePerson>(async (value, { version }) => ({
      status: 'saved',
      value: { value, version: version + 1 },
    })),
  },
  decorators: (Story) => (
    <DraftStores value={drafts}>
      <Story />
    </DraftStores>
  ),
  beforeEach: () => {
    drafts.texts.clear()
    drafts.texts.set('', typed)
  },
  parameters: {
    description,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 560 },
    },
  },
} satisfies Meta<typeof PersonPage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const phoneOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Phone' })
const restore = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Restore my changes' }))

export const AsItOpens: Story = {}

export const Offered: Story = {
  name: 'Offers unsaved changes with their age, and restoring them focuses the first one',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-02'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have unsaved changes on this device, from 3 hours ago.')).toBeVisible()
    await restore(canvas)
    await expect(phoneOf(canvas)).toHaveValue('22')
    await waitFor(() => expect(phoneOf(canvas)).toHaveFocus())
    await expect(canvas.getByText('Your unsaved changes are back. Save to keep them.')).toBeInTheDocument()
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent('2 unsaved changes')
  },
}

export const KeyboardAlone: Story = {
  name: 'Restores with the keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-02'] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Restore my changes' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Discard them' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(phoneOf(canvas)).toHaveValue('22')
    await waitFor(() => expect(phoneOf(canvas)).toHaveFocus())
  },
}

export const Discarded: Story = {
  name: 'Discarding them removes them from the device, and leaves the form as it is',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-02'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard them' }))
    await expect(phoneOf(canvas)).toHaveValue(stored.phone)
    await expect(drafts.texts.size).toBe(0)
    await expect(canvas.queryByRole('button', { name: 'Restore my changes' })).toBeNull()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

export const ChangedSince: Story = {
  name: 'Says what someone saved since then, and asks about what both changed',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-02'] },
  args: { stored: person({ phone: '33', name: 'Jo' }, 2) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'You have unsaved changes on this device, from 3 hours ago. The saved version has changed since then: Name and Phone.',
      ),
    ).toBeVisible()
    await restore(canvas)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Jo')
    await expect(await canvas.findByRole('radio', { name: 'Their version 33' })).toBeVisible()
  },
}

export const TypedMeanwhile: Story = {
  name: 'What is typed before the answer wins over the stored change of the same field, and both are stored',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-10'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Restore my changes' })
    await userEvent.clear(phoneOf(canvas))
    await userEvent.type(phoneOf(canvas), '44')
    await waitFor(() => expect(drafts.texts.size).toBe(2))
    await restore(canvas)
    await expect(phoneOf(canvas)).toHaveValue('44')
    await expect(canvas.getByRole('checkbox', { name: 'Night Shift' })).toBeChecked()
    await waitFor(() => expect([...drafts.texts.keys()]).toEqual(['']))
  },
}

export const OlderForm: Story = {
  name: 'A draft of an older form restores the fields that still exist',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-08'] },
  beforeEach: () => {
    const { phone, ...others } = stored
    drafts.texts.set('', storedDraft({ ...others, mobile: phone }, { ...others, mobile: '22', name: 'Jo' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only the fields that still exist can be restored\./)).toBeVisible()
    await restore(canvas)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Jo')
    await expect(phoneOf(canvas)).toHaveValue(stored.phone)
  },
}

export const StorageFull: Story = {
  name: 'Says once that the device cannot store the changes, until it can again',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-11'] },
  beforeEach: () => {
    drafts.texts.clear()
    drafts.isFull = true
    return () => {
      drafts.isFull = false
    }
  },
  play: async ({ canvas }) => {
    const text = 'This device could not store your unsaved changes. Save them before you close this page.'
    await expect(canvas.queryByText(text)).toBeNull()
    await userEvent.type(phoneOf(canvas), '5')
    const note = (await canvas.findAllByText(text)).find((element) => element.closest('[role="status"]') === null)
    await expect(note).toBeVisible()
    await userEvent.keyboard('6')
    await expect(canvas.getAllByText(text)).toContain(note)
    drafts.isFull = false
    await userEvent.keyboard('7')
    await waitFor(() => expect(note).not.toBeInTheDocument())
    await expect(drafts.texts.size).toBe(1)
    drafts.isFull = true
    await userEvent.keyboard('8')
    await expect((await canvas.findAllByText(text)).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() =>
      expect(canvas.queryAllByText(text).filter((element) => element.closest('[role="status"]') === null)).toEqual([]),
    )
  },
}

export const Unreadable: Story = {
  name: 'A draft that cannot be read is removed, and the form says so',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-08'] },
  beforeEach: () => void drafts.texts.set('', 'unreadable'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your unsaved changes on this device could not be read, so they were removed.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText(/could not be read/)).toBeNull()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

export const Saved: Story = {
  name: 'A save removes what is stored, and a save that succeeded unnoticed is not offered',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-01', 'DRAFT-02'] },
  args: { stored: person({ phone: '22', groups: new Set([1, 2]) }, 2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(drafts.texts.size).toBe(0))
    await expect(canvas.queryByRole('button', { name: 'Restore my changes' })).toBeNull()
    await userEvent.type(phoneOf(canvas), '5')
    await waitFor(() => expect(drafts.texts.size).toBe(1))
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(drafts.texts.size).toBe(0))
  },
}

/** A form that cannot be changed offers nothing, and the draft stays on the device. */
export const ReadOnly: Story = {
  parameters: { rows: ['DRAFT-02'] },
  args: { readOnlyNote: 'You need the "Edit users" role. Ask your administrator.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Restore my changes' })).toBeNull()
    await expect(drafts.texts.size).toBe(1)
  },
}
