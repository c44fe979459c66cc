import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { licenseTitle } from '@sitewright/domain/licenses/rules'
import { grantMessages } from '@sitewright/domain/shared/grant-messages'
import { refused } from '@sitewright/domain/shared/policy'
import type { User, UserInput } from '@sitewright/domain/users/model'
import { userMessages } from '@sitewright/domain/users/messages'
import { getLockedFields } from '@sitewright/domain/users/rules'
import { Button } from '../../button/Button'
import { loading, ready, type View } from '../../view/view-state'
import { licenses, longUser, user, userTabs } from '../fixtures/users'
import { measureBoxes, pairBoxes } from '../fixtures/boxes'
import { UserDetails, type UserDetailsProps } from './UserDetails'
import { UserPage } from './UserPage'
import { UserSkeleton } from './UserSkeleton'

const adaeze = user()
/** The id of another user. */
const ACTOR = adaeze.userId + 1

const locked = (facts: Partial<User>) => ({ user: user(facts), lockedFields: getLockedFields(user(facts), ACTOR) })

/** The page with its first tab, as the portal puts them together. */
const renderPage = (args: UserDetailsProps, view: View<User> = ready(args.user)) => (
  <UserPage
    userName={args.user.userName}
    view={view}
    tabs={userTabs('Details')}
    listHref="#list"
    canEdit={() => args.edit.allowed}
    getLockedFields={() => args.lockedFields}
    isSaving={() => false}
    onToggle={() => undefined}
    licenseName={({ licenseId }) => licenseTitle(licenses, licenseId)}
    loading={<UserSkeleton hasLicense={args.licenses !== undefined} />}
  >
    {() => <UserDetails {...args} />}
  </UserPage>
)

const meta: Meta<typeof UserDetails> = {
  title: 'Screens/Users/Details',
  component: UserDetails,
  parameters: { layout: 'fullscreen' },
  render: (args) => renderPage(args),
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

/** Marks required fields, and says once what the mark means. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Required')).toHaveLength(1)
    for (const name of ['First Name', 'Last Name', 'Email'])
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('aria-required', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).not.toHaveAttribute('aria-required')
  },
}

const PAIRS = [
  ['Username', 'License Id'],
  ['First Name', 'Last Name'],
  ['Email', 'Phone'],
  ['Company', 'Position'],
] as const

/** Pairs the fields, and starts sections beside each other on one line. */
export const WithLicense: Story = {
  args: { licenses },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    // The border, not the control itself: a select has no padding of its own.
    const getBox = (name: string): DOMRect => {
      const control = canvas.queryByRole('textbox', { name }) ?? canvas.getByRole('combobox', { name })
      return (control.parentElement ?? control).getBoundingClientRect()
    }
    for (const [left, right] of PAIRS) {
      await expect(getBox(left).top).toBe(getBox(right).top)
      await expect(getBox(left).right).toBeLessThan(getBox(right).left)
    }
    const getTop = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().top
    await expect(getTop('Identity')).toBe(getTop('Access'))
    await expect(getTop('Contact')).toBe(getTop('History'))
  },
}

/** Has one column of sections on a tablet. */
export const OneColumn: Story = {
  name: 'Tablet',
  args: { licenses },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const tops = ['Identity', 'Contact', 'Access', 'History'].map(
      (name) => canvas.getByRole('region', { name }).getBoundingClientRect().top,
    )
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(new Set(tops).size).toBe(4)
  },
}

/** Noon in the time zone of the browser. */
const noon = (day: number) => new Date(2026, 0, day, 12, 5).getTime()

export const Dates: Story = {
  name: 'Shows its five dates in the long format, and none can be changed',
  tags: ['test-only'],
  parameters: { rows: ['USER-116', 'USER-117'] },
  args: {
    user: user({
      createDate: noon(1),
      lastActivityDate: noon(2),
      lastLoginDate: noon(3),
      lastLockedOutDate: noon(4),
      lastPasswordChangedDate: noon(5),
    }),
  },
  play: async ({ canvas }) => {
    const history = within(canvas.getByRole('region', { name: 'History' }))
    const terms = history.getAllByRole('term')
    await expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Created', 'Thursday Jan 1, 2026 12:05PM'],
      ['Last Activity', 'Friday Jan 2, 2026 12:05PM'],
      ['Last Login', 'Saturday Jan 3, 2026 12:05PM'],
      ['Last Locked Out', 'Sunday Jan 4, 2026 12:05PM'],
      ['Last Password Change', 'Monday Jan 5, 2026 12:05PM'],
    ])
    await expect(history.queryAllByRole('textbox')).toEqual([])
  },
}

export const NeverLockedOut: Story = {
  name: 'A date of something that never happened is Never',
  tags: ['test-only'],
  args: { user: user({ lastLockedOutDate: null }) },
  play: async ({ canvas }) => {
    const term = within(canvas.getByRole('region', { name: 'History' })).getByText('Last Locked Out')
    await expect(term.nextElementSibling).toHaveTextContent('Never')
  },
}

export const ShowsWhatWas: Story = {
  name: 'Shows the stored value of a changed field until the value is the same again',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await type(canvas, 'Position', 'Surveyor')
    await expect(await canvas.findByText('was Site engineer')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Two Factor Authentication' }))
    await expect(await canvas.findByText('was off')).toBeVisible()
    await type(canvas, 'Comment', 'Night shift')
    await expect(await canvas.findByText('was empty')).toBeVisible()
    await type(canvas, 'Position', 'Site engineer')
    await waitFor(() => expect(canvas.queryByText('was Site engineer')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.queryByText(/^was /)).toBeNull())
  },
}

