import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SiteNode } from '@sitewright/domain/sites/model'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteMoveMessages } from '@sitewright/domain/sites/move-messages'
import { useMemo, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../button/Button'
import { type LeaveGuardProps, LeaveGuardProvider } from '../../leave-guard/LeaveGuard'
import type { NameChange } from '../../name-tree-editor/NameTreeEditor'
import { createToastQueue } from '../../toasts/toast-queue'
import { Toasts } from '../../toasts/Toasts'
import { failed, loading, ready } from '../../view/view-state'
import { sites } from '../fixtures/sites'
import { type HierarchyOutcome, SiteHierarchy, type SiteHierarchyProps } from './SiteHierarchy'

type PageProps = Omit<SiteHierarchyProps, 'toasts' | 'view'> & {
  sites: readonly SiteNode[]
  /** Names that someone else saved meanwhile, which the first conflict loads. */
  theirNames?: Readonly<Record<number, string>>
}

const movedTo = (done: readonly NameChange[], { siteId, parentId }: SiteNode): number | null => {
  const moved = done.find(({ id, kinds }) => id === siteId && kinds.includes('parent'))
  return moved === undefined ? parentId : moved.parentId === null ? null : Number(moved.parentId)
}

/** Saves into the list that it shows, but for what the outcome says has failed. */
function Page(props: PageProps) {
  const [toasts] = useState(createToastQueue)
  const [saved, setSaved] = useState(props.sites)
  const view = useMemo(() => ready(saved), [saved])
  const save: PageProps['onSave'] = async (changes, known) => {
    const outcome = await props.onSave(changes, known)
    if (outcome === undefined) return undefined
    const done = changes.filter(({ id }) => outcome.saved.has(id))
    const idOf = (id: NameChange['parentId']) => (id === null ? null : (outcome.saved.get(id) ?? Number(id)))
    setSaved((now) => [
      ...now.map((site) => ({
        ...site,
        name:
          (outcome.conflicts?.has(site.siteId) === true ? props.theirNames?.[site.siteId] : undefined) ??
          done.find(({ id }) => id === site.siteId)?.name ??
          site.name,
        parentId: movedTo(done, site),
      })),
      ...done
        .filter(({ kinds }) => kinds.includes('new'))
        .map(({ id, name, parentId }) => ({
          siteId: idOf(id) ?? 0,
          parentId: idOf(parentId),
          name,
          active: true,
        })),
    ])
    return outcome
  }
  return (
    <>
      <SiteHierarchy {...props} view={view} onSave={save} toasts={toasts} />
      <Toasts queue={toasts} />
    </>
  )
}

const saveAll = async (changes: readonly NameChange[]): Promise<HierarchyOutcome> => ({
  saved: new Map(changes.map(({ id }, i) => [id, typeof id === 'number' ? id : 100 + i])),
  failed: new Map(),
})

const meta = {
  title: 'Screens/Sites/Hierarchy',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { sites, mode: 'edit', cancelHref: '#project', onSave: fn<SiteHierarchyProps['onSave']>(saveAll) },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const fieldOf = (place: number): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>(`[data-row="${place}"] input`)
  if (field === null) throw new Error(`Row ${place} is not drawn`)
  return field
}

export const Default: Story = {
  name: 'Default',
}

export const Saved: Story = {
  name: 'Names are edited and children added, and only what changed is sent',
  tags: ['test-only'],
  parameters: { rows: ['SITE-18', 'SITE-19', 'SITE-20', 'SITE-33', 'SITE-35'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Edit Site' })).toBeVisible()
    await userEvent.type(fieldOf(4), ' north')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}Bin 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      [
        { id: 5, name: 'Row 01 north', parentId: 4, position: 0, kinds: ['name'] },
        { id: 'new-1', name: 'Bin 1', parentId: 5, position: 0, kinds: ['new'] },
      ],
      sites,
    )
    await expect(await canvas.findByText('No changes')).toBeVisible()
    await expect(fieldOf(5)).toHaveValue('Bin 1')
  },
}

export const SavedByKeyboard: Story = {
  name: 'Ctrl+S saves, and with a wrong name moves to the errors',
  tags: ['test-only'],
  parameters: { rows: ['SITE-27', 'SITE-33'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldOf(4))
    await userEvent.keyboard('{Control>}s{/Control}')
    await userEvent.keyboard('/')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(canvas.getByRole('group', { name: '1 invalid name' })).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(fieldOf(4))
    await userEvent.keyboard('{End}{Backspace} north')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(await canvas.findByText('No changes')).toBeVisible()
    await expect(fieldOf(4)).toHaveFocus()
  },
}

