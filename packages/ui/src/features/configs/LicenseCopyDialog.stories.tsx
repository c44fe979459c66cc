import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type CopyTarget, type LicenseCopy, planLicenseCopies } from '@sitewright/domain/configs/copy'
import type { Config } from '@sitewright/domain/configs/model'
import { MATERIAL_STATUS, STATUSES } from '../fixtures/configs'
import { LicenseCopyDialog } from './LicenseCopyDialog'

const PROJECTS: readonly CopyTarget[] = [
  { projectId: 12, name: 'Northgate Refinery Expansion' },
  { projectId: 14, name: 'Tank Farm Revamp' },
]
const EXISTS = 'The project already has a config of this type.'

/** The second project has both configs, the first one none. */
const check = fn(async (configs: readonly Config[], targets: readonly CopyTarget[]) => ({
  copies: planLicenseCopies(configs, targets, (projectId, name) =>
    projectId === 14 ? configs.find((config) => config.name === name) : undefined,
  ),
}))
const copy = fn(async (_copies: readonly LicenseCopy[]): Promise<LicenseCopy[]> => [])
const close = fn()

const meta: Meta<typeof LicenseCopyDialog> = {
  title: 'Screens/Configs/Copy license configs',
  component: LicenseCopyDialog,
  args: {
    configs: [STATUSES, MATERIAL_STATUS],
    projects: {
      found: PROJECTS,
      isLoading: false,
      failure: undefined,
      onRetry: () => undefined,
      onSearch: () => undefined,
    },
    onCheck: check,
    onCopy: copy,
    onClose: close,
  },
  beforeEach: () => {
    for (const mock of [check, copy, close]) mock.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof LicenseCopyDialog>

async function choose(...projects: string[]) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy license configs to projects' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'CustomEquipmentStatus' }))
  await userEvent.click(dialog.getByRole('combobox', { name: 'Projects' }))
  for (const project of projects) await userEvent.click(await screen.findByRole('option', { name: project }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
  return dialog
}

export const AsItOpens: Story = {}

/** Copies at once when everything can be copied, after a check. */
export const All: Story = {
  parameters: { rows: ['COPY-17', 'COPY-22'] },
  play: async () => {
    await choose('12: Northgate Refinery Expansion')
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    await expect(check).toHaveBeenCalledTimes(1)
    await expect(copy.mock.calls[0]?.[0]).toHaveLength(1)
  },
}

export const Part: Story = {
  name: "Warns about each copy that is not possible and offers 'Continue' for the others",
  tags: ['test-only'],
  parameters: { rows: ['COPY-18', 'COPY-20', 'COPY-21'] },
  play: async () => {
    const dialog = await choose('12: Northgate Refinery Expansion', '14: Tank Farm Revamp')
    await expect(
      await dialog.findByText(`CustomEquipmentStatus in Tank Farm Revamp could not be copied: ${EXISTS}`),
    ).toBeInTheDocument()
    await expect(copy).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    await expect(copy.mock.calls[0]?.[0].map(({ target }) => target.projectId)).toEqual([12])
  },
}

/** Copies nothing when nothing can be copied. */
export const Blocked: Story = {
  parameters: { rows: ['COPY-19'] },
  play: async () => {
    const dialog = await choose('14: Tank Farm Revamp')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(/There is nothing to copy\./),
    )
    await expect(copy).not.toHaveBeenCalled()
  },
}

export const CopyFailed: Story = {
  name: 'Lists the copies that failed, and stays open',
  tags: ['test-only'],
  parameters: { rows: ['COPY-20', 'COPY-21'] },
  args: { onCopy: async (copies) => copies.map((one) => ({ ...one, reason: 'Adding config failed.' })) },
  play: async () => {
    const dialog = await choose('12: Northgate Refinery Expansion')
    await expect(await dialog.findByText(/could not be copied: Adding config failed\./)).toBeInTheDocument()
    await expect(close).not.toHaveBeenCalled()
  },
}
