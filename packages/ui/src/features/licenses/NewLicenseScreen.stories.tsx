import { LAST_EXPIRY, toExpiryDate } from '@sitewright/domain/licenses/expiry'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { showsFailure } from '../fixtures/plays'
import { NewLicenseScreen, type NewLicenseScreenProps } from './NewLicenseScreen'

const environments = [
  { environmentId: 1, name: 'PROD', serverUrl: 'https://prod.example/' },
  { environmentId: 2, name: 'UAT', serverUrl: 'https://uat.example/' },
]

const onSave = fn<NewLicenseScreenProps['onSave']>(async () => ({ status: 'saved', value: 25 }))

const meta: Meta<typeof NewLicenseScreen> = {
  title: 'Screens/Licenses/New',
  component: NewLicenseScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(environments), listHref: '#list', onSave, onSaved: fn(), onBack: fn() },
  beforeEach: () => {
    onSave.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof NewLicenseScreen>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })
const limit = (canvas: Canvas, name: string) => canvas.getByRole('spinbutton', { name })
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save' })

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.type(field(canvas, 'Name'), ' Tunnel Works ')
  await userEvent.type(field(canvas, 'Company'), 'Tunnel Works Ltd.')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Environment' }), 'UAT')
  await userEvent.type(limit(canvas, 'Max Projects'), '5')
  await userEvent.click(canvas.getByRole('button', { name: 'Max Users, infinite' }))
}

/** Each missing value is the reason why Save is disabled, and the license belongs to its creator. */
export const Default: Story = {
  parameters: { rows: ['LIC-45', 'LIC-46', 'LIC-47', 'LIC-63', 'LIC-64', 'LIC-66', 'LIC-67', 'LIC-69', 'LIC-80'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The license will be created under your own user id.')).toBeVisible()
    await expect(save(canvas)).toHaveAccessibleDescription('Please enter a license name.')
    await userEvent.type(field(canvas, 'Name'), 'Tunnel Works')
    await expect(save(canvas)).toHaveAccessibleDescription('Please enter a company name.')
    await userEvent.type(field(canvas, 'Company'), 'Tunnel Works Ltd.')
    await expect(save(canvas)).toHaveAccessibleDescription('Please select an environment.')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Environment' }), 'UAT')
    await expect(save(canvas)).toHaveAccessibleDescription('Please enter maximum number of projects.')
    await userEvent.type(limit(canvas, 'Max Projects'), '5')
    await expect(save(canvas)).toHaveAccessibleDescription('Please enter a maximum number of users.')
    await userEvent.click(save(canvas))
    await expect(onSave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).toBeChecked()
  },
}

export const Saved: Story = {
  name: 'Is saved with an unlimited number of users and without an end, then opens',
  tags: ['test-only'],
  parameters: { rows: ['LIC-48', 'LIC-79'] },
  play: async ({ canvas, args }) => {
    await fillIn(canvas)
    await userEvent.click(save(canvas))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        name: 'Tunnel Works',
        company: 'Tunnel Works Ltd.',
        environmentId: 2,
        expiryDate: null,
        maxProjects: 5,
        maxUsers: -1,
        isActive: true,
      }),
    )
    await expect(args.onSaved).toHaveBeenCalledWith(25)
  },
}

export const ExpiryDay: Story = {
  name: 'The last day is 18 Jan 2038, saved as its last millisecond in UTC, and Clear removes it',
  tags: ['test-only'],
  parameters: { rows: ['LIC-76', 'LIC-77', 'LIC-78', 'CONST-10'] },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    const day = field(canvas, 'Expiry Date')
    await userEvent.type(day, '19/1/2038')
    await userEvent.tab()
    await expect(save(canvas)).toHaveAccessibleDescription('Choose a day up to 18/1/2038.')
    await waitFor(() =>
      expect(day).toHaveAccessibleDescription(expect.stringContaining('Choose a day up to 18/1/2038.')),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Expiry Date' }))
    await expect(day).toHaveValue('')
    await userEvent.type(day, '18/1/2038')
    await userEvent.click(save(canvas))
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    await expect(onSave.mock.calls[0]?.[0].expiryDate).toBe(LAST_EXPIRY)
    await expect(toExpiryDate('2038-01-18')).toBe(LAST_EXPIRY)
  },
}

export const WrongLimits: Story = {
  name: 'A limit below -1 and one that is no whole number have an error at their field',
  tags: ['test-only'],
  parameters: { rows: ['LIC-68', 'LIC-70', 'LIC-73'] },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    const projects = limit(canvas, 'Max Projects')
    await userEvent.clear(projects)
    await userEvent.type(projects, '-2')
    await userEvent.tab()
    await waitFor(() =>
      expect(projects).toHaveAccessibleDescription(expect.stringContaining('Please enter a valid max Projects value.')),
    )
    await userEvent.clear(projects)
    await userEvent.type(projects, '1.5')
    await expect(projects).toHaveAccessibleDescription(
      expect.stringContaining('Please enter a valid max Projects value.'),
    )
    await userEvent.clear(projects)
    await userEvent.type(projects, '7')
    await waitFor(() => expect(projects).not.toHaveAttribute('aria-invalid'))
    await expect(save(canvas)).not.toHaveAttribute('aria-disabled')
  },
}

export const LeftEmpty: Story = {
  name: 'A field that was left empty says what to enter',
  tags: ['test-only'],
  parameters: { rows: ['LIC-63', 'LIC-64'] },
  play: async ({ canvas }) => {
    field(canvas, 'Name').focus()
    await userEvent.tab()
    await waitFor(() =>
      expect(field(canvas, 'Name')).toHaveAccessibleDescription(
        expect.stringContaining('Please enter a license name.'),
      ),
    )
    await userEvent.type(field(canvas, 'Name'), 'T')
    await waitFor(() => expect(field(canvas, 'Name')).not.toHaveAttribute('aria-invalid'))
  },
}

/** Save is busy until the server answered. */
export const Saving: Story = {
  parameters: { rows: ['LIC-81'] },
  args: { onSave: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await fillIn(canvas)
    await userEvent.click(save(canvas))
    await waitFor(() => expect(save(canvas)).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(save(canvas))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** Errors of the server appear at their fields, and nothing is lost. */
export const ServerErrors: Story = {
  args: {
    onSave: fn(async () => ({
      status: 'failed' as const,
      message: 'Some values are invalid.',
      fields: { environmentId: ['No such environment.'] },
    })),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(save(canvas))
    const environment = canvas.getByRole('combobox', { name: 'Environment' })
    await waitFor(() =>
      expect(environment).toHaveAccessibleDescription(expect.stringContaining('No such environment.')),
    )
    await expect(field(canvas, 'Name')).toHaveValue(' Tunnel Works ')
  },
}

/** A failure says so above the fields and keeps them. */
export const SaveFailed: Story = {
  parameters: { rows: ['ERR-42'] },
  args: {
    onSave: fn(async () => ({ status: 'failed' as const, message: 'Failed to create license.', fields: {} })),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(save(canvas))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to create license.')
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to fetch environments.' }, fn()) },
  play: showsFailure('Failed to fetch environments.'),
}

export const NoEnvironments: Story = {
  args: { view: ready([]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('option', { name: 'Choose an environment' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Tunnel Works{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    field(canvas, 'Name').focus()
    await userEvent.keyboard('Tunnel Works{Tab}Tunnel Works Ltd.{Tab}')
    await expect(canvas.getByRole('combobox', { name: 'Environment' })).toHaveFocus()
    await userEvent.tab()
    await expect(field(canvas, 'Expiry Date')).toHaveFocus()
  },
}
