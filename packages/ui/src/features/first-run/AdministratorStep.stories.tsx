import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { firstRunMessages, firstRunRefusals } from '@sitewright/domain/first-run/messages'
import { userReplies } from '@sitewright/domain/users/messages'
import { ready } from '../../view/view-state'
import { afterAll, afterLicense } from '../fixtures/first-run'
import { AdministratorStep, type AdministratorStepProps } from './AdministratorStep'
import { FirstRunScreen, type FirstRunScreenProps } from './FirstRunScreen'

const onSave = fn<AdministratorStepProps['onSave']>()
const hrefOf = (step: string): string => `#${step}`

type Props = AdministratorStepProps & Pick<FirstRunScreenProps, 'view'>

const render = ({ view, ...props }: Props) => (
  <FirstRunScreen view={view} step="administrator" hrefOf={hrefOf}>
    {(state) => <AdministratorStep {...props} state={state} />}
  </FirstRunScreen>
)

const meta: Meta<Props> = {
  title: 'Screens/First run/Administrator',
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(afterLicense),
    licenseHref: '#license-2',
    onSave,
    onSaved: fn(),
    hrefOf,
    doneHref: '#done',
    homeHref: '#home',
  },
  render,
  beforeEach: () => {
    onSave.mockReset()
    onSave.mockResolvedValue({ status: 'saved', value: { email: 'ada@tunnel.example' } })
  },
}

export default meta
type Story = StoryObj<Props>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), 'Ada')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last Name' }), 'Byron')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'ada.byron')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@tunnel.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

/** Says what the administrator gets, and creates them. */
export const Filled: Story = {
  parameters: { rows: ['FIRST-09'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(firstRunMessages.administratorHelp('Tunnel Works'))).toBeVisible()
    await expect(canvas.queryByText(firstRunMessages.noMail)).toBeNull()
    await fillIn(canvas)
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(onSave).toHaveBeenCalledWith({
      userName: 'ada.byron',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@tunnel.example',
    })
  },
}

/** Without a mail server it says that the email waits, and what to set. */
export const NoMailServer: Story = {
  parameters: { rows: ['FIRST-11'] },
  args: { view: ready({ ...afterLicense, sendsMail: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(firstRunMessages.noMail)).toBeVisible()
  },
}

/** A user name that is taken is an error at its field. */
export const Taken: Story = {
  parameters: { rows: ['FIRST-10'] },
  play: async ({ canvas }) => {
    const message = userReplies.userNameTaken
    onSave.mockResolvedValue({ status: 'failed', message, fields: { userName: [message] } })
    await fillIn(canvas)
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  },
}

/** Someone else creates the administrator during the save. */
function Meanwhile(props: Props) {
  const [state, setState] = useState(afterLicense)
  const save = async () => {
    setState({ ...afterLicense, administrator: { userName: 'ben.okafor' } })
    return { status: 'failed' as const, message: firstRunRefusals.administratorDone('ben.okafor'), fields: {} }
  }
  return render({ ...props, view: ready(state), onSave: save })
}

export const DoneMeanwhile: Story = {
  name: 'When someone else finishes the step first, it says so, shows the step as done, and keeps what was typed',
  tags: ['test-only'],
  parameters: { rows: ['FIRST-10'] },
  render: Meanwhile,
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(firstRunRefusals.administratorDone('ben.okafor'))
    await expect(canvas.getByText(firstRunMessages.doneMeanwhile, { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See what is set up' })).toHaveAttribute('href', '#done')
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('ada.byron')
  },
}

export const NoRoles: Story = {
  name: 'A license without roles to offer leads to its limits',
  tags: ['test-only'],
  parameters: { rows: ['FIRST-09'] },
  args: { view: ready({ ...afterLicense, license: { licenseId: 2, name: 'Tunnel Works', offersRoles: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(firstRunMessages.noRoles('Tunnel Works'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit license' })).toHaveAttribute('href', '#license-2')
  },
}

/** Tells a user who may not add users why. */
export const Forbidden: Story = {
  parameters: { rows: ['FIRST-09'] },
  args: { refusal: 'You need the "Administer Role" role. Ask your administrator.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You need the "Administer Role" role/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Done: Story = {
  args: { view: ready(afterAll) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(firstRunMessages.stepDone.administrator('ada.byron'))).toBeVisible()
  },
}
