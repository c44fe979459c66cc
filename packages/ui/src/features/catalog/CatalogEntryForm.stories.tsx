import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { CatalogValues } from '@sitewright/domain/catalog/forms'
import { catalogFieldMessages, catalogMessages } from '@sitewright/domain/catalog/messages'
import type { CatalogUse } from '@sitewright/domain/catalog/model'
import { catalogScreenMessages } from '@sitewright/domain/catalog/screen-messages'
import { type LeaveGuardProps, LeaveGuardProvider } from '../../leave-guard/LeaveGuard'
import { failed, loading, ready } from '../../view/view-state'
import { environment, integration, productLicense, report, roleGroups } from '../fixtures/catalog'
import { CatalogEntryForm, type CatalogEntryFormProps, CatalogEntrySkeleton } from './CatalogEntryForm'
import { CatalogEntryPage, type CatalogEntryPageProps } from './CatalogEntryPage'

/** The page with its first tab, as the portal renders them. */
function Page({ view, ...details }: Omit<CatalogEntryFormProps, 'entry'> & Pick<CatalogEntryPageProps, 'view'>) {
  return (
    <CatalogEntryPage
      kind={details.kind}
      view={view}
      loading={<CatalogEntrySkeleton kind={details.kind} />}
      listHref="#list"
      tabs={[
        { href: '#details', label: 'Details', isCurrent: true },
        { href: '#activity', label: 'Activity' },
      ]}
    >
      {(entry) => <CatalogEntryForm {...details} entry={entry} />}
    </CatalogEntryPage>
  )
}

/** Shows what leaving would lose. */
const ShownGuard = ({ changes }: LeaveGuardProps) =>
  changes.length === 0 ? null : <p>Would lose: {changes.map(({ label }) => label).join()}</p>

const SECRET = 'aB3dE5gH0123456789abcdefghijklmnopqrstuvwxyz'

const meta: Meta<typeof Page> = {
  title: 'Screens/Catalog/Details',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'environments',
    view: ready(environment()),
    roleGroups: ready(roleGroups),
    onSave: fn(async (values: CatalogValues) => ({
      status: 'saved' as const,
      value: environment({ ...values, version: 4 }),
    })),
    onDelete: fn(async (): Promise<string | undefined> => undefined),
    hrefOfUse: (kind, { id }) => (kind === 'api-key' ? undefined : `#${kind}-${id}`),
    onMakeSecret: fn(async () => ({ secret: SECRET })),
    onRemoveSecret: fn(async (): Promise<string | undefined> => undefined),
    toasts: { info: fn(), error: fn() },
  },
}

export default meta
type Story = StoryObj<typeof Page>

export const Retire: Story = {
  name: 'Retires an environment, and sends its other fields as they are stored',
  tags: ['test-only'],
  parameters: { rows: ['CAT-02', 'CAT-08'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Retired' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { name: 'Northgate Production', serverUrl: 'https://prod.example.com/', label: 'PROD', isRetired: true },
        3,
      ),
    )
  },
}

export const RetiredEnvironment: Story = {
  args: { view: ready(environment({ isRetired: true, uses: 3 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Retired' })).toBeChecked()
  },
}

export const Delete: Story = {
  name: 'Deletes an entry without uses after a question',
  tags: ['test-only'],
  parameters: { rows: ['CAT-08'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Northgate Production?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDelete).toHaveBeenCalled())
  },
}

export const DeleteFails: Story = {
  name: 'Shows in the question why an entry could not be deleted',
  tags: ['test-only'],
  parameters: { rows: ['CAT-08'] },
  args: { onDelete: fn(async () => catalogMessages.inUse([])) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByText(catalogMessages.inUse([]))).toBeInTheDocument()
  },
}

const usedBy: CatalogUse[] = [
  {
    kind: 'user',
    count: 228,
    items: [
      { id: 1, name: 'customer.admin' },
      { id: 2, name: 'viewer' },
      { id: 3, name: 'project.reader' },
    ],
  },
  { kind: 'api-key', count: 1, items: [{ id: 4, name: 'Export' }] },
  { kind: 'report-group', count: 2, items: [] },
]

/** Says why an entry that is used cannot be deleted, and which of its parts are in use and where. */
export const InUse: Story = {
  parameters: { rows: ['CAT-08', 'CAT-09', 'CAT-15'] },
  args: {
    kind: 'productLicenses',
    view: ready(productLicense({ uses: 231, usedBy, isAssigned: true, roleGroupsInUse: [2] })),
    duplicateHref: '#duplicate',
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Delete' })
    await expect(button).toHaveAccessibleDescription(catalogMessages.inUse(usedBy))
    await userEvent.click(button)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    const uses = within(canvas.getByRole('region', { name: 'Used By' }))
    await expect(uses.getByRole('link', { name: 'viewer' })).toHaveAttribute('href', '#user-2')
    await expect(uses.getByText('228 users').parentElement).toHaveTextContent(
      'customer.admin, viewer, project.reader, 225 more',
    )
    // The viewer may not open it.
    await expect(uses.getByText('Export').closest('a')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', '#duplicate')
    const kind = canvas.getByRole('checkbox', { name: 'Vendor Product License' })
    await expect(kind).toHaveAccessibleDescription(expect.stringContaining(catalogFieldMessages.kindInUse))
    const group = canvas.getByRole('checkbox', { name: 'Administration' })
    await expect(group).toHaveAccessibleDescription(expect.stringContaining(catalogScreenMessages.roleGroupInUse))
    await userEvent.click(group)
    await expect(group).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Tools' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const sent: unknown = expect.objectContaining({ name: 'Material Control', roleGroupIds: new Set([1, 2, 3]) })
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(sent, 3))
  },
}

export const KeepsUnknownRoleGroup: Story = {
  name: 'Keeps a role group that the choice does not list',
  tags: ['test-only'],
  parameters: { rows: ['CAT-09', 'LIC-88'] },
  args: { kind: 'productLicenses', view: ready(productLicense({ roleGroupIds: [1, 404] })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Access' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const sent: unknown = expect.objectContaining({ roleGroupIds: new Set([404]) })
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(sent, 3))
  },
}

/** A setup address that a setting determines is read-only and says so. */
export const SetByServer: Story = {
  parameters: { rows: ['CAT-13'] },
  args: { kind: 'integrations', view: ready(integration({ setupUrlSource: 'settings' })) },
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', { name: 'Setup Address' })
    await expect(address).toHaveAttribute('readonly')
    await expect(address).toHaveAccessibleDescription(catalogFieldMessages.settings('INTEGRATION_URLS'))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('readonly')
  },
}

