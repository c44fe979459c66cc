import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { refused } from '@sitewright/domain/shared/policy'
import type { AssignmentOutcome } from '../../../assignment/save-outcome'
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
const onSave = fn<RolesTabProps['onSave']>()
const guard = fn<(props: LeaveGuardProps) => null>(() => null)

const meta: Meta<typeof RolesTab> = {
  title: 'Screens/Users/Roles',
  component: RolesTab,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ info: fewRoles, givenBy: {}, tag: '"1"' }),
    actor: superAdmin,
    edit: { allowed: true },
    emptyText: roleMessages.noProduct,
    onSave,
  },
  decorators: [
    (Story) => (
      <LeaveGuardProvider guard={guard}>
        <Story />
      </LeaveGuardProvider>
    ),
  ],
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue({ status: 'saved' })
    guard.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof RolesTab>

export const Default: Story = {
  name: 'Roles are checkboxes in their groups, labelled by friendly name [USER-83, ROLE-05]',
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

export const AllOfThem: Story = { args: { view: ready({ info: roleInfo(), givenBy: inherited }) } }

export const Index: Story = {
  name: 'The groups are listed with what is on in each, and lead to it [USER-83]',
  args: { view: ready({ info: roleInfo(), givenBy: inherited }) },
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
  name: 'The groups stay beside what the search finds, even in one group alone [USER-89]',
  args: { view: ready({ info: roleInfo(), givenBy: inherited }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'mobile')
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Administer Site' })).toBeNull())
    const index = canvas.getByRole('navigation', { name: 'Role groups', hidden: true })
    await expect(within(index).getAllByRole('button', { hidden: true })).toHaveLength(1)
  },
}

export const Inherited: Story = {
  name: 'Inherited roles are selected, fixed, and name their groups [USER-79, USER-80, USER-82]',
  args: { view: ready({ info: fewRoles, givenBy: inherited, tag: '"1"' }) },
  play: async ({ canvas }) => {
    const role = canvas.getByRole('checkbox', { name: 'Administer Project Read' })
    await expect(role).toBeChecked()
    await expect(role).toHaveAttribute('aria-disabled', 'true')
    await expect(role).toHaveAccessibleDescription('From Site Admins, Night Shift')
    await expect(canvas.getAllByTitle('Site Admins, Night Shift')[0]).toHaveTextContent('User Group')
    await userEvent.click(role)
    await expect(role).toBeChecked()
    // Mobile Muster is direct as well as inherited, and stays so.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    const saved = onSave.mock.lastCall?.[0] ?? []
    await expect(saved).toContain(roleIdOf(fewRoles, 'MOBILE_MUSTER'))
    await expect(saved).not.toContain(roleIdOf(fewRoles, 'ADMINISTER_PROJECT_READ'))
  },
}

export const NotGrantable: Story = {
  name: 'What may not be granted says why, and Select All skips it [ROLE-53, USER-86]',
  args: { actor: { roles: ['ADMINISTER_ROLE', 'ADMINISTER_SITE'] } },
  play: async ({ canvas }) => {
    const role = canvas.getByRole('checkbox', { name: 'Administer API Keys' })
    await expect(role).toHaveAttribute('aria-disabled', 'true')
    await expect(role).toHaveAccessibleDescription('Only somebody who holds this role can grant it.')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All, Administration' }))
    await expect(role).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Administer Role' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select All, Administration' })).toBeChecked()
  },
}

export const SelectAll: Story = {
  name: 'Select All of one group and of all [USER-84, USER-85]',
  args: { view: ready({ info: fewRoles, givenBy: {}, tag: '"1"' }) },
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
  name: 'What is pressed before the press before is drawn adds to it, takes it back or saves it [USER-84, USER-88]',
  args: { view: ready({ info: fewRoles, givenBy: {}, tag: '"1"' }) },
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
    await expect(onSave.mock.lastCall?.[0]).toHaveLength(fewRoles.flatMap((group) => group.rolesForUser).length)
    await waitFor(() => expect(all).toBeChecked())
  },
}

export const Search: Story = {
  name: 'The search hides groups without a match, says how many it found, and narrows Select All [USER-86, USER-87, USER-89]',
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
    await canvas.findByText('No role matches the search.')
  },
}