const tilesOf = (note: HTMLElement, selector = 'code') =>
  [...note.querySelectorAll(selector)].map(({ textContent }) => textContent)

export const New: Story = {
  name: 'A new hierarchy has its own title and a note of the forbidden characters',
  tags: ['test-only'],
  parameters: { rows: ['SITE-20', 'SITE-21'] },
  args: { sites: [], mode: 'new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'New Site' })).toBeVisible()
    const note = canvas.getByText('Site names cannot have these characters:', { exact: false })
    await expect(note).toBeVisible()
    await expect(tilesOf(note)).toEqual('\\ / | : ; " \' ` , > < & $ %'.split(' '))
  },
}

export const Wrong: Story = {
  name: 'Nothing is sent while a name is wrong',
  tags: ['test-only'],
  parameters: { rows: ['SITE-22', 'SITE-23', 'SITE-27', 'SITE-29', 'SITE-30', 'SITE-32'] },
  play: async ({ canvas, args }) => {
    await userEvent.clear(fieldOf(0))
    await userEvent.clear(fieldOf(3))
    await userEvent.paste('laydown a ')
    await userEvent.type(fieldOf(4), '/2')
    await userEvent.clear(fieldOf(5))
    await userEvent.paste('x'.repeat(51))
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
      '5 names are invalid. Correct them to save.',
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const summary = canvas.getByRole('group', { name: '5 invalid names' })
    await expect(summary).toHaveFocus()
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Unnamed: Name can not be blank',
      "Laydown A: Siblings can't have the same name.",
      "laydown a: Siblings can't have the same name.",
      'Row 01/2: Site names cannot have special characters.',
      `${'x'.repeat(40)}…: Site names cannot have more than 50 characters.`,
    ])
    await expect(await screen.findByText('Site sibling names must be unique.')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Every invalid name is listed with its error, and Save says why it is disabled. */
export const Problems: Story = {
  parameters: { rows: ['SITE-32', 'SITE-88', 'SITE-100'] },
  play: async ({ canvas }) => {
    const note = canvas.getByText('Site names cannot have these characters:', { exact: false })
    await expect(tilesOf(note, '[data-typed]')).toEqual([])
    await userEvent.type(fieldOf(4), ' / East')
    await expect(tilesOf(note, '[data-typed]')).toEqual(['/'])
    await userEvent.clear(fieldOf(5))
    await expect(
      canvas.getByRole('link', { name: 'Row 01 / East: Site names cannot have special characters.' }),
    ).toBeVisible()
    await expect(canvas.getByText('2 names are invalid. Correct them to save.', { selector: 'p > span' })).toBeVisible()
    await userEvent.keyboard('{F8}')
    await expect(fieldOf(4)).toHaveFocus()
  },
}

export const Partly: Story = {
  name: 'What failed to save stays marked and unsaved',
  tags: ['test-only'],
  parameters: { rows: ['SITE-35'] },
  args: {
    onSave: fn<SiteHierarchyProps['onSave']>(async (changes) => {
      const { saved } = await saveAll(changes.filter(({ name }) => name !== 'Gate 2'))
      return { saved, failed: new Map(changes.filter(({ id }) => !saved.has(id)).map(({ id }) => [id, 'Try later.'])) }
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldOf(5))
    await userEvent.keyboard('{Enter}Gate 1{Enter}Gate 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert', { name: '1 row could not be saved' })).toBeVisible()
    await expect(fieldOf(6)).toHaveValue('Gate 1')
    await expect(fieldOf(6)).toHaveAccessibleDescription('')
    await expect(fieldOf(7)).toHaveAccessibleDescription('Try later. Not saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(
      [{ id: 'new-2', name: 'Gate 2', parentId: 1, position: 3, kinds: ['new'] }],
      [...sites, { siteId: 100, parentId: 1, name: 'Gate 1', active: true }],
    )
  },
}

/** The new parents of moved sites, and the refused moves of the first save. */
const MOVES = { isProjectTop: true }

/** Alt+↑ moves a saved site below the parent above, because siblings are sorted by name. */
export const Moved: Story = {
  parameters: { rows: ['SITE-76', 'SITE-84'] },
  args: { moves: MOVES },
  play: async ({ canvas, args }) => {
    // Tool Crib is after Laydown Yards, and Row 01 two levels below.
    await userEvent.click(fieldOf(5))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(canvas.getByText(siteMessages.parentErrors.up, { selector: '[role="status"]' })).toBeInTheDocument()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(fieldOf(5)).toHaveFocus()
    await expect(fieldOf(5)).toHaveAccessibleName('Name, level 3, 3 of 3, in Laydown Yards')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getByText('No changes')).toBeVisible()
    await userEvent.keyboard('{Control>}y{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      [{ id: 6, name: 'Tool Crib', parentId: 2, position: 2, kinds: ['parent'] }],
      sites,
    )
  },
}