export const WithoutPassword: Story = {
  name: 'A new user has no password: a link to set one is offered at once',
  tags: ['test-only'],
  parameters: { rows: ['USER-125'] },
  args: {
    user: user({ lastPasswordChangedDate: null, lastLoginDate: null }),
    emailLink: { isSending: false, onSend: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/has no password yet and can't sign in/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Email Link' }))
    await expect(args.emailLink?.onSend).toHaveBeenCalledTimes(1)
  },
}

export const VeryLongText: Story = { args: { user: longUser } }

function LoadingPage(args: UserDetailsProps) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      {renderPage(args, isLoaded ? ready(args.user) : loading())}
      <Button onClick={() => setLoaded(true)}>Load</Button>
    </>
  )
}

export const NothingMoves: Story = {
  name: 'Moves neither tabs nor fields when the user arrives',
  tags: ['test-only'],
  args: { licenses, user: user({ comment: 'Badge 20417' }) },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => <LoadingPage {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading')
    const before = measureBoxes(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await canvas.findByRole('textbox', { name: 'First Name' })
    const boxes = pairBoxes(before, measureBoxes(canvasElement))
    await expect(boxes.names).toEqual(
      expect.arrayContaining([
        'Details',
        'Password',
        'Access',
        'Is SSO User',
        'Email',
        'Email, control',
        'Comment, control',
        'History',
      ]),
    )
    await expect(boxes.after).toEqual(boxes.before)
  },
}

/** Read-only without the role. */
export const ReadOnly: Story = {
  parameters: { rows: ['USER-115'] },
  args: { edit: refused('You need the "Administer User Create Update" role. Ask your administrator.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('checkbox', { name: /Is Approved/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

/** The sign-in fields of a user with more roles are locked, with the reason. */
export const SignInLocked: Story = {
  name: 'Sign-in locked',
  parameters: { rows: ['USER-115', 'ROLE-53'] },
  args: locked({ canChangeSignIn: false, twoFactorEnabled: true }),
  play: async ({ canvas }) => {
    const reason = grantMessages.account
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAttribute('readonly')
    await expect(email).toHaveAccessibleDescription(reason)
    for (const name of ['Two Factor Authentication', 'Is SSO User', 'Must Update Password']) {
      const choice = canvas.getByRole('checkbox', { name })
      await expect(choice).toHaveAttribute('aria-disabled', 'true')
      await expect(choice).toHaveAccessibleDescription(expect.stringContaining(reason))
    }
    await expect(canvas.getByRole('textbox', { name: 'Position' })).not.toHaveAttribute('readonly')
    await expect(canvas.getByRole('checkbox', { name: 'Is Approved' })).not.toHaveAttribute('aria-disabled')
  },
}

/** Users without the administrative roles of a user cannot lock or deactivate that user. */
export const AccessLocked: Story = {
  parameters: { rows: ['ROLE-55'] },
  args: locked({ canShutOut: false }),
  play: async ({ canvas }) => {
    for (const name of ['Is Approved', 'Locked Out']) {
      const choice = canvas.getByRole('checkbox', { name })
      await expect(choice).toHaveAttribute('aria-disabled', 'true')
      await expect(choice).toHaveAccessibleDescription(expect.stringContaining(grantMessages.shutOut))
    }
  },
}

/** Fields that would lock users out of their own account are locked, with the reason; the second factor is not. */
export const OwnAccount: Story = {
  parameters: { rows: ['AUTH-119'] },
  args: { licenses, lockedFields: getLockedFields(adaeze, adaeze.userId) },
  play: async ({ canvas }) => {
    for (const [name, reason] of [
      ['Is Approved', userMessages.ownDeactivation],
      ['Locked Out', userMessages.ownLock],
      ['Must Update Password', userMessages.ownShutdown],
      ['Is SSO User', userMessages.ownShutdown],
    ] as const) {
      const choice = canvas.getByRole('checkbox', { name })
      await expect(choice).toHaveAttribute('aria-disabled', 'true')
      await expect(choice).toHaveAccessibleDescription(expect.stringContaining(reason))
    }
    const secondFactor = canvas.getByRole('checkbox', { name: 'Two Factor Authentication' })
    await expect(secondFactor).not.toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('combobox', { name: 'License Id' })).toHaveAccessibleDescription(
      expect.stringContaining(userMessages.ownShutdown),
    )
    await expect(canvas.getByRole('button', { name: /^Active, user / })).toHaveAccessibleDescription(
      userMessages.ownDeactivation,
    )
    await expect(canvas.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('readonly')
  },
}

/** All invalid fields at once. */
export const InvalidValues: Story = {
  parameters: { rows: ['USER-39', 'USER-40', 'USER-41'] },
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
  tags: ['test-only'],
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

/** A conflict that waits for two choices. */
export const ConflictOpen: Story = {
  name: 'Conflict',
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
  tags: ['test-only'],
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
  tags: ['test-only'],
  args: { onSave: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await type(canvas, 'Position', 'Surveyor')
    await userEvent.keyboard('{Control>}{s>6/}{/Control}')
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Save/ }))
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('textbox', { name: 'Position' })).toHaveValue('Surveyor')
  },
}

/** A failed save keeps what was typed. */
export const RefusedByTheServer: Story = {
  name: 'Server refused',
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