export const Unsaved: Story = {
  name: 'What a save would do is named by the roles, in the bar and to the leave guard [USER-88]',
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

export const SaveRefused: Story = {
  name: 'A save that fails keeps what was chosen [ERR-78, ERR-79]',
  play: async ({ canvas }) => {
    onSave.mockResolvedValue({ status: 'failed', message: 'Failed to update roles.' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await canvas.findByText('Failed to update roles.')
    await expect(canvas.getByRole('checkbox', { name: 'Mobile Equipment' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: /Save/ })).toBeVisible()
  },
}

/** A server where somebody else has saved in between: the first save is refused, and what they saved is read. */
function Contested(props: RolesTabProps) {
  const [version, setVersion] = useState(1)
  const theirs = fewRoles.map((group) => ({
    ...group,
    rolesForUser: group.rolesForUser.map((entry) =>
      entry.role.name === 'ADMINISTER_SCHEMA' ? { ...entry, appliedToUser: true } : entry,
    ),
  }))
  const save = async (ids: readonly number[], tag: string | undefined): Promise<AssignmentOutcome> => {
    void props.onSave(ids, tag)
    if (tag === '"2"') return { status: 'saved' }
    setVersion(2)
    return { status: 'conflict' }
  }
  const info = version === 1 ? fewRoles : theirs
  return <RolesTab {...props} view={ready({ info, givenBy: {}, tag: `"${version}"` })} onSave={save} />
}

export const Conflict: Story = {
  name: 'Somebody else saved in between: what differs, and nothing is lost',
  render: (args) => <Contested {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    const table = await canvas.findByRole('table', { name: 'Differences' })
    // Whoever saved is led there, wherever on the page they pressed.
    await expect(table.closest('[role="alert"]')).toHaveFocus()
    const note = within(table)
    await expect(note.getByRole('row', { name: 'Mobile Equipment Not assigned Assigned' })).toBeVisible()
    await expect(note.getByRole('row', { name: /Schema Assigned Not assigned/ })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Mobile Equipment' })).toBeChecked()
  },
}

export const KeepMine: Story = {
  name: 'Keep my changes saves what is on the page over theirs',
  render: (args) => <Contested {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my changes' }))
    await expect(canvas.getByRole('form', { name: 'Roles' })).toHaveFocus()
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await waitFor(() => expect(onSave.mock.lastCall?.[1]).toBe('"2"'))
    await expect(onSave.mock.lastCall?.[0]).not.toContain(roleIdOf(fewRoles, 'ADMINISTER_SCHEMA'))
  },
}

export const TakeTheirs: Story = {
  name: 'Use their changes shows what they saved',
  render: (args) => <Contested {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Use their changes' }))
    await expect(canvas.getByRole('checkbox', { name: 'Mobile Equipment' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Administer Schema' })).toBeChecked()
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

/** Somebody else takes products away, and with them these groups of roles. */
function Stripped({ kept, ...props }: RolesTabProps & { kept: readonly string[] }) {
  const [version, setVersion] = useState(1)
  const save = async (ids: readonly number[], tag: string | undefined): Promise<AssignmentOutcome> => {
    void props.onSave(ids, tag)
    if (tag === '"2"') return { status: 'saved' }
    setVersion(2)
    return { status: 'conflict' }
  }
  const info = version === 1 ? fewRoles : fewRoles.filter(({ name }) => kept.includes(name))
  return <RolesTab {...props} view={ready({ info, givenBy: {}, tag: `"${version}"` })} onSave={save} />
}

export const ProductGone: Story = {
  name: 'Roles that no product brings any more are told by name, and Keep my changes leaves them out [USER-75]',
  render: (args) => <Stripped {...args} kept={['Administration']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Administer Schema' }))
    await userEvent.keyboard('{Control>}s{/Control}')
    const note = within(await canvas.findByRole('table', { name: 'Differences' }))
    await expect(
      note.getByRole('row', { name: 'Mobile Equipment Not assigned Goes, as no product brings it any more' }),
    ).toBeVisible()
    await expect(note.getByRole('row', { name: 'Administer Schema Not assigned Assigned' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Roles' })).toHaveFocus())
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSave.mock.lastCall?.[1]).toBe('"2"'))
    const saved = onSave.mock.lastCall?.[0]
    await expect(saved).toContain(roleIdOf(fewRoles, 'ADMINISTER_SCHEMA'))
    await expect(saved).not.toContain(roleIdOf(fewRoles, 'MOBILE_EQUIPMENT'))
  },
}

export const AllProductsGone: Story = {
  name: 'What was chosen is still told when no product is left, and the focus stays on the page [USER-90]',
  render: (args) => <Stripped {...args} kept={[]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.keyboard('{Control>}s{/Control}')
    const table = await canvas.findByRole('table', { name: 'Differences' })
    await expect(within(table).getByRole('row', { name: /^Mobile Equipment Not assigned Goes/ })).toBeVisible()
    await expect(table.closest('[role="alert"]')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Roles' })).toHaveFocus())
    await expect(canvas.getByRole('heading', { name: 'Assign a Product to modify roles.' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const AllTakenByBoth: Story = {
  name: 'Where both took all roles away nobody is asked, and the focus is not lost with the boxes [USER-90]',
  render: (args) => <Stripped {...args} kept={[]} />,
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

/** Products that brought none of the assigned roles went: what is assigned is as before. */
function Narrowed(props: RolesTabProps) {
  const [isNarrow, setNarrow] = useState(false)
  const info = fewRoles.map((group) => ({
    ...group,
    rolesForUser: group.rolesForUser.filter(({ role }) => !isNarrow || role.name !== 'MOBILE_EQUIPMENT'),
  }))
  return (
    <>
      <Button onClick={() => setNarrow(true)}>Take a product away</Button>
      <RolesTab {...props} view={ready({ info, givenBy: {}, tag: '"1"' })} />
    </>
  )
}

export const ProductGoneUnnoticed: Story = {
  name: 'A chosen role that no product brings any more is told, and is not sent [USER-88]',
  render: (args) => <Narrowed {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Administer Schema' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take a product away' }))
    await expect(
      canvas.getByText('Not saved, as no product that is held brings them any more: Mobile Equipment.'),
    ).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    const saved = onSave.mock.lastCall?.[0]
    await expect(saved).toContain(roleIdOf(fewRoles, 'ADMINISTER_SCHEMA'))
    await expect(saved).not.toContain(roleIdOf(fewRoles, 'MOBILE_EQUIPMENT'))
    await waitFor(() => expect(canvas.queryByText(/Not saved, as no product/)).toBeNull())
  },
}

export const ReadOnly: Story = {
  name: 'Read-only with its reason [ROLE-50]',
  args: { edit: refused('This needs the role ADMINISTER_ROLE.') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('This needs the role ADMINISTER_ROLE.')[0]).toBeVisible()
    const role = canvas.getByRole('checkbox', { name: 'Mobile Equipment' })
    await userEvent.click(role)
    await expect(role).not.toBeChecked()
    await expect(role).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('button', { name: /Save/ })).toBeNull()
  },
}

export const NoProduct: Story = {
  name: 'Without a product there are no roles to give [USER-90]',
  args: { view: ready({ info: [], givenBy: {} }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Assign a Product to modify roles.' })).toBeVisible()
  },
}

export const NoProductOfKey: Story = {
  name: 'Nor of an API key [KEY-37]',
  args: { view: ready({ info: [], givenBy: {} }), emptyText: roleMessages.noProductOfKey },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "Assign a Product to modify an api key's roles." })).toBeVisible()
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  name: 'Roles that cannot be read can be tried again [ERR-35]',
  args: { view: failed({ message: 'No such user.', requestId: 'req-7f3a' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed load roles.' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const VeryLongText: Story = {
  args: {
    view: ready({
      info: longRoles,
      givenBy: { '902': ['A user group with a name that nobody would ever want to read twice'] },
    }),
  },
}

export const LargeText: Story = {
  name: 'Text of twice the size leaves each name on its line where the window is wide',
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
  name: 'Roles are searched, chosen and saved with the keyboard alone [USER-83, USER-88]',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Search roles' })).toHaveFocus()
    await userEvent.keyboard('equipment')
    await canvas.findByText('1 role found.')
    await userEvent.tab()
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

const described = fn()
/** Tells whenever one of the roles is drawn. */
const told = fewRoles.map((group) => ({
  ...group,
  rolesForUser: group.rolesForUser.map(({ role, appliedToUser }) => ({
    appliedToUser,
    role: Object.defineProperty({ ...role }, 'description', {
      get: () => {
        described(role.roleId)
        return ''
      },
    }),
  })),
}))

export const OnePress: Story = {
  name: 'A press draws the role that it changes, and no other',
  args: { view: ready({ info: told, givenBy: {}, tag: '"1"' }) },
  play: async ({ canvas }) => {
    described.mockClear()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Equipment' }))
    await expect(canvas.getByRole('checkbox', { name: 'Mobile Equipment' })).toBeChecked()
    await expect(new Set(described.mock.calls.map(([roleId]) => roleId as number))).toEqual(
      new Set([roleIdOf(fewRoles, 'MOBILE_EQUIPMENT')]),
    )
  },
}
