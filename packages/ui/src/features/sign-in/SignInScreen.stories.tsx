import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { LoginMode } from '@sitewright/domain/session/rules'
import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import { ssoMessages } from '@sitewright/domain/session/sso-messages'
import { SignInScreen, type SignInScreenProps } from './SignInScreen'
import { SHEET } from './sheet-fixture'

/** Login as a page drives it: the mode changes when it is asked to. */
function Stage(props: SignInScreenProps) {
  const [mode, setMode] = useState<LoginMode>(props.mode ?? 'normal')
  return (
    <SignInScreen
      {...props}
      mode={mode}
      onModeChange={(next) => {
        props.onModeChange?.(next)
        setMode(next)
      }}
    />
  )
}

function Refusing(props: SignInScreenProps) {
  const [failure, setFailure] = useState<string>()
  return <Stage {...props} failure={failure} onSubmit={() => setFailure('Failed to login. Try again.')} />
}

const meta: Meta<typeof SignInScreen> = {
  title: 'Screens/Sign in/Sign in',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Stage {...args} />,
  args: {
    config: SHEET,
    recoveryHref: '#recovery',
    onRecover: fn(),
    onModeChange: fn(),
    onSubmit: fn(),
    onSso: fn(),
  },
}

export default meta
type Story = StoryObj<typeof SignInScreen>

export const ForgotPassword: Story = {
  name: "'Forgot Password' takes the typed username along",
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'priya.anand')
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot Password' }))
    await expect(args.onRecover).toHaveBeenCalledWith('priya.anand')
  },
}

/** Name, password and the other ways in. */
export const Default: Story = {
  parameters: { rows: ['AUTH-01', 'AUTH-04', 'AUTH-06', 'AUTH-08'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '#recovery')
    await expect(canvas.getByRole('heading', { name: 'Other Login Options' })).toBeVisible()
  },
}

/** Shows Caps Lock at the password. */
export const CapsLock: Story = {
  parameters: { rows: ['AUTH-07'] },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByLabelText('Password'))
    await user.keyboard('{CapsLock}')
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible()
    await user.keyboard('{CapsLock}x')
    await expect(canvas.queryByText('Caps Lock is on.')).toBeNull()
  },
}

export const Demo: Story = {
  name: 'Demo mode',
  args: {
    config: {
      ...SHEET,
      demo: {
        password: 'Sitewright-demo-1',
        accounts: [
          { userName: 'super.admin', licenseId: 1, purpose: 'Every role, all licenses', group: 'Administrators' },
          { userName: 'viewer', licenseId: 1, purpose: 'Sees lists, changes nothing', group: 'Administrators' },
          { userName: 'no.roles', licenseId: 1, purpose: 'No role, no project', group: 'Projects and licenses' },
          {
            userName: 'quarry.user',
            licenseId: 3,
            purpose: 'Expired license (cannot sign in)',
            group: 'Sign-in cases',
          },
        ],
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^viewer/ }))
    await expect(canvas.getByLabelText('Username')).toHaveValue('viewer')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ userName: 'viewer', password: 'Sitewright-demo-1' }),
    )
  },
}

/** Shows why the session ended as an alert on the page. */
export const Notice: Story = {
  parameters: { rows: ['AUTH-09', 'ERR-23'] },
  args: { notice: 'Your session expired. Please log in to continue.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your session expired. Please log in to continue.')
    await expect(within(canvas.getByRole('alert')).queryByRole('link')).toBeNull()
  },
}

export const PlainTextAlone: Story = {
  name: 'A message is plain text, whatever it holds',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-10', 'ERR-03'] },
  args: { notice: '<img src=x onerror=alert(1)><b>bold</b>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)><b>bold</b>')
    await expect(canvas.getByRole('alert').querySelector('img, b')).toBeNull()
  },
}

/** A failure comes with the address of support. */
export const Failure: Story = {
  parameters: { rows: ['ERR-17', 'ERR-18', 'ERR-19'] },
  args: { failure: 'Failed to login. Try again.' },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Failed to login. Try again.')
    await expect(within(alert).getByRole('link', { name: 'support@sitewright.example' })).toHaveAttribute(
      'href',
      'mailto:support@sitewright.example',
    )
  },
}

