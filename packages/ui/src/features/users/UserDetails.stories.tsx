import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { licenseTitle } from '@sitewright/domain/licenses/rules'
import { grantMessages } from '@sitewright/domain/shared/grants'
import { refused } from '@sitewright/domain/shared/policy'
import type { User, UserInput } from '@sitewright/domain/users/model'
import { userMessages } from '@sitewright/domain/users/messages'
import { getLockedFields } from '@sitewright/domain/users/rules'
import { ready } from '../../view/view-state'
import { licenses, longUser, user } from '../fixtures/users'
import { UserDetails } from './UserDetails'
import { UserPage } from './UserPage'

const adaeze = user()
/** The id of another user. */
const ACTOR = adaeze.userId + 1

const locked = (facts: Partial<User>) => ({ user: user(facts), lockedFields: getLockedFields(user(facts), ACTOR) })

const meta: Meta<typeof UserDetails> = {
  title: 'Screens/Users/Details',
  component: UserDetails,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <UserPage
      userName={args.user.userName}
      view={ready(args.user)}
      tab="details"
      tabHref={(tab) => `#${tab}`}
      listHref="#list"
      canEdit={() => args.edit.allowed}
      getLockedFields={() => args.lockedFields}
      isSaving={() => false}
      onToggle={() => undefined}
      licenseName={({ licenseId }) => String(licenseId)}
    >
      {() => <UserDetails {...args} />}
    </UserPage>
  ),
  args: {
    user: adaeze,
    edit: { allowed: true },
    lockedFields: getLockedFields(adaeze, ACTOR),
    onSave: fn(async (input: UserInput) => ({ status: 'saved' as const, value: user({ ...input, version: 4 }) })),
  },
}

export default meta
type Story = StoryObj<typeof UserDetails>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const licenseName = (id: number): string => licenseTitle(licenses, id)

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

export const SignInLocked: Story = {
  name: 'The sign-in fields of a user with more roles are locked, with the reason [USER-115, ROLE-53]',
  args: locked({ canChangeSignIn: false, twoFactorEnabled: true }),
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

export const AccessLocked: Story = {
  name: 'Users without the administrative roles of a user cannot lock or deactivate that user [ROLE-55]',
  args: locked({ canShutOut: false }),
  play: async ({ canvas }) => {
    for (const name of ['Is Approved', 'Locked Out']) {
      const choice = canvas.getByRole('checkbox', { name })
      await expect(choice).toHaveAttribute('aria-disabled', 'true')
      await expect(choice).toHaveAccessibleDescription(grantMessages.shutOut)
    }
  },
}

export const OwnAccount: Story = {
  name: 'Fields that would lock users out of their own account are locked, with the reason',
  args: { licenses, lockedFields: getLockedFields(adaeze, adaeze.userId) },
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

const type = async (canvas: Canvas, label: string, text: string): Promise<void> => {
  const field = canvas.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

const rejectFirst = (theirs: (input: UserInput) => Partial<User>) =>
  fn(async (input: UserInput, version: number) =>
    version === 9
      ? { status: 'saved' as const, value: user({ ...input, version: 10 }) }
      : { status: 'conflict' as const, current: user({ ...theirs(input), version: 9 }) },
  )

export const Conflict: Story = {
  name: 'A conflict is settled field by field, and one press saves the result',
  args: {
    licenses,
    onSave: rejectFirst(() => ({ position: 'Foreman', phoneNumber: '+1 780 555 0177', licenseId: 2 })),
  },
  play: async ({ canvas, args }) => {
    await type(canvas, 'Phone', '+1 780 555 0199')
    await type(canvas, 'Position', 'Surveyor')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const heading = await canvas.findByRole('heading', { name: 'Someone else changed this while you were editing' })
    await waitFor(() => expect(heading).toHaveFocus())
    // What only they changed is merged, and the license has its name.
    await expect(canvas.getByRole('group', { name: 'License Id' })).toHaveTextContent(`Their version ${licenseName(2)}`)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Company' }))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(canvas.getByRole('radio', { name: 'Their version +1 780 555 0177' })).toHaveFocus()
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('radio', { name: 'Their version +1 780 555 0177' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Your version Surveyor' }))
    await expect(canvas.getByText('2 of 2 conflicts resolved')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Save merged changes/ }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ position: 'Surveyor', phoneNumber: '+1 780 555 0177', licenseId: 2 }),
      9,
    )
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
}

export const ConflictOpen: Story = {
  name: 'A conflict that waits for two choices',
  args: { ...Conflict.args, onSave: rejectFirst(() => ({ position: 'Foreman', phoneNumber: '+1 780 555 0177' })) },
  play: async ({ canvas }) => {
    await type(canvas, 'Phone', '+1 780 555 0199')
    await type(canvas, 'Position', 'Surveyor')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(await canvas.findByText('0 of 2 conflicts resolved')).toBeVisible()
  },
}

export const BothSavedTheSame: Story = {
  name: 'Asks nothing if both sides saved the same',
  args: { onSave: rejectFirst(({ position }) => ({ position, phoneNumber: '+1 555 0199' })) },
  play: async ({ canvas, args }) => {
    await type(canvas, 'Position', 'Surveyor')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 555 0199'))
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('button', { name: 'Keep my changes' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Position' })).toHaveFocus()
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const RepeatedSave: Story = {
  name: 'Saves once for a repeated Ctrl+S and a double click',
  args: { onSave: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await type(canvas, 'Position', 'Surveyor')
    await userEvent.keyboard('{Control>}{s>6/}{/Control}')
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Save/ }))
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('textbox', { name: 'Position' })).toHaveValue('Surveyor')
  },
}

export const RefusedByTheServer: Story = {
  name: 'A failed save keeps what was typed',
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
