import type { ApiKeyFilter } from '@sitewright/domain/api-keys/model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { grantReplies } from '@sitewright/domain/shared/grant-messages'
import { failed, loading, ready } from '../../view/view-state'
import { apiKey, apiKeys } from '../fixtures/api-keys'
import { licenses } from '../fixtures/users'
import { showsFailure, showsNothing } from '../fixtures/plays'
import { ApiKeyListScreen, type ApiKeyListScreenProps } from './ApiKeyListScreen'

const filter: ApiKeyFilter = {
  search: '',
  onlyActive: false,
  licenseId: undefined,
  sort: { key: 'name', isDescending: false },
  page: 1,
  pageSize: 25,
}

const meta: Meta<typeof ApiKeyListScreen> = {
  title: 'Screens/API keys/List',
  component: ApiKeyListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ rows: apiKeys, total: 32 }),
    filter,
    onFilter: fn(),
    pageHref: (page: number) => `#page-${page}`,
    newHref: '#new',
    rowLink: (key) => ({ id: `key-${key.apiKeyId}`, href: `#key-${key.apiKeyId}`, onClick: fn() }),
    canEdit: () => true,
    isSaving: () => false,
    onToggle: fn(),
    table: { density: 'comfortable', onDensity: fn(), hidden: [], onHidden: fn() },
  },
}

export default meta
type Story = StoryObj<typeof ApiKeyListScreen>

export const Default: Story = {}

export const WithLicenseSelector: Story = { args: { licenses } }

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to fetch API keys.', requestId: 'req-7f3a' }, fn()) },
  play: showsFailure('Failed to fetch API keys.', 'Request req-7f3a'),
}

export const Empty: Story = {
  args: { view: ready({ rows: [], total: 0 }) },
  play: showsNothing('No API keys found', 'This license has no API keys yet.', 'announced'),
}

/** A list whose filter changes: the next rows are still loading then. */
function Filtered(args: ApiKeyListScreenProps) {
  const [current, setCurrent] = useState<ApiKeyFilter>(args.filter)
  return (
    <ApiKeyListScreen
      {...args}
      view={current === args.filter ? args.view : loading()}
      filter={current}
      onFilter={(change) => {
        args.onFilter(change)
        setCurrent({ ...current, ...change })
      }}
    />
  )
}

/** Each filter is cleared on its own, and the focus goes to the search field. */
export const NothingMatches: Story = {
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, search: 'zzzz', onlyActive: true } },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No API keys found', { selector: '[role="status"]' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Show inactive keys too' })).toBeVisible()
    canvas.getByRole('button', { name: 'Clear filter' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '' })
    await expect(canvas.getByRole('searchbox', { name: 'Filter API keys' })).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Show Only Active Keys' })).toBeChecked()
  },
}

export const Saving: Story = { args: { isSaving: (key) => key.apiKeyId === 2 } }

/** Without the right to edit. */
export const ReadOnly: Story = {
  name: 'Read-only',
  args: { canEdit: () => false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Active, API key/ })).toBeNull()
    await expect(canvas.getAllByText('Active').length).toBeGreaterThan(1)
  },
}

export const LockedBadge: Story = {
  name: 'The badge of a key that the user cannot switch is locked, with the reason',
  tags: ['test-only'],
  parameters: { rows: ['ROLE-57'] },
  args: { view: ready({ rows: [apiKey({ keyPrefix: 'aB3dE5gH', activeLock: grantReplies.keyOff })], total: 1 }) },
  play: async ({ canvas, args }) => {
    const badge = canvas.getByRole('button', { name: 'Active, API key aB3dE5gH' })
    await expect(badge).toHaveAccessibleDescription(grantReplies.keyOff)
    badge.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).not.toHaveBeenCalled()
  },
}

export const VeryLongText: Story = {
  args: {
    view: ready({ rows: [apiKey({ apiKeyId: 99, name: 'Reads everything '.repeat(30) }), ...apiKeys], total: 7 }),
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['KEY-04', 'KEY-08', 'KEY-09'] },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Filter API keys' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Show Only Active Keys' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ onlyActive: true })
    canvas.getByRole('link', { name: 'k0x9q2m0z' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Active, API key k0x9q2m0z' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).toHaveBeenLastCalledWith(apiKeys[0], 'isActive')
  },
}
