import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import type { LeaveGuardProps } from '../../leave-guard/LeaveGuard'
import { type FindAuthor, VersionAuthors } from '../../draft/use-draft'
import { person, PersonPage, type SavePerson } from '../fixtures/PersonPage'
import { description } from './EditForm.description'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.')),
  phone: z.string(),
  isActive: z.boolean(),
})

const onSave = fn<SavePerson>()
const onGuard = fn<(props: LeaveGuardProps) => void>()

const meta = {
  title: 'Patterns/Edit form',
  component: PersonPage,
  tags: ['autodocs'],
  args: { schema, onSave, onGuard },
  beforeEach: () => {
    onGuard.mockClear()
    onSave.mockReset()
    onSave.mockImplementation(async (value, { version }) => ({
      status: 'saved',
      value: { value, version: version + 1 },
    }))
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

const type = async (canvas: Canvas, label: string, text: string): Promise<void> => {
  const field = canvas.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
const refresh = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))

export const Pristine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    await expect(onGuard).toHaveBeenLastCalledWith(expect.objectContaining({ changes: [] }))
  },
}

export const Dirty: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'Phone', '22')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Night Shift' }))
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Changed: Phone',
      'Added: Night Shift',
    ])
    await expect(onGuard.mock.lastCall?.[0].changes[0]).toMatchObject({ before: '+1 780 555 0101', after: '22' })
  },
}

export const Saved: Story = {
  name: 'Sends the trimmed values, the version and the names of changed fields',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await type(canvas, 'Name', '  Jo  ')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Night Shift' }))
    await save(canvas)
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
    const [value, info] = onSave.mock.lastCall ?? []
    await expect(value).toEqual({ ...person().value, name: 'Jo', groups: new Set([1, 2]) })
    await expect(info).toMatchObject({ version: 1, changedFields: ['name', 'groups'] })
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Jo')
    await expect(canvas.getByRole('checkbox', { name: 'Night Shift' })).toHaveFocus()
  },
}

export const Saving: Story = {
  play: async ({ canvas }) => {
    let finish = (): void => undefined
    onSave.mockImplementationOnce(async (value) => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return { status: 'saved', value: { value, version: 2 } }
    })
    await type(canvas, 'Phone', '22')
    await save(canvas)
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Jr.')
    finish()
    // What was typed during the save is the only change left.
    await waitFor(() => expect(canvas.getByText('Name', { selector: 'li span' })).toBeVisible())
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Jordan Whitfield Jr.')
  },
}

/** A failed save is said once: at the field, or in the bar without one. */
export const Failed: Story = {
  parameters: { rows: ['ERR-100'] },
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({
      status: 'failed',
      message: 'Failed to save the person.',
      fields: { phone: ['Enter a phone number with a country code.'] },
    })
    await type(canvas, 'Phone', '22')
    await save(canvas)
    const phone = canvas.getByRole('textbox', { name: 'Phone' })
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveAccessibleDescription(
      expect.stringContaining('Enter a phone number with a country code.'),
    )
    await expect(phone).toHaveValue('22')
    await expect(canvas.queryByText('Failed to save the person.')).not.toBeInTheDocument()
    onSave.mockResolvedValueOnce({ status: 'failed', message: 'Failed to save the person.', fields: {} })
    await save(canvas)
    await expect(await canvas.findByText('Failed to save the person.')).toBeVisible()
    await expect(phone).not.toBeInvalid()
    await save(canvas)
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await save(canvas)
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()
    await expect(canvas.queryByRole('group', { name: 'Check these fields' })).not.toBeInTheDocument()
    await expect(onSave).not.toHaveBeenCalled()
  },
}

