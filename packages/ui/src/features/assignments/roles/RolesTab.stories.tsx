import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { directRoles } from '@sitewright/domain/roles/rules'
import { grantMessages } from '@sitewright/domain/shared/grant-messages'
import { refused } from '@sitewright/domain/shared/policy'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import { Button } from '../../../button/Button'
import { type LeaveGuardProps, LeaveGuardProvider } from '../../../leave-guard/LeaveGuard'
import { failed, loading, ready } from '../../../view/view-state'
import { fewRoles, longRoles, roleIdOf, roleInfo } from '../../fixtures/roles'
import { RolesTab, type RolesTabProps } from './RolesTab'

const GROUPS = ['Site Admins', 'Night Shift']
const inherited = {
  [roleIdOf(fewRoles, 'ADMINISTER_PROJECT_READ')]: GROUPS,
  [roleIdOf(fewRoles, 'ADMINISTER_WORKFLOW')]: ['Site Admins'],
  [roleIdOf(fewRoles, 'MOBILE_MUSTER')]: ['Night Shift'],
}
const superAdmin = { roles: ['ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_ROLE'] }
const tag = '"1"'
const show = (value: RoleInfo, userGroupsByRoleId: Record<string, string[]> = {}) =>
  ready({ roles: { value, tag }, groupInfo: { userGroupsByRoleId } })

/** The roles of a user after a save. */
const assign = (info: RoleInfo, roleIds: ReadonlySet<number>): RoleInfo =>
  info.map((group) => ({
    ...group,
    rolesForUser: group.rolesForUser.map((entry) => ({ ...entry, appliedToUser: roleIds.has(entry.role.roleId) })),
  }))

const onSave = fn<RolesTabProps['onSave']>()
const guard = fn<(props: LeaveGuardProps) => null>(() => null)

const NO_TOP_BAR = Object.fromEntries([['--sw-sticky-top', '0px']])

const meta: Meta<typeof RolesTab> = {
  title: 'Screens/Users/Roles',
  component: RolesTab,
  parameters: { layout: 'fullscreen' },
  args: {
    view: show(fewRoles),
    actor: superAdmin,
    edit: { allowed: true },
    readOnlyText: (reason) => reason,
    onSave,
  },
  decorators: [
    (Story) => (
      // Without the top bar of the frame, the toolbar sticks to the top.
      <div style={NO_TOP_BAR}>
        <LeaveGuardProvider guard={guard}>
          <Story />
        </LeaveGuardProvider>
      </div>
    ),
  ],
  beforeEach: () => {
    onSave.mockReset().mockImplementation(async ({ roleIds }) => ({
      status: 'saved',
      value: assign(fewRoles, roleIds),
      etag: '"2"',
    }))
    guard.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof RolesTab>

/** Roles are checkboxes in their groups, labelled by friendly name. */
export const Default: Story = {
  parameters: { rows: ['USER-83', 'ROLE-05'] },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('region', { name: 'Mobile Tools' }))
    await expect(group.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label') ?? '')).toContain(
      'Select All, Mobile Tools',
    )
    await expect(group.getByRole('checkbox', { name: 'Mobile Muster' })).toBeChecked()
    await expect(group.getByRole('checkbox', { name: 'Mobile Equipment' })).not.toBeChecked()
    await expect(group.getByRole('checkbox', { name: 'Mobile Muster' })).toHaveAccessibleDescription(/Mobile Muster in/)
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const AllOfThem: Story = { args: { view: show(roleInfo(), inherited) } }

/** An index lists the groups with their selected roles, and moves the focus to a group. */
export const Index: Story = {
  parameters: { rows: ['USER-83'] },
  args: { view: show(roleInfo(), inherited) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    const index = canvas.getByRole('navigation', { name: 'Role groups', hidden: true })
    const entry = within(index).getByRole('button', { name: /^Mobile Tools/, hidden: true })
    await expect(entry).toHaveTextContent('Mobile Tools')
    await expect(entry).toHaveAccessibleName('Mobile Tools Changed 3 of 3 selected')
    await userEvent.click(entry)
    await expect(canvas.getByRole('heading', { name: 'Mobile Tools' })).toHaveFocus()
  },
}

export const IndexWhileSearching: Story = {
  name: 'The groups stay beside what the search finds, even in one group alone',
  tags: ['test-only'],
  parameters: { rows: ['USER-89'] },
  args: { view: show(roleInfo(), inherited) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'mobile')
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Administer Site' })).toBeNull())
    const index = canvas.getByRole('navigation', { name: 'Role groups', hidden: true })
    await expect(within(index).getAllByRole('button', { hidden: true })).toHaveLength(1)
  },
}

/** Inherited roles are selected, fixed, and name their groups. */
export const Inherited: Story = {
  parameters: { rows: ['USER-79', 'USER-80', 'USER-82'] },
  args: { view: show(fewRoles, inherited) },
  play: async ({ canvas }) => {
    const role = canvas.getByRole('checkbox', { name: 'Administer Project Read' })
    await expect(role).toBeChecked()
    await expect(role).toHaveAttribute('aria-disabled', 'true')
    await expect(role).toHaveAccessibleDescription('From Site Admins, Night Shift')
    await expect(canvas.getAllByText('User Group')).not.toHaveLength(0)
    await userEvent.click(role)
    await expect(role).toBeChecked()
    // Mobile Muster is direct as well as inherited, and stays so.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    const saved = [...(onSave.mock.lastCall?.[0].roleIds ?? [])]
    await expect(saved).toContain(roleIdOf(fewRoles, 'MOBILE_MUSTER'))
    await expect(saved).not.toContain(roleIdOf(fewRoles, 'ADMINISTER_PROJECT_READ'))
  },
}

export const NotGrantable: Story = {
  name: 'Roles that you cannot grant say why, each reason once in a group, and Select All skips them',
  tags: ['test-only'],
  parameters: { rows: ['ROLE-53', 'ROLE-58', 'USER-86'] },
  args: { actor: { roles: ['ADMINISTER_ROLE', 'ADMINISTER_SITE'] } },
  play: async ({ canvas }) => {
    const role = canvas.getByRole('checkbox', { name: 'Administer API Keys' })
    await expect(role).toHaveAttribute('aria-disabled', 'true')
    const notes = canvas.getAllByText(/roles? locked\. You can only grant a role if you have it\./)
    await expect(new Set(notes.map((note) => note.closest('section'))).size).toBe(notes.length)
    for (const note of notes) {
      const locked = note.closest('section')?.querySelectorAll('li input[aria-disabled="true"]').length
      await expect(note).toHaveTextContent(`${locked} role${locked === 1 ? '' : 's'} locked.`)
    }
    await expect(role).toHaveAccessibleDescription('You can only grant a role if you have it.')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All, Administration' }))
    await expect(role).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Administer Role' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select All, Administration' })).toBeChecked()
  },
}

