import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { ApiKeyInput } from '@sitewright/domain/api-keys/model'
import { grantReplies } from '@sitewright/domain/shared/grant-messages'
import { allowed, refused } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { failed, loading, ready } from '../../view/view-state'
import { measureBoxes, pairBoxes } from '../fixtures/boxes'
import { apiKey } from '../fixtures/api-keys'
import { showsFailure } from '../fixtures/plays'
import { ApiKeyDetails, ApiKeySkeleton, type ApiKeyDetailsProps } from './ApiKeyDetails'
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
      loading={<ApiKeySkeleton />}
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

/** Loads the key again after someone else deactivated it. */
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
    onSave: fn(async (input: ApiKeyInput) => ({ status: 'saved' as const, value: apiKey({ ...input, version: 4 }) })),
  },
}

export default meta
type Story = StoryObj<typeof Page>

/** Shows prefix and license once, in the header. */
export const Default: Story = {
  parameters: { rows: ['KEY-25', 'KEY-26'] },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent)
    await expect(facts).toEqual(expect.arrayContaining(['aB3dE5gH', '1 · Northgate Constructors']))
    // The form does not repeat them.
    await expect(canvas.getAllByText('aB3dE5gH')).toHaveLength(1)
    await expect(canvas.queryByRole('textbox', { name: 'License Id' })).toBeNull()
    await expect(getComputedStyle(canvas.getByText('aB3dE5gH')).fontFamily).toMatch(/mono/i)
  },
}

export const Inactive: Story = { args: { view: ready(apiKey({ isActive: false, allProjects: true })) } }

export const Loading: Story = { args: { view: loading() } }

function LoadingPage(props: Parameters<typeof Page>[0]) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <Page {...props} view={isLoaded ? ready(apiKey()) : loading()} />
      <Button onClick={() => setLoaded(true)}>Load</Button>
    </>
  )
}

export const NothingMoves: Story = {
  name: 'Moves neither tabs nor fields when the key arrives',
  tags: ['test-only'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => <LoadingPage {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading')
    const before = measureBoxes(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await canvas.findByRole('textbox', { name: 'Name' })
    const boxes = pairBoxes(before, measureBoxes(canvasElement))
    await expect(boxes.names).toEqual(
      expect.arrayContaining(['Details', 'Roles', 'Access', 'Active', 'Name, control', 'Description, control']),
    )
    await expect(boxes.after).toEqual(boxes.before)
  },
}

export const LicenseIsRead: Story = {
  name: 'Shows no license number while the name of the license is loading',
  tags: ['test-only'],
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

export const Missing: Story = {
  args: { view: failed({ message: 'No such API key.', requestId: 'req-7f3a' }, fn()) },
  play: showsFailure('Failed to fetch API key.', 'No such API key.', 'Request req-7f3a'),
}

export const VeryLongText: Story = {
  args: { view: ready(apiKey({ name: 'Reads the gates '.repeat(6), description: 'Turnstiles. '.repeat(80) })) },
}

/** Read-only without the role. */
export const ReadOnly: Story = {
  parameters: { rows: ['KEY-38'] },
  args: {
    edit: refused(
      'You need one of these roles: Administer User Create Update, Administer API Keys. Ask your administrator.',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const InvalidName: Story = {
  name: 'A name is asked for in words of its own',
  tags: ['test-only'],
  parameters: { rows: ['KEY-17'] },
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
  name: 'A conflict asks about the name, and merges what they changed elsewhere',
  tags: ['test-only'],
  args: {
    onSave: fn(async (input: ApiKeyInput, version: number) =>
      version === 9
        ? { status: 'saved' as const, value: apiKey({ ...input, version: 10 }) }
        : {
            status: 'conflict' as const,
            current: apiKey({ name: 'Saved by them', isActive: false, version: 9 }),
          },
    ),
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' North')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Someone else changed this/ })).toHaveFocus())
    await expect(canvas.getByRole('radio', { name: 'Their version Saved by them' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Active' })).toHaveTextContent('Their version No')
    await expect(name).toHaveValue('Gate readers North')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my changes' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    // Saving a name does not activate the key again.
    const merged: unknown = expect.objectContaining({ name: 'Gate readers North', isActive: false })
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(merged, 9))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).not.toBeChecked()
  },
}

export const SwitchedOffWhileOpen: Story = {
  name: 'A key that was deactivated while its page is open shows it beside the unsaved changes',
  tags: ['test-only'],
  parameters: { rows: ['KEY-39'] },
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

/** What was typed survives a refused save. */
export const Refused: Story = {
  name: 'Server refused',
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
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['KEY-27'] },
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

export const LockedActive: Story = {
  name: 'Active cannot be changed without the roles of the key, and says why',
  tags: ['test-only'],
  parameters: { rows: ['ROLE-57'] },
  args: { view: ready(apiKey({ activeLock: grantReplies.keyOff })) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Active' })
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(grantReplies.keyOff))
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toBeEnabled()
  },
}