/** A site loses its class at the top of the project, so Save asks first. */
export const MovedToTheTop: Story = {
  name: 'Moved to the top',
  parameters: { rows: ['SITE-76', 'SITE-84'] },
  args: { moves: MOVES },
  play: async ({ args }) => {
    await userEvent.click(fieldOf(5))
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}s{/Control}')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Move Tool Crib to the top?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await waitFor(() => expect(fieldOf(5)).toHaveFocus())
    await userEvent.keyboard('{Control>}s{/Control}')
    await userEvent.click(await screen.findByRole('button', { name: 'Move and save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
}

/** A refused move is shown at its row, and stays to be corrected. */
export const MoveRefused: Story = {
  name: 'Move refused',
  parameters: { rows: ['SITE-84'] },
  args: {
    moves: MOVES,
    onSave: fn<SiteHierarchyProps['onSave']>(async () => ({
      saved: new Map(),
      failed: new Map([[6, siteMoveMessages.conflict('Tool Crib')]]),
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(fieldOf(5))
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}s{/Control}')
    await expect(await canvas.findByRole('alert', { name: '1 row could not be saved' })).toBeVisible()
    await expect(fieldOf(5)).toHaveAccessibleDescription(`${siteMoveMessages.conflict('Tool Crib')} Not saved`)
    await expect(fieldOf(5)).toHaveAccessibleName('Name, level 3, 3 of 3, in Laydown Yards')
  },
}

export const NotUnderNew: Story = {
  name: 'A saved site waits until its new parent is saved',
  tags: ['test-only'],
  parameters: { rows: ['SITE-84'] },
  args: { moves: MOVES },
  play: async ({ canvas }) => {
    await userEvent.click(fieldOf(4))
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await userEvent.click(fieldOf(1))
    await userEvent.keyboard('{Enter}Zone{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
    await expect(canvas.getByText(siteMessages.newParent, { selector: '[role="status"]' })).toBeInTheDocument()
  },
}

export const EmptyRow: Story = {
  name: 'An empty row at the end does not block Save',
  tags: ['test-only'],
  parameters: { rows: ['SITE-85'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldOf(5))
    await userEvent.keyboard('{Enter}Gate 1{Enter}{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledWith(
      [{ id: 'new-1', name: 'Gate 1', parentId: 1, position: 2, kinds: ['new'] }],
      sites,
    )
    await expect(await canvas.findByText('No changes')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '#project')
    await expect(document.activeElement).not.toBe(document.body)
  },
}

function Guard({ onSave }: LeaveGuardProps) {
  const [outcome, setOutcome] = useState('')
  return (
    <Button onClick={() => void onSave?.().then((isSaved) => setOutcome(isSaved ? 'Left' : 'Stayed'))}>
      Save and leave {outcome}
    </Button>
  )
}

export const SaveAndLeave: Story = {
  name: 'Save and leave saves, but not with an invalid name',
  tags: ['test-only'],
  parameters: { rows: ['SITE-85'] },
  args: { onSaved: fn() },
  render: (args) => (
    <LeaveGuardProvider guard={Guard}>
      <Page {...args} />
    </LeaveGuardProvider>
  ),
  play: async ({ canvas, args }) => {
    const leave = canvas.getByRole('button', { name: /^Save and leave/ })
    await userEvent.type(fieldOf(4), '/')
    await userEvent.click(leave)
    await waitFor(() => expect(leave).toHaveTextContent('Stayed'))
    await userEvent.type(fieldOf(4), '{Backspace} north')
    await userEvent.click(leave)
    await waitFor(() => expect(leave).toHaveTextContent('Left'))
    await expect(args.onSave).toHaveBeenCalledOnce()
    // The guard leaves to where the user wants.
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

const meetConflict = () => {
  let saves = 0
  return fn(async (changes: readonly NameChange[]): Promise<HierarchyOutcome> => {
    saves += 1
    if (saves > 1) return saveAll(changes)
    return {
      saved: new Map(),
      failed: new Map(changes.map(({ id }) => [id, 'Someone else changed this site while you were editing.'])),
      conflicts: new Map([[5, { name: 'Priya Anand', at: new Date(2026, 10, 17, 9, 41).getTime() }]]),
    }
  })
}

export const Conflict: Story = {
  name: 'Names who renamed the same site, and a second save waits for a choice',
  tags: ['test-only'],
  args: { theirNames: { 5: 'Row 1' } },
  beforeEach: ({ args }) => {
    args.onSave = meetConflict()
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldOf(4), ' north')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const panel = await canvas.findByRole('region', { name: /^Priya Anand changed this on/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(within(panel).getByRole('radio', { name: 'Their version Row 1' })).toHaveFocus()
    await userEvent.click(within(panel).getByRole('radio', { name: 'Your version Row 01 north' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledTimes(2)
    await expect(await canvas.findByText('No changes')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: /changed this/ })).toBeNull()
  },
}

export const TheirName: Story = {
  name: 'Takes the name that someone else saved, and has nothing left to save',
  tags: ['test-only'],
  args: { theirNames: { 5: 'Row 1' } },
  beforeEach: ({ args }) => {
    args.onSave = meetConflict()
  },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(4), ' north')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Use their changes' }))
    await expect(fieldOf(4)).toHaveValue('Row 1')
    await expect(canvas.getByText('No changes')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: /changed this/ })).toBeNull()
  },
}

/** A refused save keeps what was typed, and can be sent again. */
export const Refused: Story = {
  parameters: { rows: ['SITE-35', 'SITE-36'] },
  args: { onSave: fn<SiteHierarchyProps['onSave']>(async () => undefined) },
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldOf(0), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledTimes(2)
    await expect(fieldOf(0)).toHaveValue('Tank Farm 2')
    await expect(canvas.getByText('1 change')).toBeVisible()
  },
}

/** An archived site is marked, its name is taken, and nothing comes under it. */
export const Archived: Story = {
  parameters: { rows: ['SITE-73'] },
  play: async ({ canvas }) => {
    await userEvent.click(fieldOf(2))
    await expect(fieldOf(2)).toHaveAccessibleDescription('Archived')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(
      canvas.getByText('Laydown A is archived. Unarchive it before you add sites below it.', {
        selector: '[role="status"]',
      }),
    ).toBeInTheDocument()
    await userEvent.keyboard('{Enter}LAYDOWN A')
    await expect(document.activeElement).toHaveAccessibleDescription("Siblings can't have the same name. New")
  },
}

export const PartlyNew: Story = {
  name: 'Saved sites of a new hierarchy are not created again',
  tags: ['test-only'],
  parameters: { rows: ['SITE-35'] },
  args: {
    sites: [],
    mode: 'new',
    onSave: fn<SiteHierarchyProps['onSave']>(async (changes) => {
      const { saved } = await saveAll(changes.filter(({ name }) => name !== 'South'))
      return { saved, failed: new Map(changes.filter(({ id }) => !saved.has(id)).map(({ id }) => [id, 'Try later.'])) }
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.keyboard('North{Enter}South')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert', { name: '1 row could not be saved' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenLastCalledWith(
      [{ id: 'new-2', name: 'South', parentId: null, position: 1, kinds: ['new'] }],
      [{ siteId: 100, parentId: null, name: 'North', active: true }],
    )
  },
}

/** Without the role the names are read-only, with the reason. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-28'] },
  args: { disabledReason: 'You need the "Administer Site" role. Ask your administrator.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sites are read-only\. You need/)).toBeVisible()
    await expect(fieldOf(0)).toHaveAttribute('readonly')
  },
}

export const Loading: Story = {
  name: 'Loading',
  render: (args) => <SiteHierarchy {...args} view={loading()} toasts={createToastQueue()} />,
}

/** A hierarchy that cannot be loaded says so. */
export const Failed: Story = {
  parameters: { rows: ['SITE-72'] },
  render: (args) => (
    <SiteHierarchy {...args} view={failed({ message: 'No such site.' }, fn())} toasts={createToastQueue()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch sites.')).toBeVisible()
  },
}
