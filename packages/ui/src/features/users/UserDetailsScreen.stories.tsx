import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { grantMessages } from '@sitewright/domain/shared/grants'
import { refused } from '@sitewright/domain/shared/policy'
import type { User, UserInput } from '@sitewright/domain/users/model'
import { userMessages } from '@sitewright/domain/users/messages'
import { heldFields } from '@sitewright/domain/users/rules'
import { ready } from '../../view/view-state'
import { licenses, longUser, user } from '../fixtures/users'
import { UserDetailsScreen } from './UserDetailsScreen'
import { UserPage } from './UserPage'

const adaeze = user()
/** Somebody else reads. */
const READER = adaeze.userId + 1

const meta: Meta<typeof UserDetailsScreen> = {
  title: 'Screens/Users/Details',
  component: UserDetailsScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <UserPage
      userName={args.user.userName}
      view={ready(args.user)}
      tab="details"
      tabHref={(tab) => `#${tab}`}
      listHref="#list"
      canEdit={() => args.edit.allowed}
      heldOf={args.heldOf}
      isSaving={() => false}
      onToggle={() => undefined}
      licenseName={({ licenseId }) => String(licenseId)}
    >
      {() => <UserDetailsScreen {...args} />}
    </UserPage>
  ),
  args: {
    user: adaeze,
    edit: { allowed: true },
    heldOf: (of) => heldFields(of, READER),
    onSave: fn(async (saved: User, input: UserInput) => ({
      status: 'saved' as const,
      user: { ...saved, ...input, version: 4 },
    })),
  },
}

export default meta
type Story = StoryObj<typeof UserDetailsScreen>

export const Default: Story = {}

export const WithLicense: Story = { args: { licenses } }

