import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { NewReportGroupScreen } from './NewReportGroupScreen'

const retry = fn()
const save = fn(async () => ({ status: 'saved' as const, value: {} }))

const meta: Meta<typeof NewReportGroupScreen> = {
  title: 'Screens/Report groups/New',
  component: NewReportGroupScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    reports: {
      items: [
        { reportId: 1, reportName: 'Announcements', reportPath: '/General/Announcements', active: true },
        { reportId: 2, reportName: 'Jetty Progress', reportPath: '/Northgate/Jetty Progress', active: true },
        { reportId: 3, reportName: 'Paper Forms', reportPath: '/General/Paper Forms', active: false },
      ],
      onRetry: retry,
    },
    roles: {
      items: [{ roleId: 4, name: 'POST_PICK', friendlyName: 'Post Pick', description: '' }],
      onRetry: retry,
    },
    licenses: {
      items: [
        { licenseId: 1, name: 'Northgate Constructors' },
        { licenseId: 2, name: 'Harbour Works' },
      ],
      onRetry: retry,
    },
    projects: {
      items: [{ projectId: 9, licenseId: 1, parentId: null, name: 'Jetty 3', isActive: true }],
      onRetry: retry,
    },
    onLicense: fn(),
    listHref: '#list',
    onSave: save,
    onSaved: fn(),
    onBack: fn(),
  },
  beforeEach: () => {
    save.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof NewReportGroupScreen>

/** Save is disabled with a reason until a report is chosen, and what is left open is sent as null. */
export const Default: Story = {
  parameters: { rows: ['SET-18', 'SET-19', 'SET-20'] },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Save/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveTextContent('Choose a report.')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Report' }))
    await userEvent.keyboard('forms')
    await expect(canvas.queryByRole('option', { name: /Paper Forms/ })).toBeNull()
    await userEvent.keyboard('{Control>}a{/Control}jetty{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
    await expect(save.mock.calls[0]?.at(0)).toEqual({ reportId: 2, roleId: null, licenseId: null, projectId: null })
  },
}

export const ProjectFollowsLicense: Story = {
  name: 'The project follows the license and is cleared when the license changes',
  tags: ['test-only'],
  parameters: { rows: ['SET-21'] },
  play: async ({ canvas, args }) => {
    const project = canvas.getByRole('combobox', { name: /Project/ })
    await expect(project).toHaveAccessibleDescription(/Choose a license first\./)
    const license = canvas.getByRole('combobox', { name: 'License' })
    await userEvent.click(license)
    await userEvent.keyboard('north{Enter}')
    await expect(args.onLicense).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Project' }))
    await userEvent.keyboard('jetty{Enter}')
    await expect(canvas.getByRole('combobox', { name: 'Project' })).toHaveValue('Jetty 3')
    await userEvent.click(license)
    await userEvent.keyboard('{Control>}a{/Control}harbour{Enter}')
    await expect(args.onLicense).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('combobox', { name: 'Project' })).toHaveValue('')
  },
}

export const LoadingChoices: Story = {
  args: {
    reports: { items: undefined, onRetry: retry },
    roles: { items: undefined, onRetry: retry },
    licenses: { items: undefined, onRetry: retry },
  },
}

/** A list that failed to load says so at its field, with a retry. */
export const ChoicesFailed: Story = {
  parameters: { rows: ['ERR-80'] },
  args: { reports: { items: undefined, failure: 'Failed load reports.', onRetry: retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Report' }))
    await expect(await canvas.findByText('Failed load reports.')).toBeVisible()
  },
}

/** A refused save keeps the choices and says why at the field. */
export const Refused: Story = {
  args: {
    onSave: async () => ({
      status: 'failed',
      message: 'Some values are invalid.',
      fields: { reportId: ['There is already a report group like this.'] },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Report' }))
    await userEvent.keyboard('ann{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('There is already a report group like this.')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Report' })).toHaveValue('Announcements')
  },
}