export const RolesApart: Story = {
  name: 'Roles that together open projects of other licenses lock each other, and say why',
  tags: ['test-only'],
  parameters: { rows: ['PERM-30'] },
  args: {
    view: show(assign(roleInfo(), new Set())),
    actor: { roles: ['ADMINISTER_ROLE', 'ADMINISTER_PROJECT_READ', 'ACCESS_OTHER_PROJECTS'] },
  },
  play: async ({ canvas }) => {
    const [reads, others] = [
      canvas.getByRole('checkbox', { name: 'Administer Project Read' }),
      canvas.getByRole('checkbox', { name: 'Access Other Projects' }),
    ]
    await expect(others).not.toHaveAttribute('aria-disabled', 'true')
    reads.focus()
    await userEvent.keyboard(' ')
    await expect(others).toHaveAttribute('aria-disabled', 'true')
    await expect(others).toHaveAccessibleDescription(grantMessages.apart)
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }))
    await expect(reads).toBeChecked()
    await expect(others).not.toBeChecked()
  },
}

export const SelectAll: Story = {
  name: 'Select All of one group and of all',
  tags: ['test-only'],
  parameters: { rows: ['USER-84', 'USER-85'] },
  args: { view: show(fewRoles) },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select All' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All, Mobile Tools' }))
    await expect(canvas.getByRole('checkbox', { name: 'Mobile Equipment' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Administer Schema' })).not.toBeChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Administer Schema' })).toBeChecked()
    await userEvent.click(all)
    await expect(canvas.getByRole('checkbox', { name: 'Select All, Mobile Tools' })).not.toBeChecked()
  },
}

