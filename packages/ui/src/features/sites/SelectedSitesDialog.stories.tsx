import type { Meta, StoryObj } from '@storybook/react-vite'
import { selectedSiteMessages as messages } from '@sitewright/domain/sites/selected-messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createManySites, simpleSites } from '../fixtures/sites'
import { SelectedSitesDialog, type SelectedSitesDialogProps } from './SelectedSiteActions'
import type { SitesAction } from './SitesActionDialog'

const sitesOf = (...names: string[]) => simpleSites.filter(({ name }) => names.includes(name))
const NONE: ReadonlyMap<SimpleSite, string> = new Map()

const meta = {
  title: 'Screens/Sites/Selected sites',
  component: SelectedSitesDialog,
  args: {
    question: { kind: 'archive', chosen: sitesOf('Laydown Yard B', 'Tool Crib') },
    sites: simpleSites,
    onArchive: fn<SitesAction>(async () => NONE),
    onChange: fn<SelectedSitesDialogProps['onChange']>(async () => NONE),
    onClose: fn(),
  },
} satisfies Meta<typeof SelectedSitesDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('alertdialog'))

/** Names the sites, and counts the sub-sites that are archived with them. */
export const Archive: Story = {
  parameters: { rows: ['SITE-82'] },
  play: async ({ args }) => {
    const { findByText, getByRole } = await dialog()
    await expect(await findByText('Laydown Yard B, Tool Crib, with 1 sub-site.')).toBeVisible()
    await userEvent.click(getByRole('button', { name: 'Archive 2 sites' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onArchive).toHaveBeenLastCalledWith(sitesOf('Laydown Yard B', 'Tool Crib'), expect.anything())
  },
}

/** A site that could not be archived is named, and offered again. */
export const Refused: Story = {
  name: 'One site refused',
  parameters: { rows: ['SITE-82'] },
  args: {
    onArchive: fn<SitesAction>(
      async () => new Map(sitesOf('Tool Crib').map((site) => [site, 'It has 14 items of material.'])),
    ),
  },
  play: async ({ args }) => {
    const { findByRole, getByRole } = await dialog()
    await userEvent.click(getByRole('button', { name: 'Archive 2 sites' }))
    await expect(await findByRole('alert')).toHaveTextContent('Tool Crib: It has 14 items of material.')
    await userEvent.click(getByRole('button', { name: 'Archive 1 site' }))
    await waitFor(() => expect(args.onArchive).toHaveBeenCalledTimes(2))
    await expect(args.onArchive).toHaveBeenLastCalledWith(sitesOf('Tool Crib'), expect.anything())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

const MANY = createManySites(400).filter(({ active }) => active)

/** A long action shows how far it is, and can be stopped. */
export const InProgress: Story = {
  name: 'In progress',
  parameters: { rows: ['SITE-82'] },
  args: {
    question: { kind: 'types', chosen: MANY },
    onChange: fn<SelectedSitesDialogProps['onChange']>(async (_change, _sites, { onProgress }) => {
      onProgress(7)
      return new Promise(() => undefined)
    }),
  },
  play: async () => {
    const { findByRole, getByRole } = await dialog()
    await userEvent.click(getByRole('checkbox', { name: 'Locked' }))
    await userEvent.click(getByRole('button', { name: /^Change \d+ sites$/ }))
    await expect(await findByRole('progressbar')).toHaveAttribute('aria-valuetext', `7 of ${MANY.length} sites`)
    await expect(getByRole('button', { name: 'Stop' })).toBeVisible()
  },
}

/** A top-level site has no class. It is named, and the others are offered. */
export const Class: Story = {
  parameters: { rows: ['SITE-52', 'SITE-82'] },
  args: { question: { kind: 'class', chosen: sitesOf('Tank Farm', 'Row 01', 'Tool Crib') } },
  play: async ({ args }) => {
    const { findByText, getByRole } = await dialog()
    await expect(await findByText(messages.withoutClass(['Tank Farm']))).toBeVisible()
    await userEvent.click(getByRole('radio', { name: 'Warehouse' }))
    await userEvent.click(getByRole('button', { name: 'Change 2 sites' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { kind: 'class', siteClass: 'warehouse' },
      sitesOf('Row 01', 'Tool Crib'),
      expect.anything(),
    )
  },
}

/** Types are turned on or off for all of them. */
export const Types: Story = {
  parameters: { rows: ['SITE-54', 'SITE-82'] },
  args: { question: { kind: 'types', chosen: sitesOf('Tank Farm', 'Row 01') } },
  play: async ({ args }) => {
    const { getByRole } = await dialog()
    const confirm = getByRole('button', { name: 'Change 2 sites' })
    await userEvent.click(confirm)
    await expect(confirm).toHaveAccessibleDescription(messages.chooseTypes)
    await userEvent.click(getByRole('radio', { name: 'Turn off' }))
    await userEvent.click(getByRole('checkbox', { name: 'Locked' }))
    await userEvent.click(confirm)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { kind: 'types', types: ['locked'], isOn: false },
      sitesOf('Tank Farm', 'Row 01'),
      expect.anything(),
    )
  },
}
