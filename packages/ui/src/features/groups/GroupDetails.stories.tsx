import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { GroupDetailsInput, GroupVersion, UserGroup } from '@sitewright/domain/groups/model'
import { allowed, refused } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { failed, loading, ready } from '../../view/view-state'
import { measureBoxes, pairBoxes } from '../fixtures/boxes'
import { group, largeGroup, longGroup, members } from '../fixtures/groups'
import { showsFailure } from '../fixtures/plays'
import { GroupDetails, type GroupDetailsProps } from './GroupDetails'
import { GroupPage, type GroupPageProps } from './GroupPage'
import { GroupSkeleton } from './GroupSkeleton'

const found = members.map((member) => ({ ...member, email: `${member.userName}@northgate.example`, decision: allowed }))

/** The page with its first tab, as the portal puts them together. */
function Page({
  view,
  licenseName = () => '1 · Northgate Constructors',
  ...details
}: Omit<GroupDetailsProps, 'group'> & Pick<GroupPageProps, 'view'> & Partial<Pick<GroupPageProps, 'licenseName'>>) {
  return (
    <GroupPage
      view={view}
      name="Site Admins"
      loading={<GroupSkeleton />}
      listHref="#list"
      licenseName={licenseName}
      tabs={[
        { href: '#details', label: 'Info', isCurrent: true },
        { href: '#addons', label: 'Product Licenses' },
        { href: '#projects', label: 'Projects' },
        { href: '#roles', label: 'Roles' },
      ]}
    >
      {(opened) => <GroupDetails {...details} group={opened} />}
    </GroupPage>
  )
}

const meta: Meta<typeof Page> = {
  title: 'Screens/User groups/Info',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(group()),
    tag: '"one"',
    edit: allowed,
    onSave: fn(async ({ name, userIds }: GroupDetailsInput) => ({
      status: 'saved' as const,
      value: group({ name, userIds: [...userIds], version: 4 }),
      etag: '"two"',
    })),
    search: { found, isLoading: false, onRetry: fn(), onSearch: fn() },
  },
}

export default meta
type Story = StoryObj<typeof Page>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Site Admins')
    for (const { userName } of members.slice(0, 4)) {
      await expect(canvas.getByRole('button', { name: `Remove ${userName}` })).toBeVisible()
    }
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { view: loading() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Site Admins' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** Its users fit on one line. The line is the last thing on the page, so more lines move nothing else. */
const smallGroup = group({ userIds: [1, 2], users: members.slice(0, 2) })

function LoadingPage(props: Parameters<typeof Page>[0]) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <Page {...props} view={isLoaded ? ready(smallGroup) : loading()} />
      <Button onClick={() => setLoaded(true)}>Load</Button>
    </>
  )
}

