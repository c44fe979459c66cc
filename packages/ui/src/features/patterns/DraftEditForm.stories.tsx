import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { Button } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { type DraftOptions, useDraft, useIdSet, type Version } from '../../draft/use-draft'
import { SearchField } from '../../search-field/SearchField'
import { DraftEditForm } from './DraftEditForm'
import { Fields, TabBody } from './TabBody.styles'
import { description } from './DraftEditForm.description'

interface Roles {
  roleIds: ReadonlySet<number>
}
type Stored = Version<Roles, string>

const ROLES = ['Administer Site', 'Post Transfer', 'Read Reports', 'Update Preservation Item']
const nameRole = (id: number): string => ROLES[id] ?? String(id)
const roles = (version: string, ...ids: number[]): Stored => ({ value: { roleIds: new Set(ids) }, version })

type SaveRoles = (
  ...args: Parameters<DraftOptions<Roles, string>['onSave']>
) => Promise<SaveOutcome<Stored> | { status: 'saved' }>

interface RolesPageProps {
  onSave: SaveRoles
  onUnsaved?: (isUnsaved: boolean) => void
  readOnlyNote?: string
  /** The version that the button "Refresh" loads. */
  next?: Stored
}

/** A page with a set of roles. */
function RolesPage({ onSave, onUnsaved, readOnlyNote, next }: RolesPageProps) {
  const [stored, setStored] = useState(() => roles('a', 0, 1))
  const [filter, setFilter] = useState('')
  const control = useDraft<Roles, string>({ stored, onSave, onUnsaved })
  const { selected, toggle } = useIdSet(control, 'roleIds')
  return (
    <main style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <DraftEditForm
        label="Roles"
        control={control}
        labels={{ roleIds: 'Roles' }}
        formats={{ roleIds: nameRole }}
        readOnlyNote={readOnlyNote}
        saveLabel="Save Roles"
      >
        <TabBody>
          <Fields>
            <SearchField label="Search" value={filter} onChange={setFilter} />
            {ROLES.map((name, id) => (
              <Checkbox
                key={name}
                label={name}
                isSelected={selected.has(id)}
                onChange={() => toggle(id)}
                disabledReason={readOnlyNote}
              />
            ))}
          </Fields>
        </TabBody>
      </DraftEditForm>
      {next && <Button onClick={() => setStored(next)}>Refresh</Button>}
    </main>
  )
}

const onSave = fn<SaveRoles>()
const onUnsaved = fn<(isUnsaved: boolean) => void>()

const meta = {
  title: 'Patterns/Draft edit form',
  component: RolesPage,
  tags: ['autodocs'],
  args: { onSave, onUnsaved },
  beforeEach: () => {
    onUnsaved.mockClear()
    onSave.mockReset()
    onSave.mockImplementation(async (value) => ({ status: 'saved', value: { value, version: 'b' } }))
  },
  parameters: {
    description,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 480 },
    },
  },
} satisfies Meta<typeof RolesPage>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('checkbox', { name }))
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^Save/ }))

export const Saved: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Read Reports')
    await press(canvas, 'Post Transfer')
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible()
    await expect(onUnsaved).toHaveBeenLastCalledWith(true)
    await save(canvas)
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
    await expect(onSave).toHaveBeenCalledWith(
      { roleIds: new Set([0, 2]) },
      expect.objectContaining({ version: 'a', changedFields: ['roleIds'] }),
    )
    await expect(onUnsaved).toHaveBeenLastCalledWith(false)
    await expect(canvas.getByRole('checkbox', { name: 'Post Transfer' })).toHaveFocus()
  },
}

export const SavedWithoutAValue: Story = {
  name: 'Follows the next refresh after a server that sends no value',
  tags: ['test-only'],
  args: { next: roles('b', 0) },
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({ status: 'saved' })
    await press(canvas, 'Read Reports')
    await save(canvas)
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
    await expect(canvas.getByRole('checkbox', { name: 'Read Reports' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Read Reports' })).not.toBeChecked())
  },
}

export const MergedAfterARejectedSave: Story = {
  name: 'Shows what both sides changed, and one press saves the result',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({ status: 'conflict', current: roles('b', 0, 3) })
    await press(canvas, 'Read Reports')
    await save(canvas)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
    const row = canvas.getByRole('group', { name: 'Roles' })
    await expect(row).toHaveTextContent(
      'Their version Added: Update Preservation ItemRemoved: Post TransferYour version Added: Read Reports',
    )
    await expect(row).toHaveTextContent(/After saving Administer Site, Update Preservation Item, Read Reports$/)
    await expect(canvas.getByRole('checkbox', { name: 'Update Preservation Item' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /^Save merged changes/ }))
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
    await expect(onSave).toHaveBeenLastCalledWith(
      { roleIds: new Set([0, 3, 2]) },
      expect.objectContaining({ version: 'b' }),
    )
    await expect(document.body).not.toHaveFocus()
  },
}

export const WaitsForTheirVersion: Story = {
  name: 'Waits for their version if the rejection does not carry it',
  tags: ['test-only'],
  args: { next: roles('b', 0, 1, 3) },
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({ status: 'conflict' } as never)
    await press(canvas, 'Read Reports')
    await save(canvas)
    await expect(await canvas.findByText('Loading their changes…')).toBeVisible()
    await save(canvas)
    await expect(onSave).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByText(/^All changes are merged/)).toBeVisible()
    await save(canvas)
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
  },
}

export const OnlyTheTagChanged: Story = {
  name: 'Saves again without asking if they changed nothing that is shown',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({ status: 'conflict', current: roles('b', 0, 1) })
    await press(canvas, 'Read Reports')
    await save(canvas)
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
    await expect(onSave.mock.lastCall?.[1].version).toBe('b')
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
  },
}

export const MergedSilently: Story = {
  args: { next: roles('b', 0, 3) },
  play: async ({ canvas }) => {
    await press(canvas, 'Read Reports')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Update Preservation Item' })).toBeChecked())
    await expect(canvas.getByRole('checkbox', { name: 'Post Transfer' })).not.toBeChecked()
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}

export const ReadOnly: Story = {
  args: { readOnlyNote: 'You can view but not edit these roles.' },
  play: async ({ canvas }) => {
    await press(canvas, 'Read Reports')
    await expect(canvas.getByRole('checkbox', { name: 'Read Reports' })).not.toBeChecked()
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard(' {Enter}')
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
    await expect(onSave).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('checkbox', { name: 'Administer Site' })).toHaveFocus()
  },
}