export const SelectAllInHaste: Story = {
  name: 'Presses before the last one is rendered add to it, take it back or save it',
  tags: ['test-only'],
  parameters: { rows: ['USER-84', 'USER-88'] },
  args: { view: show(fewRoles) },
  play: async ({ canvas }) => {
    const [all, tools, administration] = ['Select All', 'Select All, Mobile Tools', 'Select All, Administration'].map(
      (name) => canvas.getByRole('checkbox', { name }),
    )
    // Roles of these groups: their boxes say what was pressed before they are drawn.
    const [tool, schema] = ['Mobile Equipment', 'Administer Schema'].map((name) =>
      canvas.getByRole('checkbox', { name }),
    )
    // As a script presses: nothing is drawn in between.
    administration?.click()
    tools?.click()
    await waitFor(() => expect(tool).toBeChecked())
    await expect(schema).toBeChecked()
    tools?.click()
    tools?.click()
    administration?.click()
    await waitFor(() => expect(schema).not.toBeChecked())
    await expect(tool).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    all?.click()
    await Promise.resolve()
    const save = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
    document.dispatchEvent(save)
    await expect(save.defaultPrevented).toBe(true)
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    await expect([...(onSave.mock.lastCall?.[0].roleIds ?? [])]).toHaveLength(
      fewRoles.flatMap((group) => group.rolesForUser).length,
    )
    await waitFor(() => expect(all).toBeChecked())
  },
}