export const NothingMoves: Story = {
  name: 'Moves neither tabs nor fields when the user group arrives',
  tags: ['test-only'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => <LoadingPage {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading')
    const before = measureBoxes(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await canvas.findByRole('textbox', { name: 'Name' })
    const boxes = pairBoxes(before, measureBoxes(canvasElement))
    await expect(boxes.names).toEqual(expect.arrayContaining(['Info', 'Roles', 'Identity', 'Name', 'Name, control']))
    await expect(boxes.after).toEqual(boxes.before)
  },
}

export const LicenseIsRead: Story = {
  name: 'Shows no license number while the name of the license is loading',
  tags: ['test-only'],
  args: { licenseName: () => undefined },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toContain('License')
    const [first] = canvas.getAllByRole('definition')
    if (!first) throw new Error('The title block is not there.')
    await expect(first).toHaveTextContent(/^$/)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible()
  },
}

export const Missing: Story = {
  args: { view: failed({ message: 'No such user group.', requestId: 'req-7f3a' }, fn()) },
  play: showsFailure('Failed to fetch user group.', 'No such user group.', 'Request req-7f3a'),
}

export const VeryLongText: Story = {
  args: { view: ready(longGroup) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(longGroup.name)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Read-only without the role. */
export const ReadOnly: Story = {
  parameters: { rows: ['GROUP-40'] },
  args: { edit: refused('You need the "Administer User Create Update" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(canvas.getByText(/You can view but not edit this user group\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

export const RolesCannotBeTaken: Story = {
  name: 'A user stays in the group if you cannot remove their roles, and the tag says why',
  tags: ['test-only'],
  parameters: { rows: ['ROLE-55'] },
  args: {
    view: ready(
      group({ users: members.map((member, index) => (index === 0 ? { ...member, canLeave: false } : member)) }),
    ),
  },
  play: async ({ canvas }) => {
    const locked = canvas.getByRole('button', { name: members[0]?.userName ?? '' })
    await expect(locked).toHaveAccessibleDescription(/^To remove users from this user group/)
    await userEvent.click(locked)
    await expect(locked).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const NameIsEmpty: Story = {
  name: 'Save is disabled when the name is empty',
  tags: ['test-only'],
  parameters: { rows: ['GROUP-35'] },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
    const save = await canvas.findByRole('button', { name: /^Save/ })
    await expect(save).toHaveAccessibleDescription('User Group Name is required.')
    await userEvent.click(save)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** A taken name is an error of its field. */
export const NameIsTaken: Story = {
  parameters: { rows: ['GROUP-33'] },
  args: {
    onSave: fn(async () => ({
      status: 'failed' as const,
      message: 'User Group Name already exists.',
      fields: { name: ['User Group Name already exists.'] },
    })),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Night Shift')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('User Group Name already exists.'))
    await expect(name).toHaveValue('Night Shift')
  },
}

const pickElena = async (canvas: Canvas): Promise<void> => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Users' }), 'elena')
  await userEvent.click(canvas.getByRole('option', { name: /elena\.marchetti/ }))
  await userEvent.keyboard('{Escape}')
}

export const OnlyWhatChanged: Story = {
  name: 'A save names the changed fields and both versions',
  tags: ['test-only'],
  parameters: { rows: ['GROUP-10'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove agnes.lindqvist' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { name: 'Site Admins', userIds: new Set([1, 3, 4]) },
        expect.objectContaining({ version: [3, '"one"'], changedFields: ['userIds'] }),
      ),
    )
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  },
}

/** A limit that is reached is an error of the users, and the selection stays. */
export const NoSeatLeft: Story = {
  parameters: { rows: ['GROUP-42'] },
  args: {
    onSave: fn(async () => ({
      status: 'failed' as const,
      message: 'Failed to update user group.',
      fields: {
        userIds: [
          'Product licenses not added as the limit for some product licenses will be exceeded. Please check the following: Preservation',
        ],
      },
    })),
  },
  play: async ({ canvas }) => {
    const users = canvas.getByRole('combobox', { name: 'Users' })
    await pickElena(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(users).toHaveAccessibleDescription(/limit for some product licenses.*Preservation/))
    await waitFor(() => expect(users).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Remove elena.marchetti' })).toBeVisible()
  },
}

export const NameConflict: Story = {
  name: 'Asks about a name that someone else changed',
  tags: ['test-only'],
  args: {
    onSave: fn(async () => ({
      status: 'conflict' as const,
      current: group({ name: 'Renamed by them', version: 9 }),
      etag: '"one"',
    })),
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' East')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Someone else changed this/ })).toHaveFocus())
    await expect(canvas.getByRole('radio', { name: 'Their version Renamed by them' })).toBeVisible()
    await expect(name).toHaveValue('Site Admins East')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my changes' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Site Admins East' }),
        expect.objectContaining({ version: [9, '"one"'], changedFields: ['name'] }),
      ),
    )
  },
}

const remaining = group({ userIds: [1, 3, 4], users: members.filter(({ userId }) => [1, 3, 4].includes(userId)) })

function Refreshed({ next = remaining, ...props }: Omit<GroupDetailsProps, 'group' | 'tag'> & { next?: UserGroup }) {
  const [isRefreshed, setRefreshed] = useState(false)
  return (
    <>
      <Button onClick={() => setRefreshed(true)}>Refresh</Button>
      <GroupDetails {...props} group={isRefreshed ? next : group()} tag={isRefreshed ? '"two"' : '"one"'} />
    </>
  )
}

export const MemberLeft: Story = {
  name: 'Announces a user who left the group while its page was open',
  tags: ['test-only'],
  render: ({ view: _view, ...args }) => <Refreshed {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove agnes.lindqvist' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(
      canvas.getByText('Someone else removed these users from the user group or deleted them: agnes.lindqvist.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove agnes.lindqvist' })).toBeNull()
  },
}