export const SecretSetByServer: Story = {
  name: 'A secret that a setting determines has no buttons and says so',
  tags: ['test-only'],
  parameters: { rows: ['CAT-13'] },
  args: { view: ready(environment({ secretSource: 'settings' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ENVIRONMENT_SECRETS/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Secret/ })).toBeNull()
  },
}

export const MakeSecret: Story = {
  name: 'Shows a new secret once, by keyboard alone. Escape asks before the secret is lost',
  tags: ['test-only'],
  parameters: { rows: ['CAT-12'] },
  play: async ({ canvas }) => {
    const make = canvas.getByRole('button', { name: 'Create Secret' })
    make.focus()
    await userEvent.keyboard('{Enter}')
    const question = await screen.findByRole('alertdialog', { name: 'Create a secret for Northgate Production?' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Create Secret' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const shown = await screen.findByRole('alertdialog', { name: 'Secret created' })
    const dialog = within(shown)
    await expect(dialog.getByRole('textbox', { name: 'Secret' })).toHaveValue(SECRET)
    // The question before it has closed.
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement | null))
    await userEvent.keyboard('{Escape}')
    const asked = await screen.findByRole('alertdialog', { name: catalogScreenMessages.closeQuestion.title })
    await waitFor(() => expect(within(asked).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(asked).not.toBeInTheDocument())
    await expect(await dialog.findByRole('textbox', { name: 'Secret' })).toHaveValue(SECRET)
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement | null))
    dialog.getByRole('button', { name: 'I Have Stored It' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(make).toHaveFocus())
  },
}

export const LeaveGuarded: Story = {
  name: 'Guards the page while the secret is shown, and no longer when it is stored',
  tags: ['test-only'],
  parameters: { rows: ['CAT-12'] },
  render: (args) => (
    <LeaveGuardProvider guard={ShownGuard}>
      <Page {...args} />
    </LeaveGuardProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Secret' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Create Secret' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Secret created' }))
    await expect(canvas.getByText('Would lose: Secret')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'I Have Stored It' }))
    await waitFor(() => expect(canvas.queryByText('Would lose: Secret')).toBeNull())
  },
}

export const ReplaceFails: Story = {
  name: 'Shows in the question why a secret could not be replaced, until the question is closed',
  tags: ['test-only'],
  parameters: { rows: ['CAT-12'] },
  args: {
    view: ready(environment({ secretSource: 'catalog' })),
    onMakeSecret: fn(async () => ({ failure: catalogScreenMessages.secretFailed })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace Secret' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(catalogScreenMessages.replaceText)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Replace Secret' }))
    await expect(await dialog.findByText(catalogScreenMessages.secretFailed)).toBeInTheDocument()
    // The failure belongs to the question that was closed.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Replace Secret' }))
    await expect(await screen.findByRole('alertdialog')).not.toHaveTextContent(catalogScreenMessages.secretFailed)
  },
}

export const RemoveSecret: Story = {
  name: 'Asks before a secret is removed, and says what stops working',
  tags: ['test-only'],
  parameters: { rows: ['CAT-12'] },
  args: { view: ready(environment({ secretSource: 'catalog' })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Secret' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(catalogScreenMessages.removeText)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Secret' }))
    await waitFor(() => expect(args.onRemoveSecret).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const AllInvalid: Story = {
  name: 'A rejected save names every invalid field',
  tags: ['test-only'],
  parameters: { rows: ['CAT-06'] },
  args: {
    onSave: fn(async () => ({
      status: 'failed' as const,
      message: 'Some values are invalid.',
      fields: {
        name: [catalogFieldMessages.taken('Acceptance')],
        serverUrl: [catalogFieldMessages.taken('Old Production')],
      },
    })),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' 2')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Acceptance already has this value.'))
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      expect.stringContaining('Old Production already has this value.'),
    )
    await expect(name).toHaveValue('Northgate Production 2')
  },
}

export const Conflict: Story = {
  name: 'A conflict shows the stored entry',
  tags: ['test-only'],
  parameters: { rows: ['CAT-06'] },
  args: {
    kind: 'reports',
    view: ready(report()),
    onSave: fn(async () => ({ status: 'conflict' as const, current: report({ name: 'Saved by them', version: 9 }) })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' North')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: catalogMessages.conflict })).toHaveFocus())
    await expect(canvas.getByRole('radio', { name: 'Their version Saved by them' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { view: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Environments', level: 1 })).toBeVisible()
  },
}

export const LoadingProductLicense: Story = {
  args: { kind: 'productLicenses', view: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product Licenses', level: 1 })).toBeVisible()
  },
}

export const Missing: Story = {
  args: { view: failed({ message: catalogMessages.notFound, requestId: 'req-7f3a' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(catalogMessages.notFound)).toBeVisible()
  },
}