export const Views: Story = {
  name: 'Shows selected or changed roles only, and never moves a row under the pointer',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const roles = () => canvas.getAllByRole('checkbox', { name: (name) => !name.startsWith('Select All') })
    const before = roles().length
    const views = within(canvas.getByRole('radiogroup', { name: 'Show' }))
    await userEvent.click(views.getByRole('radio', { name: 'Selected' }))
    await waitFor(() => expect(roles().length).toBeLessThan(before))
    const selected = roles().length
    const box = roles().find(
      (role) => role.getAttribute('aria-disabled') !== 'true' && (role as HTMLInputElement).checked,
    )
    if (!box) throw new Error('No role can be changed.')
    await userEvent.click(box)
    await expect(roles()).toHaveLength(selected)
    await expect(box).not.toBeChecked()
    views.getByRole('radio', { name: 'Selected' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(views.getByRole('radio', { name: /^Changed\s*1$/ })).toBeChecked()
    await waitFor(() => expect(canvas.getAllByRole('listitem', { hidden: true }).length).toBeGreaterThan(0))
    await userEvent.click(views.getByRole('radio', { name: 'All' }))
    await waitFor(() => expect(roles()).toHaveLength(before))
  },
}

export const Search: Story = {
  name: 'The search hides groups without a match, says how many it found, and narrows Select All',
  tags: ['test-only'],
  parameters: { rows: ['USER-86', 'USER-87', 'USER-89'] },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search roles' })
    await userEvent.type(search, 'MOBILE')
    await canvas.findByText('3 roles found.')
    await expect(canvas.queryByRole('region', { name: 'Administration' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All' }))
    // Enter in the search field searches, and does not save.
    await userEvent.type(search, '{Enter}')
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.clear(search)
    await expect(await canvas.findByRole('checkbox', { name: 'Mobile Equipment' })).toBeChecked()
    await expect(await canvas.findByRole('checkbox', { name: 'Administer Schema' })).not.toBeChecked()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search roles' }), 'crane driver')
    await canvas.findByText('No role matches this search.')
  },
}

export const Unsaved: Story = {
  name: 'The bar and the leave guard name the roles that a save changes',
  tags: ['test-only'],
  parameters: { rows: ['USER-88'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Administer Project Read' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Muster' }))
    const bar = within(canvas.getByRole('region', { name: 'Unsaved changes' }))
    await expect(bar.getByText('2 unsaved changes')).toBeVisible()
    await expect(bar.getAllByRole('listitem', { hidden: true }).map((chip) => chip.textContent)).toEqual([
      'Added: Administer Project Read',
      'Removed: Mobile Muster',
    ])
    await expect(guard.mock.lastCall?.[0].changes.map((change) => change.label)).toEqual([
      'Administer Project Read',
      'Mobile Muster',
    ])
  },
}

/** A failed save keeps the selection. */
export const SaveRefused: Story = {
  parameters: { rows: ['ERR-78', 'ERR-79'] },
  play: async ({ canvas }) => {
    onSave.mockResolvedValue({ status: 'failed', message: 'Failed to update roles.', fields: {} })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await canvas.findByText('Failed to update roles.')
    await expect(canvas.getByRole('checkbox', { name: 'Mobile Equipment' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: /Save/ })).toBeVisible()
  },
}

const theirs = assign(fewRoles, new Set([...directRoles(fewRoles), roleIdOf(fewRoles, 'ADMINISTER_SCHEMA')]))
const saveMerged = /^Save merged changes/

export const Conflict: Story = {
  name: 'Someone else saved first: both changes are shown and merged, and one press saves them',
  tags: ['test-only'],
  parameters: { rows: ['API-113'] },
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({ status: 'conflict', current: theirs, etag: '"2"' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    const heading = await canvas.findByRole('heading', { name: roleMessages.conflictTitle })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByRole('group', { name: 'Roles' })).toHaveTextContent(
      /Their version Added: Administer SchemaYour version Added: Mobile Equipment/,
    )
    for (const name of ['Administer Schema', 'Mobile Equipment'])
      await expect(canvas.getByRole('checkbox', { name })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: saveMerged }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    const [value, info] = onSave.mock.lastCall ?? []
    await expect(info?.version).toBe('"2"')
    for (const name of ['ADMINISTER_SCHEMA', 'MOBILE_EQUIPMENT'])
      await expect(value?.roleIds.has(roleIdOf(fewRoles, name))).toBe(true)
  },
}

/** A conflict before the next save. */
export const ConflictOpen: Story = {
  name: 'Conflict',
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce({ status: 'conflict', current: theirs, etag: '"2"' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Muster' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await canvas.findByRole('heading', { name: roleMessages.conflictTitle })
  },
}

export const Discarded: Story = {
  name: 'Discard in a conflict shows their version',
  tags: ['test-only'],
  play: async (context) => {
    await ConflictOpen.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(canvas.getByRole('checkbox', { name: 'Mobile Equipment' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Administer Schema' })).toBeChecked()
  },
}

/** Someone else removes products, and only these groups of roles stay. */
function Stripped({ remaining, ...props }: RolesTabProps & { remaining: readonly string[] }) {
  const [version, setVersion] = useState('"1"')
  const all = version === '"1"' ? fewRoles : fewRoles.filter(({ name }) => remaining.includes(name))
  const save: RolesTabProps['onSave'] = async (value, info) => {
    if (info.version !== '"1"') return props.onSave(value, info)
    void props.onSave(value, info)
    setVersion('"2"')
    return { status: 'conflict', current: fewRoles.filter(({ name }) => remaining.includes(name)), etag: '"2"' }
  }
  return <RolesTab {...props} view={ready({ roles: { value: all, tag: version } })} onSave={save} />
}

export const ProductRemoved: Story = {
  name: 'Names roles that no product includes after their save, and does not save them',
  tags: ['test-only'],
  parameters: { rows: ['USER-75'] },
  render: (args) => <Stripped {...args} remaining={['Administration']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Administer Schema' }))
    await userEvent.keyboard('{Control>}s{/Control}')
    const row = await canvas.findByRole('group', { name: 'Roles' })
    await expect(row).toHaveTextContent(/Your version Added: Administer SchemaAfter saving/)
    await expect(canvas.getByText(roleMessages.notIncluded(['Mobile Equipment']))).toBeVisible()
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSave.mock.lastCall?.[1].version).toBe('"2"'))
    const saved = onSave.mock.lastCall?.[0].roleIds
    await expect(saved?.has(roleIdOf(fewRoles, 'ADMINISTER_SCHEMA'))).toBe(true)
    await expect(saved?.has(roleIdOf(fewRoles, 'MOBILE_EQUIPMENT'))).toBe(false)
  },
}

export const AllProductsRemoved: Story = {
  name: 'Names the selected roles when no product is left, and one press ends the conflict',
  tags: ['test-only'],
  parameters: { rows: ['USER-90'] },
  render: (args) => <Stripped {...args} remaining={[]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await canvas.findByText(roleMessages.notIncluded(['Mobile Equipment']))).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: roleMessages.conflictTitle })).toHaveFocus())
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'Assign a Product to modify roles.' })).toBeVisible()
    await expect(document.body).not.toHaveFocus()
  },
}