export const UsersMerged: Story = {
  name: 'Merges users that someone else changed, and asks only after a rejected save',
  tags: ['test-only'],
  args: {
    onSave: fn(async ({ name, userIds }: GroupDetailsInput, { version }: { version: GroupVersion }) =>
      version[1] === '"three"'
        ? { status: 'saved' as const, value: group({ name, userIds: [...userIds] }), etag: '"four"' }
        : { status: 'conflict' as const, current: group({ userIds: [3, 4] }), etag: '"three"' },
    ),
  },
  render: ({ view: _view, ...args }) => <Refreshed {...args} />,
  play: async ({ canvas, args }) => {
    await pickElena(canvas)
    const refresh = canvas.getByRole('button', { name: 'Refresh' })
    await userEvent.click(refresh)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove agnes.lindqvist' })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Remove elena.marchetti' })).toBeVisible()
    await expect(refresh).toHaveFocus()
    await expect(canvas.queryByRole('heading', { name: /^Someone else/ })).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Someone else changed this/ })).toHaveFocus())
    await expect(canvas.getByRole('group', { name: 'Users' })).toHaveTextContent(
      /Their version Removed: adaeze\.okafor.*Your version Added: elena\.marchetti/,
    )
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { name: 'Site Admins', userIds: new Set([3, 4, 12]) },
        expect.objectContaining({ version: [3, '"three"'], changedFields: ['userIds'] }),
      ),
    )
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  },
}

const partlySaved = group({ name: 'Site Admins East', version: 4, userIds: [1, 3, 4] })

/** The name is saved and refreshed before the users fail. */
function PartlySaved({ onSave, ...props }: Omit<GroupDetailsProps, 'group' | 'tag'>) {
  const [isNameSaved, setNameSaved] = useState(false)
  return (
    <GroupDetails
      {...props}
      group={isNameSaved ? partlySaved : group()}
      tag={isNameSaved ? '"two"' : '"one"'}
      onSave={async (...save) => {
        flushSync(() => setNameSaved(true))
        return onSave(...save)
      }}
    />
  )
}

export const NameSavedUsersFailed: Story = {
  name: 'Sends only the users again if the name was saved before they failed',
  tags: ['test-only'],
  parameters: { rows: ['GROUP-10'] },
  args: {
    onSave: fn(async () => ({ status: 'failed' as const, message: 'No connection to the server.', fields: {} })),
  },
  render: ({ view: _view, ...args }) => <PartlySaved {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' East')
    await pickElena(canvas)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await canvas.findByText('No connection to the server.')).toBeVisible()
    await expect(await canvas.findByText('1 unsaved change')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove agnes.lindqvist' })).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { name: 'Site Admins East', userIds: new Set([1, 3, 4, 12]) },
        expect.objectContaining({ version: [4, '"two"'], changedFields: ['userIds'] }),
      ),
    )
  },
}

export const FiveThousandUsers: Story = {
  name: 'With 5,000 users, folded and listed',
  tags: ['test-only'],
  parameters: { rows: ['GROUP-08'] },
  args: { view: ready(largeGroup) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5,000 users' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Users of the user group' }))
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus())
    await userEvent.keyboard('user.4321{Enter}')
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove user.4321' }))
    await expect(dialog.getByRole('searchbox')).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByText('1 unsaved change')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show all 4,999 users' })).toBeVisible()
  },
}

export const OpenedAtTheUsers: Story = {
  name: 'Opened at its users',
  tags: ['test-only'],
  parameters: { rows: ['GROUP-12'] },
  args: { isAtUsers: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Users' })).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['GROUP-07', 'GROUP-08', 'GROUP-09'] },
  args: { isAtUsers: true, view: ready(group()) },
  play: async ({ canvas, args }) => {
    const users = canvas.getByRole('combobox', { name: 'Users' })
    await userEvent.keyboard('elena')
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(canvas.getByRole('button', { name: 'Remove elena.marchetti' })).toBeVisible()
    await expect(users).toHaveFocus()
    await userEvent.keyboard('{Backspace}{ArrowLeft}{Delete}')
    await expect(canvas.queryByRole('button', { name: 'Remove amara.osei' })).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ userIds: new Set([1, 2, 3, 12]) }),
        expect.objectContaining({ changedFields: ['userIds'] }),
      ),
    )
  },
}
