import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKeyInput } from '@sitewright/domain/api-keys/model'
import { allowed, refused } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { failed, loading, ready } from '../../view/view-state'
import { apiKey } from '../fixtures/api-keys'
import { ApiKeyDetails, type ApiKeyDetailsProps } from './ApiKeyDetails'
import { ApiKeyPage, type ApiKeyPageProps } from './ApiKeyPage'

/** The page with its first tab, as the portal puts them together. */
function Page({
  view,
  licenseName = () => '1 · Northgate Constructors',
  ...details
}: Omit<ApiKeyDetailsProps, 'apiKey'> & Pick<ApiKeyPageProps, 'view'> & Partial<Pick<ApiKeyPageProps, 'licenseName'>>) {
  return (
    <ApiKeyPage
      view={view}
      listHref="#list"
      licenseName={licenseName}
      tabs={[
        { href: '#details', label: 'Details', isCurrent: true },
        { href: '#addons', label: 'Product Licenses' },
        { href: '#projects', label: 'Projects' },
        { href: '#roles', label: 'Roles' },
      ]}
    >
      {(key) => <ApiKeyDetails {...details} apiKey={key} />}
    </ApiKeyPage>
  )
}

/** Reads the key again, which somebody has switched off. */
function RefreshedPage(props: Parameters<typeof Page>[0]) {
  const [view, setView] = useState(props.view)
  return (
    <>
      <Page {...props} view={view} />
      <Button onClick={() => setView(ready(apiKey({ isActive: false, version: 9 })))}>Refresh</Button>
    </>
  )
}

const meta: Meta<typeof Page> = {
  title: 'Screens/API keys/Details',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(apiKey()),
    edit: allowed,
    onSave: fn(async (input: ApiKeyInput) => ({ status: 'saved' as const, stored: { input, version: 4 } })),
  },
}

export default meta
type Story = StoryObj<typeof Page>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prefix' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('textbox', { name: 'License Id' })).toHaveAttribute('readonly')
  },
}

export const Inactive: Story = { args: { view: ready(apiKey({ isActive: false, allProjects: true })) } }

export const Loading: Story = { args: { view: loading() } }

export const LicenseIsRead: Story = {
  name: 'The number of the license never stands alone while its name is read',
  args: { licenseName: () => undefined },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toContain('License Id')
    const [first] = canvas.getAllByRole('definition')
    if (!first) throw new Error('The title block is not there.')
    await expect(first).toHaveTextContent(/^$/)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible()
  },
}

export const Missing: Story = { args: { view: failed({ message: 'No such API key.', requestId: 'req-7f3a' }, fn()) } }

export const VeryLongText: Story = {
  args: { view: ready(apiKey({ name: 'Reads the gates '.repeat(6), description: 'Turnstiles. '.repeat(80) })) },
}

export const ReadOnly: Story = {
  name: 'Read-only without the role [KEY-38]',
  args: { edit: refused('This needs one of the roles ADMINISTER_USER_CREATE_UPDATE, ADMINISTER_API_KEYS.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const InvalidName: Story = {
  name: 'A name is asked for in words of its own [KEY-17]',
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter a name for the api key.'))
    await expect(name).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Conflict: Story = {
  name: 'Somebody else saved in between',
  args: {
    onSave: fn(async (input: ApiKeyInput) => ({
      status: 'conflict' as const,
      current: { input: { ...input, name: 'Saved by them', isActive: false }, version: 9 },
    })),
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' North')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByRole('cell', { name: 'Saved by them' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Differences' }).closest('[role=alert]')).toHaveFocus()
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(apiKeyMessages.conflict)
    await expect(name).toHaveValue('Gate readers North')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my changes' }))
    await expect(document.body).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    // What they switched off is not switched on again by a name.
    const merged: unknown = expect.objectContaining({ name: 'Gate readers North', isActive: false })
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(merged, 9))
  },
}

export const ConflictElsewhere: Story = {
  name: 'What somebody else saved in another field is kept, whatever is chosen',
  args: {
    onSave: fn(async (input: ApiKeyInput, version: number) =>
      version === 9
        ? { status: 'saved' as const, stored: { input, version: 10 } }
        : {
            status: 'conflict' as const,
            current: { input: { ...input, name: 'Gate readers', isActive: false }, version: 9 },
          },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' North')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByRole('row', { name: 'Name Gate readers Gate readers North' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my changes' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Active' })).not.toBeChecked())
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const merged: unknown = expect.objectContaining({ name: 'Gate readers North', isActive: false })
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(merged, 9))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  },
}

export const SwitchedOffWhileOpen: Story = {
  name: 'A key that is switched off while its page is open says so beside what is typed [KEY-39]',
  render: (args) => <RefreshedPage {...args} />,
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' North')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Active' })).not.toBeChecked())
    await expect(name).toHaveValue('Gate readers North')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const merged: unknown = expect.objectContaining({ name: 'Gate readers North', isActive: false })
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(merged, 9))
  },
}

export const Refused: Story = {
  name: 'What was typed survives a refused save',
  args: {
    onSave: fn(async () => ({ status: 'failed' as const, message: 'Failed to update API key.', fields: {} })),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' North')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByText('Failed to update API key.')).toBeVisible()
    await expect(name).toHaveValue('Gate readers North')
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone [KEY-27]',
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Description' }).focus()
    await userEvent.keyboard(' All of them.')
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        {
          name: 'Gate readers',
          description: 'Turnstiles of the north gate. All of them.',
          isActive: false,
          allProjects: false,
        },
        3,
      ),
    )
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).toHaveFocus()
  },
}
