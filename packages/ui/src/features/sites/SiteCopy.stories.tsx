import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { failed, loading, ready } from '../../view/view-state'
import { simpleSites } from '../fixtures/sites'
import { showsFailure, showsNothing } from '../fixtures/plays'
import { SiteCopy } from './SiteCopy'

const FREE = { canCopy: true, isActive: false, askUnarchivePermission: false }

const meta = {
  title: 'Screens/Sites/Copy sites',
  component: SiteCopy,
  parameters: { layout: 'fullscreen' },
  args: {
    project: { projectId: 18, name: 'Coker Unit Revamp' },
    edit: { allowed: true },
    sources: {
      found: [
        { projectId: 12, name: 'Northgate Refinery Expansion' },
        { projectId: 18, name: 'Coker Unit Revamp' },
        { projectId: 19, name: 'Tank Farm Revamp' },
      ],
      isLoading: false,
      failure: undefined,
      onRetry: fn(),
      onSearch: fn(),
    },
    source: { projectId: 12, name: 'Northgate Refinery Expansion' },
    onSourceChange: fn(),
    view: ready(simpleSites),
    siteHref: (siteId) => `#site-${siteId}`,
    onCheck: fn(async () => FREE),
    onCopy: fn(async () => ({ numSites: 1 })),
  },
} satisfies Meta<typeof SiteCopy>

export default meta
type Story = StoryObj<typeof meta>

/** Presses the copy button of a site by keys, as the tree has one tab stop. */
async function pressCopy(canvasElement: HTMLElement, name: string): Promise<void> {
  const button = await within(canvasElement).findByRole('button', { name: `Copy ${name}` })
  button.focus()
  await userEvent.keyboard('{Enter}')
}

/** Asks for a source project, and does not offer the current one. */
export const NoSource: Story = {
  args: { source: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Choose a source project to see its sites, imports and configs.')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Source project' }))
    const options = await within(document.body).findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      '12: Northgate Refinery Expansion',
      '19: Tank Farm Revamp',
    ])
    await userEvent.click(options[1] as HTMLElement)
    await expect(args.onSourceChange).toHaveBeenCalledWith(19)
  },
}

export const ManySources: Story = {
  name: 'Says how many source projects the list leaves out',
  tags: ['test-only'],
  parameters: { rows: ['COPY-32'] },
  args: { source: undefined, sources: { ...meta.args.sources, total: 240 } },
  play: async ({ canvasElement }) => {
    const source = within(canvasElement).getByRole('combobox', { name: 'Source project' })
    await expect(source).toHaveAccessibleDescription(/^The list shows 3 of 240 projects\./)
  },
}

export const Copies: Story = {
  name: 'Copies a site immediately when nothing is in the way',
  tags: ['test-only'],
  parameters: { rows: ['COPY-26'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('{Tab}')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter sites' }), 'Tool')
    await pressCopy(canvasElement, 'Tool Crib')
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(simpleSites[5], false))
    await expect(await canvas.findByText('1 site copied')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Tool Crib/ })).toHaveTextContent('Copied')
  },
}

/** Refuses a site that exists, and copies nothing. */
export const Exists: Story = {
  args: { onCheck: fn(async () => ({ canCopy: false, isActive: true, askUnarchivePermission: false })) },
  play: async ({ canvasElement, args }) => {
    await pressCopy(canvasElement, 'Tank Farm')
    const row = within(canvasElement).getByRole('row', { name: /Tank Farm/ })
    await waitFor(() => expect(row).toHaveTextContent('Site with name Tank Farm already exists.'))
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
}

export const NotAllowed: Story = {
  name: 'Says that a copy failed when the server refuses it',
  tags: ['test-only'],
  parameters: { rows: ['COPY-29', 'MSG-34'] },
  args: { onCheck: fn(async () => ({ canCopy: false, isActive: false, askUnarchivePermission: false })) },
  play: async ({ canvasElement }) => {
    await pressCopy(canvasElement, 'Tank Farm')
    const row = within(canvasElement).getByRole('row', { name: /Tank Farm/ })
    await waitFor(() => expect(row).toHaveTextContent('Failed to add site tree.'))
  },
}

export const AsksToUnarchive: Story = {
  name: 'Asks before it unarchives an existing site, and says that archived sites are copied',
  tags: ['test-only'],
  parameters: { rows: ['COPY-24', 'COPY-25', 'COPY-26', 'COPY-27'] },
  args: { onCheck: fn(async () => ({ canCopy: true, isActive: false, askUnarchivePermission: true })) },
  play: async ({ canvasElement, args }) => {
    await pressCopy(canvasElement, 'Tank Farm')
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Unarchive Tank Farm?' })
    await expect(within(dialog).getByText(siteMessages.copyArchived)).toBeVisible()
    // Escape and X copy nothing, No copies without unarchiving, Yes unarchives.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await pressCopy(canvasElement, 'Tank Farm')
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await expect(args.onCopy).not.toHaveBeenCalled()
    for (const [button, unarchives] of [
      ['No', false],
      ['Yes, unarchive and copy', true],
    ] as const) {
      await pressCopy(canvasElement, 'Tank Farm')
      await userEvent.click(await within(document.body).findByRole('button', { name: button }))
      await waitFor(() => expect(args.onCopy).toHaveBeenLastCalledWith(simpleSites[0], unarchives))
      await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    }
  },
}

/** Says that 'No' copies nothing when the archived site is at the top. */
export const TopTaken: Story = {
  name: 'Name taken at the top',
  parameters: { rows: ['COPY-26', 'COPY-33'] },
  args: {
    onCheck: fn(async () => ({ canCopy: true, isActive: false, askUnarchivePermission: true, isTopTaken: true })),
  },
  play: async ({ canvasElement, args }) => {
    await pressCopy(canvasElement, 'Tank Farm')
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Unarchive Tank Farm?' })
    await expect(dialog).toHaveTextContent('If you choose No, the copy is refused')
    await expect(dialog).not.toHaveTextContent('a new Tank Farm is added')
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }))
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(simpleSites[0], false))
  },
}

/** Says that archived sites are copied before it continues, and counts all sites of the copy. */
export const Archived: Story = {
  parameters: { rows: ['COPY-27', 'COPY-34'] },
  args: { onCopy: fn(async () => ({ numSites: 130 })) },
  play: async ({ canvasElement, args }) => {
    await pressCopy(canvasElement, 'Tank Farm')
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Copy Tank Farm?' })
    await expect(within(dialog).getByText(siteMessages.copyArchived)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(simpleSites[0], false))
    await expect(await within(canvasElement).findByText('130 sites copied')).toBeVisible()
    await expect(within(canvasElement).getByRole('row', { name: /Tank Farm/ })).toHaveTextContent('Copied 130 sites')
  },
}

/** Has no copy buttons without the role, and says why. */
export const ReadOnly: Story = {
  args: { edit: { allowed: false, reason: 'Ask an administrator for ADMINISTER_SITE.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/You can't copy sites into this project/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Copy / })).toBeNull()
  },
}

/** Says that the source has no sites. */
export const EmptySource: Story = {
  name: 'Source without sites',
  args: { view: ready([]) },
  play: showsNothing('The source project has no sites to copy.'),
}
/** Shows a skeleton while the sites load. */
export const Loading: Story = { args: { view: loading() } }
/** Offers to retry when the sites fail to load. */
export const Failed: Story = {
  args: { view: failed({ message: 'Failed to fetch sites.' }, fn()) },
  play: showsFailure('Failed to fetch sites.'),
}