export const AllTakenByBoth: Story = {
  name: 'If both removed all roles, the page asks nothing and keeps the focus',
  tags: ['test-only'],
  parameters: { rows: ['USER-90'] },
  render: (args) => <Stripped {...args} remaining={[]} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select All' })
    await userEvent.click(all)
    await waitFor(() => expect(all).toBeChecked())
    await userEvent.click(all)
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Mobile Muster' })).not.toBeChecked())
    await userEvent.keyboard('{Control>}s{/Control}')
    const heading = await canvas.findByRole('heading', { name: 'Assign a Product to modify roles.' })
    await waitFor(() => expect(heading.closest('[tabindex="-1"]')).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Someone removes a product whose roles were not assigned: the ETag stays. */
function Narrowed(props: RolesTabProps) {
  const [isNarrow, setNarrow] = useState(false)
  const info = fewRoles.map((group) => ({
    ...group,
    rolesForUser: group.rolesForUser.filter(({ role }) => !isNarrow || role.name !== 'MOBILE_EQUIPMENT'),
  }))
  return (
    <>
      <Button onClick={() => setNarrow(true)}>Remove a product</Button>
      <RolesTab {...props} view={show(info)} />
    </>
  )
}

export const ProductRemovedUnnoticed: Story = {
  name: 'Names a selected role that no product includes after a refresh, and does not save it',
  tags: ['test-only'],
  parameters: { rows: ['USER-88'] },
  render: (args) => <Narrowed {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Administer Schema' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove a product' }))
    await expect(canvas.getByText(roleMessages.notIncluded(['Mobile Equipment']))).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    const saved = [...(onSave.mock.lastCall?.[0].roleIds ?? [])]
    await expect(saved).toContain(roleIdOf(fewRoles, 'ADMINISTER_SCHEMA'))
    await expect(saved).not.toContain(roleIdOf(fewRoles, 'MOBILE_EQUIPMENT'))
    await waitFor(() => expect(canvas.queryByText(/Not saved because no assigned product/)).toBeNull())
  },
}

/** Read-only with its reason. */
export const ReadOnly: Story = {
  parameters: { rows: ['ROLE-50'] },
  args: { edit: refused('You need the "Administer Role" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('You need the "Administer Role" role. Ask your administrator.')[0]).toBeVisible()
    const role = canvas.getByRole('checkbox', { name: 'Mobile Equipment' })
    await userEvent.click(role)
    await expect(role).not.toBeChecked()
    await expect(role).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('button', { name: /Save/ })).toBeNull()
  },
}

/** Says that roles need a product. */
export const NoProduct: Story = {
  parameters: { rows: ['USER-90'] },
  args: { view: show([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Assign a Product to modify roles.' })).toBeVisible()
  },
}

export const NoProductOfKey: Story = {
  name: 'Says that roles of an API key need a product',
  tags: ['test-only'],
  parameters: { rows: ['KEY-37'] },
  args: { view: show([]), emptyText: roleMessages.noProductOfKey },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "Assign a Product to modify an api key's roles." })).toBeVisible()
  },
}

export const Loading: Story = { args: { view: loading() } }

/** Roles that cannot be read can be tried again. */
export const Failed: Story = {
  parameters: { rows: ['ERR-35'] },
  args: { view: failed({ message: 'No such user.', requestId: 'req-7f3a' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed load roles.' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const VeryLongText: Story = {
  args: {
    view: show(longRoles, { '902': ['A user group with a name that nobody would ever want to read twice'] }),
  },
}

/** Text of twice the size keeps each name on one line in a wide window. */
export const LargeText: Story = {
  play: async ({ canvas }) => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    try {
      const words = document.createRange()
      words.selectNodeContents(await canvas.findByText('Administer Project Read'))
      await expect(words.getClientRects()).toHaveLength(1)
    } finally {
      root.style.fontSize = ''
    }
  },
}

export const KeyboardAlone: Story = {
  name: 'Roles are searched, chosen and saved with the keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['USER-83', 'USER-88'] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Search roles' })).toHaveFocus()
    await userEvent.keyboard('equipment')
    await canvas.findByText('1 role found.')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Mobile Tools/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    const worker = canvas.getByRole('checkbox', { name: 'Mobile Equipment' })
    await expect(worker).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(worker).toBeChecked()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(onSave).toHaveBeenCalledTimes(1)
    await expect(worker).toHaveFocus()
  },
}

const onRender = fn()
/** Reports each render of a role. */
const observed = fewRoles.map((group) => ({
  ...group,
  rolesForUser: group.rolesForUser.map(({ role, appliedToUser }) => ({
    appliedToUser,
    role: Object.defineProperty({ ...role }, 'description', {
      get: () => {
        onRender(role.roleId)
        return ''
      },
    }),
  })),
}))

export const OnePress: Story = {
  name: 'A press renders the role that it changes, and no other',
  tags: ['test-only'],
  args: { view: show(observed) },
  play: async ({ canvas }) => {
    onRender.mockClear()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await expect(canvas.getByRole('checkbox', { name: 'Mobile Equipment' })).toBeChecked()
    await expect(new Set(onRender.mock.calls.map(([roleId]) => roleId as number))).toEqual(
      new Set([roleIdOf(fewRoles, 'MOBILE_EQUIPMENT')]),
    )
  },
}
