import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ConfigCopyPart } from '@sitewright/domain/configs/copy'
import type { Config } from '@sitewright/domain/configs/model'
import { refused } from '@sitewright/domain/shared/policy'
import { failed, loading, ready } from '../../view/view-state'
import { INTEGRATION, PROJECT_CONFIGS, RECEIPT, STORAGE_LEVELS } from '../fixtures/configs'
import { showsFailure, showsNothing } from '../fixtures/plays'
import { ConfigCopy } from './ConfigCopy'

const copy = fn(async (_copies: readonly ConfigCopyPart[]): Promise<string | undefined> => undefined)
const existing: Config = { ...RECEIPT, id: 77, projectId: 18 }

const meta: Meta<typeof ConfigCopy> = {
  title: 'Screens/Configs/Copy',
  component: ConfigCopy,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ source: PROJECT_CONFIGS, target: [existing] }),
    edit: { allowed: true },
    target: '18: Coker Unit Revamp',
    sourceId: 12,
    targetId: 18,
    onCopy: copy,
  },
  beforeEach: () => {
    copy.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof ConfigCopy>

/** A config that the project does not have is copied at once. */
export const New: Story = {
  parameters: { rows: ['COPY-12', 'COPY-14', 'MSG-64'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Copying a configuration will overwrite existing configuration of the same type.'),
    ).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Integration' }))
    await waitFor(() => expect(copy).toHaveBeenCalledWith([{ source: INTEGRATION, existing: undefined }]))
    await expect(await canvas.findByText('Copied')).toBeInTheDocument()
  },
}

/** A config of the same type is overwritten after a question, and nothing is sent without a yes. */
export const Overwritten: Story = {
  parameters: { rows: ['COPY-13', 'COPY-15'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Same')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Copy ReceiptPost' })
    const question = 'This configuration already exists. Would you like to overwrite?'
    await userEvent.click(button)
    await screen.findByRole('alertdialog', { name: question })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(copy).not.toHaveBeenCalled()
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('alertdialog', { name: question }))
    await userEvent.click(dialog.getByRole('button', { name: 'Overwrite' }))
    await waitFor(() => expect(copy).toHaveBeenCalledWith([{ source: RECEIPT, existing }]))
  },
}

const otherLevels: Config = {
  ...STORAGE_LEVELS,
  id: 78,
  projectId: 18,
  data: {
    configs: STORAGE_LEVELS.data.configs.map((entry) => ({
      ...entry,
      parameters: entry.parameters.map((parameter) => ({ ...parameter, value: 1 })),
    })),
  },
}

/** A config that fits only beside its linked one is copied together with it, which the question says. */
export const Linked: Story = {
  parameters: { rows: ['CONF-72', 'COPY-15'] },
  args: { view: ready({ source: PROJECT_CONFIGS, target: [existing, otherLevels] }), canCopyLinked: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ReceiptPost' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/It replaces EnforceStorageLevels as well/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Overwrite' }))
    await waitFor(() =>
      expect(copy).toHaveBeenCalledWith([
        { source: RECEIPT, existing },
        { source: STORAGE_LEVELS, existing: otherLevels },
      ]),
    )
    await expect(await canvas.findAllByText('Copied')).toHaveLength(2)
  },
}

/** Shows the values that Overwrite replaces before anything is chosen. */
export const Differs: Story = {
  parameters: { rows: ['COPY-36', 'COPY-37'] },
  args: { view: ready({ source: PROJECT_CONFIGS, target: [existing, otherLevels] }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Differs 2' }))
    const values = canvas.getByRole('table', { name: 'Overwrite replaces 2 of 2 values:' })
    await expect(within(values).getByRole('row', { name: /^Minimum Storage Levels 1 becomes 2$/ })).toBeVisible()
    await expect(copy).not.toHaveBeenCalled()
  },
}

export const Filtered: Story = {
  name: 'Says that no config matches the search',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter configs' }), 'nothing')
    await expect(await canvas.findByText('No config matches “nothing”.')).toBeVisible()
  },
}

/** A failed copy says why in its row. */
export const NotCopied: Story = {
  parameters: { rows: ['COPY-16'] },
  args: { onCopy: async () => 'Adding config failed.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Integration' }))
    await expect(await canvas.findByText('Adding config failed.')).toBeInTheDocument()
  },
}

/** Users without the role see the configs and why they cannot copy them. */
export const ReadOnly: Story = {
  args: { edit: refused('You need the role ADMINISTER_PROJECT_UPDATE.') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A source without configs says so. */
export const Empty: Story = {
  name: 'Source without configs',
  args: { view: ready({ source: [], target: [] }) },
  play: showsNothing('The source project has no configs to copy.'),
}

/** Skeletons while the configs load. */
export const Loading: Story = { args: { view: loading() } }

/** A failed load offers Retry. */
export const Failed: Story = {
  args: { view: failed({ message: 'Failed to fetch configs.' }, fn()) },
  play: showsFailure('Failed to fetch configs.'),
}
