import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { catalogFieldMessages } from '@sitewright/domain/catalog/messages'
import { catalogScreenLabels } from '@sitewright/domain/catalog/screen-messages'
import { firstRunMessages, firstRunRefusals, stepStates } from '@sitewright/domain/first-run/messages'
import { ready, failed, loading } from '../../view/view-state'
import { createToastQueue } from '../../toasts/toast-queue'
import { afterAll, afterEnvironment, firstRunState } from '../fixtures/first-run'
import { showsFailure } from '../fixtures/plays'
import { EnvironmentStep, type EnvironmentStepProps } from './EnvironmentStep'
import { FirstRunScreen, type FirstRunScreenProps } from './FirstRunScreen'

const onSave = fn<EnvironmentStepProps['onSave']>()
const hrefOf = (step: string): string => `#${step}`
const toasts = createToastQueue()

type Props = EnvironmentStepProps & Pick<FirstRunScreenProps, 'view'>

const meta: Meta<Props> = {
  title: 'Screens/First run/Environment',
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(firstRunState()),
    onSave,
    onSaved: fn(),
    hrefOf,
    doneHref: '#done',
    homeHref: '#home',
    toasts,
  },
  render: ({ view, ...props }) => (
    <FirstRunScreen view={view} step="environment" hrefOf={hrefOf}>
      {(state) => <EnvironmentStep {...props} state={state} />}
    </FirstRunScreen>
  ),
  beforeEach: () => {
    onSave.mockReset()
    onSave.mockResolvedValue({ status: 'saved', value: { secret: 'a-secret-of-the-environment' } })
  },
}

export default meta
type Story = StoryObj<Props>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your Email Address' }), 'me@office.example')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Live')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), 'https://live.example.com')
}
const proceed = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }))

/** Asks for the email address of the signed-in user and an environment, beside all steps with their states in words. */
export const Empty: Story = {
  parameters: { rows: ['FIRST-05', 'FIRST-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Environment')
    const steps = within(canvas.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual([
      `Environment${stepStates.next}`,
      `Product licenses${stepStates.open}`,
      `First license${stepStates.blocked('environment')}`,
      `First administrator${stepStates.blocked('license')}`,
    ])
    await expect(within(steps[0] as HTMLElement).getByRole('link')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('checkbox', { name: 'Create a secret' })).toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '#home')
  },
}

/** Saves everything, shows the secret once, then goes on. */
export const Filled: Story = {
  parameters: { rows: ['FIRST-06'] },
  play: async ({ canvas, args, canvasElement }) => {
    await fillIn(canvas)
    await proceed(canvas)
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Secret created' })
    await expect(onSave).toHaveBeenCalledWith(
      {
        email: 'me@office.example',
        name: 'Live',
        label: '',
        serverUrl: 'https://live.example.com',
        createsSecret: true,
      },
      { needsEmail: true, needsEnvironment: true },
    )
    await expect(within(dialog).getByRole('textbox', { name: 'Secret' })).toHaveValue('a-secret-of-the-environment')
    await expect(args.onSaved).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: catalogScreenLabels.close }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
}

export const EmailAlone: Story = {
  name: 'Asks only for the email address when the catalog has an environment',
  tags: ['test-only'],
  parameters: { rows: ['FIRST-02', 'FIRST-06'] },
  args: { view: ready({ ...afterEnvironment, hasEmail: false }) },
  play: async ({ canvas, args }) => {
    onSave.mockResolvedValue({ status: 'saved', value: {} })
    await expect(canvas.queryByRole('textbox', { name: 'Address' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your Email Address' }), 'me@office.example')
    await proceed(canvas)
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
}

/** Names every invalid field at once, and focuses the first. */
export const Invalid: Story = {
  parameters: { rows: ['FIRST-13'] },
  play: async ({ canvas }) => {
    await proceed(canvas)
    const email = canvas.getByRole('textbox', { name: 'Your Email Address' })
    await waitFor(() => expect(email).toHaveFocus())
    for (const name of ['Your Email Address', 'Name', 'Address'])
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true')
    await expect(onSave).not.toHaveBeenCalled()
  },
}

/** An address that another environment has is an error at its field. */
export const Taken: Story = {
  parameters: { rows: ['FIRST-10'] },
  play: async ({ canvas }) => {
    const fields = { serverUrl: [catalogFieldMessages.taken('Live')] }
    onSave.mockResolvedValue({ status: 'failed', message: 'Some values are invalid.', fields })
    await fillIn(canvas)
    await proceed(canvas)
    const address = canvas.getByRole('textbox', { name: 'Address' })
    await waitFor(() => expect(address).toHaveFocus())
    await expect(address).toHaveAccessibleDescription(expect.stringContaining(catalogFieldMessages.taken('Live')))
  },
}

/** Continue is busy until the server answers. */
export const Saving: Story = {
  play: async ({ canvas }) => {
    onSave.mockReturnValue(new Promise<never>(() => undefined))
    await fillIn(canvas)
    await proceed(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true'))
  },
}

/** A failure says why above the fields and keeps them. */
export const Failed: Story = {
  parameters: { rows: ['FIRST-10'] },
  play: async ({ canvas }) => {
    const message = firstRunRefusals.environmentDone('Main')
    onSave.mockResolvedValue({ status: 'failed', message, fields: {} })
    await fillIn(canvas)
    await proceed(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Live')
  },
}

export const Done: Story = {
  name: 'A step that was done elsewhere says so and goes on',
  tags: ['test-only'],
  parameters: { rows: ['FIRST-02', 'FIRST-05'] },
  args: { view: ready(afterEnvironment) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(firstRunMessages.stepDone.environment('Live'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#product-licenses')
  },
}

export const AllDone: Story = {
  args: { view: ready(afterAll) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#done')
  },
}

export const Loading: Story = { args: { view: loading() } }

/** A state that could not be loaded can be loaded again. */
export const NotLoaded: Story = {
  parameters: { rows: ['FIRST-01'] },
  args: { view: failed({ message: firstRunMessages.fetchFailed }, fn()) },
  play: showsFailure(firstRunMessages.fetchFailed),
}