export const WithoutPassword: Story = {
  name: 'A new user has no password: a link to set one is offered at once [USER-125]',
  args: {
    user: user({ lastPasswordChangedDate: null, lastLoginDate: null }),
    emailLink: { isSending: false, onSend: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/has no password yet and cannot sign in/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Email Link' }))
    await expect(args.emailLink?.onSend).toHaveBeenCalledTimes(1)
  },
}

export const VeryLongText: Story = { args: { user: longUser } }

export const ReadOnly: Story = {
  name: 'Read-only without the role [USER-115]',
  args: { edit: refused('This needs the role ADMINISTER_USER_CREATE_UPDATE.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('checkbox', { name: /Is Approved/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const StandsAbove: Story = {
  name: 'How somebody above signs in is held, with the reason, before anything is typed [USER-115, ROLE-53]',
  args: { user: user({ canChangeSignIn: false, twoFactorEnabled: true }) },
  play: async ({ canvas }) => {
    const reason = grantMessages.account
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAttribute('readonly')
    await expect(email).toHaveAccessibleDescription(reason)
    for (const name of ['Two Factor Authentication', 'Is SSO User', 'Must Update Password']) {
      const choice = canvas.getByRole('checkbox', { name })
      await expect(choice).toHaveAttribute('aria-disabled', 'true')
      await expect(choice).toHaveAccessibleDescription(reason)
    }
    await expect(canvas.getByRole('textbox', { name: 'Position' })).not.toHaveAttribute('readonly')
    await expect(canvas.getByRole('checkbox', { name: 'Is Approved' })).not.toHaveAttribute('aria-disabled')
  },
}

export const NotToBeShutOut: Story = {
  name: 'Locking and deactivating are held where the reader lacks administrative roles of the user [ROLE-55]',
  args: { user: user({ canShutOut: false }) },
  play: async ({ canvas }) => {
    for (const name of ['Is Approved', 'Locked Out']) {
      const choice = canvas.getByRole('checkbox', { name })
      await expect(choice).toHaveAttribute('aria-disabled', 'true')
      await expect(choice).toHaveAccessibleDescription(grantMessages.shutOut)
    }
  },
}

export const OwnAccount: Story = {
  name: 'What would shut out the reader is held on the own account, with the reason, before anything is typed',
  args: { licenses, heldOf: (of) => heldFields(of, adaeze.userId) },
  play: async ({ canvas }) => {
    for (const [name, reason] of [
      ['Is Approved', userMessages.ownDeactivation],
      ['Locked Out', userMessages.ownLock],
      ['Two Factor Authentication', userMessages.ownShutdown],
      ['Must Update Password', userMessages.ownShutdown],
      ['Is SSO User', userMessages.ownShutdown],
    ] as const) {
      const choice = canvas.getByRole('checkbox', { name })
      await expect(choice).toHaveAttribute('aria-disabled', 'true')
      await expect(choice).toHaveAccessibleDescription(reason)
    }
    await expect(canvas.getByRole('combobox', { name: 'License Id' })).toHaveAccessibleDescription(
      userMessages.ownShutdown,
    )
    await expect(canvas.getByRole('button', { name: /^Active, user / })).toHaveAccessibleDescription(
      userMessages.ownDeactivation,
    )
    await expect(canvas.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('readonly')
  },
}

export const InvalidValues: Story = {
  name: 'All invalid fields at once [USER-39, USER-40, USER-41]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    for (const name of ['First Name', 'Last Name']) await userEvent.clear(canvas.getByRole('textbox', { name }))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.clear(email)
    await userEvent.type(email, 'nobody@')
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect((await canvas.findAllByText('Please enter a first name.')).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('Please enter a last name.').length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('Please enter a valid email.').length).toBeGreaterThan(0)
    await expect(email).toHaveValue('nobody@')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Conflict: Story = {
  name: 'Somebody else saved in between',
  args: {
    onSave: fn(async (saved: User) => ({
      status: 'conflict' as const,
      current: { ...saved, position: 'Foreman', phoneNumber: '+1 780 555 0142', version: 9 },
    })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const position = canvas.getByRole('textbox', { name: 'Position' })
    await userEvent.clear(position)
    await userEvent.type(position, 'Surveyor')
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(await canvas.findByRole('cell', { name: 'Foreman' })).toBeVisible()
    await expect(position).toHaveValue('Surveyor')
    // What they changed and nobody touched here is theirs either way.
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(userMessages.conflict)
    const note = canvas.getAllByRole('alert').find((alert) => alert.textContent.includes('Foreman'))
    await expect(note).toHaveFocus()
    // Whoever saves again before the choice is led back to it.
    await userEvent.click(position)
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(note).toHaveFocus())
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Keep my changes' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(position).toHaveFocus()
    await expect(position).toHaveValue('Surveyor')
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 780 555 0142')
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ position: 'Surveyor', phoneNumber: '+1 780 555 0142' }),
        9,
      ),
    )
  },
}

export const BothSavedTheSame: Story = {
  name: 'Where somebody else saved just what was typed here, nobody is asked',
  args: {
    onSave: fn(async (saved: User, input: UserInput) => ({
      status: 'conflict' as const,
      current: { ...saved, position: input.position, phoneNumber: '+1 555 0199', version: 9 },
    })),
  },
  play: async ({ canvas, args }) => {
    const position = canvas.getByRole('textbox', { name: 'Position' })
    await userEvent.clear(position)
    await userEvent.type(position, 'Surveyor')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 555 0199'))
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('button', { name: 'Keep my changes' })).toBeNull()
    await expect(position).toHaveFocus()
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const ConflictInOneField: Story = {
  name: 'Keep my changes replaces what both have changed, and nothing else',
  args: {
    onSave: fn(async (saved: User, input: UserInput, version: number) =>
      version < 9
        ? {
            status: 'conflict' as const,
            current: { ...saved, position: 'Foreman', twoFactorEnabled: !saved.twoFactorEnabled, version: 9 },
          }
        : { status: 'saved' as const, user: { ...saved, ...input, version: 10 } },
    ),
  },
  play: async ({ canvas, args }) => {
    const position = canvas.getByRole('textbox', { name: 'Position' })
    await userEvent.clear(position)
    await userEvent.type(position, 'Surveyor')
    await userEvent.keyboard('{Control>}s{/Control}')
    await canvas.findByRole('cell', { name: 'Foreman' })
    await expect(canvas.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Position'])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(position).toHaveFocus())
    await userEvent.keyboard('{Control>}s{/Control}')
    const { twoFactorEnabled } = args.user
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ position: 'Surveyor', twoFactorEnabled: !twoFactorEnabled }),
        9,
      ),
    )
  },
}

export const RefusedByTheServer: Story = {
  name: 'What was typed survives a refused save',
  args: {
    onSave: fn(async () => ({
      status: 'failed' as const,
      message: 'Failed to save adaeze.okafor.',
      fields: { email: ['This address is on a block list.'] },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const phone = canvas.getByRole('textbox', { name: 'Phone' })
    await userEvent.clear(phone)
    await userEvent.type(phone, '1234')
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect((await canvas.findAllByText('This address is on a block list.')).length).toBeGreaterThan(0)
    await expect(phone).toHaveValue('1234')
  },
}