export const TokenProblem: Story = {
  name: 'Shows the support address once',
  tags: ['test-only'],
  parameters: { rows: ['ERR-21'] },
  args: { failure: sessionLabels.tokenProblem(SHEET.supportEmail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent?.split(SHEET.supportEmail)).toHaveLength(2)
  },
}

/** A refusal keeps what was typed and gives the focus to the password. */
export const Refused: Story = {
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'mara')
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}')
    const first = await canvas.findByRole('alert')
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(canvas.getByLabelText('Username')).toHaveValue('mara')
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong')
    // Said again: another element, as a reader tells nothing of one that stays.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(first))
  },
}

/** The server cannot be reached, and the form can be used. */
export const Unreachable: Story = {
  parameters: { rows: ['AUTH-60'] },
  args: { unreachable: { onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.unreachable?.onRetry).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByLabelText('Username'), 'mara')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ userName: 'mara', password: 'secret' }))
  },
}

/** A user who signed in in another tab can continue here, and nothing happens before. */
export const SignedInElsewhere: Story = {
  args: { signedIn: { userName: 'mara', onContinue: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You signed in as mara in another tab.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as mara' }))
    await expect(args.signedIn?.onContinue).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('Username')).toBeVisible()
  },
}

/** The session is being checked. */
export const Checking: Story = {
  name: 'Checking the session',
  args: { isChecking: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking your session.')).toBeInTheDocument()
    await expect(canvas.getByLabelText('Username')).not.toBeVisible()
  },
}

export const Busy: Story = { args: { isBusy: true } }

export const NothingTyped: Story = {
  name: 'Both fields are required',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-18', 'AUTH-19'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByLabelText('Username').focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Please enter your username.')).toBeVisible()
    await expect(canvas.getByText('Please enter your password.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const NewSingleSignOn: Story = {
  name: 'New single sign-on asks for the username alone',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-05', 'AUTH-14', 'AUTH-103'] },
  args: { mode: 'new-sso' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Password')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Login with Single Sign-on' }))
    await expect(await canvas.findByText('Please enter your username.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Username'), ' sso.user {Enter}')
    await waitFor(() => expect(args.onSso).toHaveBeenCalledWith('sso.user'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** No single sign-on account. */
export const NoSsoAccount: Story = {
  name: 'No single sign-on account',
  parameters: { rows: ['AUTH-104', 'ERR-20'] },
  args: { mode: 'new-sso', failure: ssoMessages.notAnAccount },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The user information entered is not an active SSO account, your SSO login is likely your e-mail address. Check with your IT staff if you need help.', // specified: ERR-20
    )
    await expect(
      within(canvas.getByRole('alert')).getByRole('link', { name: 'support@sitewright.example' }),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Username')).toBeVisible()
  },
}

export const Relog: Story = {
  name: 'Relog asks a remembered user for nothing',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-14', 'AUTH-103'] },
  args: { mode: 'relog', rememberedUserName: 'sso.user' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Username')).toHaveValue('sso.user')
    await expect(canvas.getByLabelText('Username')).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: 'Login with Single Sign-on' }))
    await waitFor(() => expect(args.onSso).toHaveBeenCalledWith('sso.user'))
    await userEvent.click(canvas.getByRole('button', { name: 'Login with Password' }))
    await expect(canvas.getByLabelText('Username')).toHaveValue('sso.user')
    await expect(canvas.getByLabelText('Username')).not.toHaveAttribute('readonly')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}

export const RelogUnknown: Story = {
  name: 'Relog asks for the username if no user is remembered',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-103'] },
  args: { mode: 'relog' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).not.toHaveAttribute('readonly')
  },
}

/** An installation without single sign-on. */
export const WithoutSingleSignOn: Story = {
  name: 'Without single sign-on',
  args: { config: { ...SHEET, hasSso: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Other Login Options')).toBeNull()
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone, keeps the username when the user switches the way to sign in',
  tags: ['test-only'],
  parameters: { rows: ['AUTH-04', 'AUTH-05'] },
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('Username').focus()
    await userEvent.keyboard('mara{Tab}')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onModeChange).toHaveBeenCalledWith('new-sso')
    // The name goes along, and the focus goes to it.
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
    await expect(canvas.getByLabelText('Username')).toHaveValue('mara')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSso).toHaveBeenCalledWith('mara'))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}
