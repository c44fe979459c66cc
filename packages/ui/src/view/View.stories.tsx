import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { Skeleton } from '../skeleton/Skeleton'
import { BackLinkProvider } from './BackLinkProvider'
import { View } from './View'
import { failed, loading, ready, type View as ViewState } from './view-state'
import { description } from './View.description'
import { anatomy } from '../foundations/anatomy-story'

const USERS = ['adaeze.okafor', 'agnes.lindqvist', 'alessandro.bianchi']
const LOST = { message: 'The server said: “The connection to the database was lost.”', requestId: '7f3a-91c2' }

interface Props {
  view: ViewState<string[]>
  layout?: 'page' | 'region'
}

function Users({ view, layout }: Props) {
  return (
    <View
      view={view}
      layout={layout}
      failedTitle="Failed to fetch users."
      loading={
        <div style={{ display: 'grid', gap: 12 }}>
          {USERS.map((user) => (
            <Skeleton key={user} width={user.length * 8} />
          ))}
        </div>
      }
    >
      {(users, { isRefreshing }) =>
        users.length === 0 ? (
          <EmptyState title="No users yet">
            <p>New users can sign in immediately.</p>
          </EmptyState>
        ) : (
          <>
            <ul>
              {users.map((user) => (
                <li key={user}>{user}</li>
              ))}
            </ul>
            {isRefreshing && <p>Refreshing</p>}
          </>
        )
      }
    </View>
  )
}

const meta = {
  title: 'Components/View',
  component: Users,
  tags: ['autodocs'],
  args: { view: ready(USERS) },
  argTypes: { view: { control: false } },
  parameters: { description },
} satisfies Meta<typeof Users>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = {
  args: { view: loading() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await canvas.findByText('Loading')
    await expect(canvasElement.querySelectorAll('[data-shape]')).toHaveLength(3)
  },
}

export const Empty: Story = {
  tags: ['visual'],
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No users yet' })).toBeVisible()
    await expect(canvas.getByText('New users can sign in immediately.')).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['visual'],
  args: { view: failed(LOST, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch users.')
  },
}

export const FailedInARegion: Story = {
  args: { view: failed(LOST, fn()), layout: 'region' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to fetch users\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.view.state === 'failed' ? args.view.retry : undefined).toHaveBeenCalledOnce()
  },
}