export const ReadOnly: Story = {
  args: { readOnlyNote: 'You can view but not edit this person.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can view but not edit this person.', { selector: 'div' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument()
  },
}

export const ConflictByRefresh: Story = {
  name: 'A refresh asks about a field that both sides changed, and keeps the focus',
  tags: ['test-only'],
  args: { next: person({ phone: '33', name: 'Jo' }, 2) },
  play: async ({ canvas }) => {
    await type(canvas, 'Phone', '22')
    await refresh(canvas)
    await expect(await canvas.findByText(/^Both versions changed Phone\./)).toBeVisible()
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(/^Someone else changed this/)
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('22')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Jo')
    await expect(canvas.getByRole('group', { name: 'Name' })).toHaveTextContent('Their version Jo')
    await userEvent.click(canvas.getByRole('radio', { name: 'Their version 33' }))
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('33')
    await expect(canvas.getByText('1 of 1 conflict resolved')).toBeVisible()
    // Nothing differs from their version: the save only ends the conflict.
    await save(canvas)
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
    await expect(onSave).not.toHaveBeenCalled()
  },
}

const findAuthor = fn<FindAuthor>()

export const RefreshByKnownUser: Story = {
  name: 'A refresh says who saved the other version, and a rejected save that says nothing of it too',
  tags: ['test-only'],
  args: { next: person({ phone: '33' }, 2) },
  beforeEach: () => {
    findAuthor.mockResolvedValue({ name: 'Priya Anand', at: new Date(2026, 10, 17, 9, 41).getTime() })
  },
  render: (args) => (
    <VersionAuthors value={findAuthor}>
      <PersonPage {...args} />
    </VersionAuthors>
  ),
  play: async ({ canvas }) => {
    await type(canvas, 'Phone', '22')
    await refresh(canvas)
    const heading = { name: 'Priya Anand changed this on 17/11/2026 9:41AM, while you were editing' }
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus()
    await expect(findAuthor.mock.lastCall?.[0]).toMatchObject({ version: 1 })
    await userEvent.click(canvas.getByRole('radio', { name: 'Your version 22' }))
    onSave.mockResolvedValueOnce({ status: 'conflict', current: person({ phone: '44' }, 7) })
    findAuthor.mockResolvedValue({ name: 'Corinne Adeyemi', at: new Date(2026, 10, 17, 9, 45).getTime() })
    await userEvent.click(canvas.getByRole('button', { name: /^Save merged changes/ }))
    const next = { name: 'Corinne Adeyemi changed this on 17/11/2026 9:45AM, while you were editing' }
    await waitFor(() => expect(canvas.getByRole('heading', next)).toHaveFocus())
    await expect(findAuthor.mock.lastCall?.[0]).toMatchObject({ version: 2 })
  },
}

export const ConflictBySave: Story = {
  name: 'A rejected save asks, and one press saves the result over their version',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({
      status: 'conflict',
      current: person({ phone: '33', isActive: false, groups: new Set([1, 3]) }, 7),
    })
    await type(canvas, 'Phone', '22')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Night Shift' }))
    await save(canvas)
    const heading = await canvas.findByRole('heading', { name: 'Someone else changed this while you were editing' })
    await waitFor(() => expect(heading).toHaveFocus())
    // Said once: by the focus on the heading.
    for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement()
    await expect(canvas.getByText('0 of 1 conflict resolved')).toBeVisible()
    await expect(canvas.getAllByRole('group', { name: 'User Group(s)' })[0]).toHaveTextContent(
      /Their version Added: Commissioning.*Your version Added: Night Shift/,
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Save merged changes/ }))
    await expect(canvas.getByRole('radio', { name: 'Their version 33' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: 'Your version 22' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save merged changes/ }))
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
    await expect(onSave).toHaveBeenCalledTimes(2)
    const [value, info] = onSave.mock.lastCall ?? []
    await expect(value).toEqual({ ...person().value, phone: '22', isActive: false, groups: new Set([1, 3, 2]) })
    await expect(info).toMatchObject({ version: 7, changedFields: ['phone', 'groups'] })
  },
}

