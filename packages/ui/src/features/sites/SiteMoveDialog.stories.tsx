import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { siteMoveMessages } from '@sitewright/domain/sites/move-messages'
import { failed, loading, ready } from '../../view/view-state'
import { createManySites, simpleSites } from '../fixtures/sites'
import { SiteMoveDialog } from './SiteMoveDialog'

const siteOf = (name: string) => {
  const site = simpleSites.find((each) => each.name === name)
  if (site === undefined) throw new Error(`No site ${name}.`)
  return site
}

const meta = {
  title: 'Screens/Sites/Move a site',
  component: SiteMoveDialog,
  args: {
    moved: [siteOf('Tool Crib')],
    view: ready(simpleSites),
    onMove: fn(async (): Promise<string | undefined> => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof SiteMoveDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('alertdialog')
const field = async () => within(await dialog()).findByRole('combobox', { name: 'Move below' })

export const Default: Story = {
  parameters: { rows: ['SITE-76', 'SITE-80'] },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('laydown yards{Enter}')
    await expect(await field()).toHaveValue('Tank Farm > Laydown Yards')
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await expect(screen.getByRole('button', { name: 'Move' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith([siteOf('Tool Crib')], siteOf('Laydown Yards').siteId))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const ToTheTop: Story = {
  name: 'To the top',
  parameters: { rows: ['SITE-76'] },
  play: async ({ args }) => {
    await userEvent.click(await field())
    await userEvent.keyboard('top of{Enter}')
    await expect(await screen.findByText(siteMoveMessages.classAtTop)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith([siteOf('Tool Crib')], null))
  },
}

export const Dropped: Story = {
  name: 'Dropped on its new parent',
  parameters: { rows: ['SITE-99'] },
  args: { to: siteOf('Laydown Yards').siteId },
  play: async ({ args }) => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Move' })).toHaveFocus())
    await expect(await field()).toHaveValue('Tank Farm > Laydown Yards')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith([siteOf('Tool Crib')], siteOf('Laydown Yards').siteId))
  },
}

export const SelectedWithBranch: Story = {
  name: 'Selected sites below another selected one move with it',
  parameters: { rows: ['SITE-99'] },
  tags: ['test-only'],
  args: { moved: [siteOf('Laydown Yards'), siteOf('Laydown Yard B'), siteOf('Tool Crib')], to: null },
  play: async ({ args }) => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Move' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith([siteOf('Laydown Yards'), siteOf('Tool Crib')], null))
  },
}

export const AlreadyThere: Story = {
  name: 'Already there',
  parameters: { rows: ['SITE-99'] },
  play: async () => {
    await userEvent.click(await field())
    await userEvent.keyboard('tank farm{Enter}')
    await expect((await screen.findAllByText(siteMoveMessages.alreadyThere(1)))[0]).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NotBelowItself: Story = {
  name: 'Sites below the moved one and archived ones are no choices',
  parameters: { rows: ['SITE-76', 'SITE-80'] },
  tags: ['test-only'],
  args: { moved: [siteOf('Laydown Yards')] },
  play: async () => {
    await userEvent.click(await field())
    await userEvent.keyboard('laydown')
    await expect(within(await dialog()).queryByRole('option')).toBeNull()
  },
}

export const Refused: Story = {
  name: 'Server refused',
  parameters: { rows: ['SITE-79'] },
  args: { onMove: fn(async () => siteMoveMessages.conflict('Tool Crib')) },
  play: async ({ args }) => {
    await userEvent.click(await field())
    await userEvent.keyboard('laydown yards{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(siteMoveMessages.conflict('Tool Crib'))
    await expect(await field()).toHaveValue('Tank Farm > Laydown Yards')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { view: loading() } }

const retry = fn()
export const Failed: Story = {
  name: 'Sites not loaded',
  args: { view: failed({ message: 'Failed to fetch sites.' }, retry) },
  play: async () => {
    await userEvent.click(await field())
    await expect(await screen.findByText('Failed to fetch sites.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Many: Story = {
  name: '20,000 sites',
  args: { view: ready(createManySites(20_000)), moved: createManySites(20_000).slice(-2) },
}
