import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Config } from '@sitewright/domain/configs/model'
import { refused } from '@sitewright/domain/shared/policy'
import { failed, loading, ready } from '../../view/view-state'
import { INTEGRATION, PROJECT_CONFIGS, RECEIPT } from '../fixtures/configs'
import { ConfigCopy } from './ConfigCopy'

const copy = fn(async (_config: Config, _existing: Config | undefined): Promise<string | undefined> => undefined)
const existing: Config = { ...RECEIPT, id: 77, projectId: 18 }

const meta: Meta<typeof ConfigCopy> = {
  title: 'Screens/Configs/Copy',
  component: ConfigCopy,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ source: PROJECT_CONFIGS, target: [existing] }),
    edit: { allowed: true },
    target: '18: Coker Unit Revamp',
    onCopy: copy,
  },
  beforeEach: () => {
    copy.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof ConfigCopy>

export const New: Story = {
  name: 'A config that the project does not have is copied at once [COPY-12, COPY-14, MSG-64]',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Copying a configuration will overwrite existing configuration of the same type.'),
    ).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Integration' }))
    await waitFor(() => expect(copy).toHaveBeenCalledWith(INTEGRATION, undefined))
    await expect(await canvas.findByText('Copied')).toBeInTheDocument()
  },
}

export const Overwritten: Story = {
  name: 'A config of the same type is overwritten after a question, and nothing is sent without a yes [COPY-13, COPY-15]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exists here')).toBeInTheDocument()
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
    await waitFor(() => expect(copy).toHaveBeenCalledWith(RECEIPT, existing))
  },
}

export const NotCopied: Story = {
  name: 'A failed copy says why in its row [COPY-16]',
  args: { onCopy: async () => 'Adding config failed.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Integration' }))
    await expect(await canvas.findByText('Adding config failed.')).toBeInTheDocument()
  },
}

export const ReadOnly: Story = {
  name: 'Users without the role see the configs and why they cannot copy them',
  args: { edit: refused('You need the role ADMINISTER_PROJECT_UPDATE.') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Empty: Story = {
  name: 'A source without configs says so',
  args: { view: ready({ source: [], target: [] }) },
}

export const Loading: Story = { name: 'Skeletons while the configs load', args: { view: loading() } }

export const Failed: Story = {
  name: 'A failed load offers Retry',
  args: { view: failed({ message: 'Failed to fetch configs.' }, () => undefined) },
}