export const ConflictByKnownUser: Story = {
  name: 'A rejected save says who saved the other version, and when',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({
      status: 'conflict',
      current: person({ phone: '33' }, 7),
      author: { name: 'Priya Anand', at: new Date(2026, 10, 17, 9, 41).getTime() },
    })
    await type(canvas, 'Phone', '22')
    await save(canvas)
    const heading = await canvas.findByRole('heading', {
      name: 'Priya Anand changed this on 17/11/2026 9:41AM, while you were editing',
    })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText(/· Priya Anand, 17\/11\/2026 9:41AM/)).toBeVisible()
  },
}

export const MergedSilently: Story = {
  name: 'A refresh that changes other fields is merged without a word',
  tags: ['test-only'],
  args: { next: person({ name: 'Jo', groups: new Set([1, 3]) }, 2) },
  play: async ({ canvas }) => {
    await type(canvas, 'Phone', '22')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Night Shift' }))
    await refresh(canvas)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Jo'))
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible()
    for (const name of ['Site Admins', 'Night Shift', 'Commissioning'])
      await expect(canvas.getByRole('checkbox', { name })).toBeChecked()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
}

export const SavedTwiceByOthers: Story = {
  name: 'Asks again when someone else saves before the merged result',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    onSave
      .mockResolvedValueOnce({ status: 'conflict', current: person({ phone: '33' }, 2) })
      .mockResolvedValueOnce({ status: 'conflict', current: person({ phone: '44' }, 3) })
    await type(canvas, 'Phone', '22')
    await save(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my changes' }))
    await save(canvas)
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Their version 44' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
    await expect(canvas.getByText('0 of 1 conflict resolved')).toBeVisible()
  },
}

export const Discarded: Story = {
  args: { next: person({ phone: '33' }, 2) },
  play: async ({ canvas }) => {
    await type(canvas, 'Phone', '22')
    await refresh(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('33'))
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    await expect(document.body).not.toHaveFocus()
  },
}

const LONG = 'Northgate Refinery Expansion, Unit 2, tank farm, jetty and everything that belongs to them '

export const LongTexts: Story = {
  args: { stored: person({ name: LONG, phone: LONG }), next: person({ name: LONG.repeat(3) }, 2) },
  play: async ({ canvas }) => {
    await type(canvas, 'Name', 'x'.repeat(120))
    await refresh(canvas)
    await canvas.findByRole('radio', { name: /^Their version Northgate/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const SaveAndLeave: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'Phone', '22')
    onSave.mockResolvedValueOnce({ status: 'conflict', current: person({ phone: '33' }, 2) })
    await expect(await onGuard.mock.lastCall?.[0].onSave?.()).toBe(false)
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my changes' }))
    await expect(await onGuard.mock.lastCall?.[0].onSave?.()).toBe(true)
    await waitFor(() => expect(onGuard).toHaveBeenLastCalledWith(expect.objectContaining({ changes: [] })))
  },
}

export const SaveAndLeaveWhileSaving: Story = {
  name: 'Save and leave waits for a pending save, and stays if something changed meanwhile',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const answers: (() => void)[] = []
    onSave.mockImplementation(
      (value, { version }) =>
        new Promise((resolve) =>
          answers.push(() => resolve({ status: 'saved', value: { value, version: version + 1 } })),
        ),
    )
    await type(canvas, 'Phone', '22')
    await save(canvas)
    await waitFor(() => expect(answers).toHaveLength(1))
    const isSaved = onGuard.mock.lastCall?.[0].onSave?.()
    answers[0]?.()
    await expect(await isSaved).toBe(true)

    await type(canvas, 'Phone', '33')
    await save(canvas)
    await waitFor(() => expect(answers).toHaveLength(2))
    const isStillSaved = onGuard.mock.lastCall?.[0].onSave?.()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '4')
    answers[1]?.()
    await expect(await isStillSaved).toBe(false)
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('334')
    await expect(answers).toHaveLength(2)
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({ status: 'conflict', current: person({ phone: '33' }, 2) })
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
    await userEvent.keyboard('22{Control>}s{/Control}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Keep my changes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Control>}s{/Control}')
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
  },
}