export const FailedOffline: Story = {
  args: { view: failed({ message: 'There is no connection to the network.', isOffline: true }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no connection to the network.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

const MISSING = { message: 'No such user.', missingTitle: 'Not found' }

export const Missing: Story = {
  name: 'A record that does not exist has a link back and no Retry',
  tags: ['test-only'],
  parameters: { rows: ['NAV-39'] },
  args: { view: failed(MISSING, fn()) },
  render: (args) => (
    <BackLinkProvider link={{ href: '#users', label: 'Go to Users' }}>
      <Users {...args} />
    </BackLinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Not found\s*No such user\./)
    await expect(canvas.getByRole('link', { name: 'Go to Users' })).toHaveAttribute('href', '#users')
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const MissingInARegion: Story = {
  args: { view: failed(MISSING, fn()), layout: 'region' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Not found/)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** One region failed; the other one stays usable. */
export const Partial: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Users view={ready(USERS)} layout="region" />
      <Users view={failed(LOST, fn())} layout="region" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('adaeze.okafor')).toBeVisible()
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const VeryLongMessage: Story = {
  args: {
    view: failed({ message: 'northgate_refinery_expansion_'.repeat(60), requestId: '7f3a-91c2' }, fn()),
    layout: 'region',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320)
  },
}

export const Refreshing: Story = {
  args: { view: ready(USERS, { isRefreshing: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('adaeze.okafor')).toBeVisible()
    await expect(canvas.getByText('Refreshing')).toBeVisible()
  },
}

export const RefreshFailed: Story = {
  args: { view: ready(USERS, { staleProblem: LOST, retry: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('adaeze.okafor')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const RefreshFailedAndRetrying: Story = {
  args: { view: ready(USERS, { staleProblem: LOST, retry: fn(), isRefreshing: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** A server that responds when a button is pressed. */
function Server() {
  const [view, setView] = useState<ViewState<string[]> | null>(null)
  const retry = (): void => setView(loading())
  const fail = (): void => setView(failed({ message: 'Still lost.' }, retry))
  const goStale = (): void => {
    const refresh = (): void => setView(ready(USERS, { isRefreshing: true, staleProblem: LOST, retry: refresh }))
    setView(ready(USERS, { staleProblem: LOST, retry: refresh }))
  }
  return (
    <>
      <Users view={view ?? failed(LOST, retry)} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 24 }}>
        <Button data-response="ready" onPointerDown={() => setView(ready(USERS))}>
          Respond
        </Button>
        <Button data-response="failed" onPointerDown={fail}>
          Fail
        </Button>
        <Button data-response="stale" onPointerDown={goStale}>
          Respond, then fail to refresh
        </Button>
      </div>
    </>
  )
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: () => <Server />,
  play: async ({ canvas, canvasElement }) => {
    // Simulates a server response, which does not move the focus.
    const respond = (kind: string): void => {
      const button = canvasElement.querySelector(`[data-response="${kind}"]`)
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')

    respond('failed')
    await canvas.findByText('Still lost.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy')

    await userEvent.keyboard(' ')
    respond('ready')
    await canvas.findByText('adaeze.okafor')
    await expect(document.body).not.toHaveFocus()
    await expect(document.activeElement).toContainElement(canvas.getByText('adaeze.okafor'))

    respond('stale')
    await userEvent.tab()
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('adaeze.okafor')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    respond('ready')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument())
    await expect(document.activeElement).toContainElement(canvas.getByText('adaeze.okafor'))
  },
}

/** Retry as a promise, while the view stays failed. */
function RetriesByPromise() {
  const [settle, setSettle] = useState<(() => void) | null>(null)
  const retry = () => new Promise<void>((resolve) => setSettle(() => resolve))
  return (
    <>
      <Users view={failed(LOST, retry)} />
      <Button onClick={() => settle?.()}>Respond</Button>
    </>
  )
}

export const RetryWithPromise: Story = {
  name: 'Retry is busy until its promise settles',
  tags: ['test-only'],
  render: () => <RetriesByPromise />,
  play: async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }))
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
  },
}

function Loads() {
  const [view, setView] = useState<ViewState<string[]>>(loading())
  return (
    <>
      <Button onClick={() => flushSync(() => setView(ready(USERS)))}>Respond</Button>
      <Users view={view} />
    </>
  )
}

function Reloading() {
  const [view, setView] = useState<ViewState<string[]>>(ready([]))
  return (
    <View view={view} failedTitle="Failed to fetch users." loading={<Skeleton />}>
      {() => <EmptyState title="No users found" actions={<Button onClick={() => setView(loading())}>Reload</Button>} />}
    </View>
  )
}

export const ContentReplaced: Story = {
  name: 'The view takes the focus when loading replaces its focused content',
  tags: ['test-only'],
  render: () => <Reloading />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument())
    await expect(document.body).not.toHaveFocus()
  },
}

export const DeferredContent: Story = {
  name: 'Rendering loaded content does not block the page',
  tags: ['test-only'],
  render: () => <Loads />,
  play: async ({ canvas }) => {
    const respond = canvas.getByRole('button', { name: 'Respond' })
    respond.click()
    // The page handles the click first; the content renders later.
    await expect(canvas.queryByText('agnes.lindqvist')).toBeNull()
    await expect(await canvas.findByText('agnes.lindqvist')).toBeVisible()
  },
}

const columns = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }
const refreshFailed = ready(USERS, { staleProblem: LOST, retry: fn() })

export const Anatomy: Story = {
  tags: ['!dev'],
  ...anatomy([
    '[data-shape]',
    ['[data-state="failed"] p', 'start'],
    ['[data-state="failed"] p + p', 'start'],
    ['[data-state="failed"] button', 'start'],
    ['[data-state="stale"] strong', 'start'],
    ['[data-state="stale"] ul', 'start'],
  ]),
  render: () => (
    <div style={columns}>
      <Users view={loading()} />
      <div data-state="failed">
        <Users view={failed({ message: LOST.message }, fn())} layout="region" />
      </div>
      <div data-state="stale">
        <Users view={refreshFailed} layout="region" />
      </div>
    </div>
  ),
}

export const Do1: Story = {
  tags: ['!dev'],
  args: { view: refreshFailed, layout: 'region' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('adaeze.okafor')).toBeVisible()
  },
}

export const Dont1: Story = {
  tags: ['!dev'],
  args: { view: failed(LOST, fn()), layout: 'region' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('adaeze.okafor')).not.toBeInTheDocument()
  },
}

export const Do2: Story = { tags: ['!dev'], args: { view: loading() } }

export const Dont2: Story = {
  tags: ['!dev'],
  render: () => (
    <View view={loading()} failedTitle="Failed to fetch users." loading={<Skeleton shape="box" />}>
      {() => null}
    </View>
  ),
}
