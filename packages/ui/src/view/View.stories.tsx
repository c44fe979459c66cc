import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { Skeleton } from '../skeleton/Skeleton'
import { View } from './View'
import { failed, loading, ready, type View as ViewState } from './view-state'

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
            <p>Whoever is added can log in at once.</p>
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
  parameters: {
    docs: {
      description: {
        component: `What a screen can be: loading, failed or ready. Skeletons come after 200 ms, a refresh never blanks what is there, a refresh that failed
stands as a note above it. A failure stays on screen while it is tried again.

**Not for** a form: what a person has typed is never replaced by what a server says.

**Role and name**: a group without a name; a hidden \`status\` says "Loading" when the skeletons come, a failure is an \`alert\`, a refresh
that failed a \`status\`.

| Key | Does |
| --- | --- |
| Enter, Space | On Retry: tries again. The focus stays on Retry while it works, then goes to the content that came |`,
      },
    },
  },
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

export const Empty: Story = { args: { view: ready([]) } }

export const Failed: Story = {
  args: { view: failed(LOST, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch users.')
  },
}

export const FailedInARegion: Story = { args: { view: failed(LOST, fn()), layout: 'region' } }

export const FailedOffline: Story = {
  args: { view: failed({ message: 'There is no connection to the network.', isOffline: true }, fn()) },
}

/** One part failed; the other one is there, and stays usable. */
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

export const AnswerThatIsVeryLong: Story = {
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

export const RefreshFailedAndIsTriedAgain: Story = {
  args: { view: ready(USERS, { staleProblem: LOST, retry: fn(), isRefreshing: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** A server that answers when a button says so. */
function Server() {
  const [view, setView] = useState<ViewState<string[]> | null>(null)
  const retry = (): void => setView(loading())
  const refuse = (): void => setView(failed({ message: 'Still lost.' }, retry))
  const goStale = (): void => {
    const refresh = (): void => setView(ready(USERS, { isRefreshing: true, staleProblem: LOST, retry: refresh }))
    setView(ready(USERS, { staleProblem: LOST, retry: refresh }))
  }
  return (
    <>
      <Users view={view ?? failed(LOST, retry)} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 24 }}>
        <Button data-answer="ready" onPointerDown={() => setView(ready(USERS))}>
          Answer
        </Button>
        <Button data-answer="failed" onPointerDown={refuse}>
          Refuse
        </Button>
        <Button data-answer="stale" onPointerDown={goStale}>
          Answer, then fail to refresh
        </Button>
      </div>
    </>
  )
}

export const KeyboardAlone: Story = {
  render: () => <Server />,
  play: async ({ canvas, canvasElement }) => {
    // The server's side of it: what happens there does not touch the focus.
    const answer = (kind: string): void => {
      const button = canvasElement.querySelector(`[data-answer="${kind}"]`)
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')

    answer('failed')
    await canvas.findByText('Still lost.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy')

    await userEvent.keyboard(' ')
    answer('ready')
    await canvas.findByText('adaeze.okafor')
    await expect(document.body).not.toHaveFocus()
    await expect(document.activeElement).toContainElement(canvas.getByText('adaeze.okafor'))

    answer('stale')
    await userEvent.tab()
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('adaeze.okafor')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    answer('ready')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument())
    await expect(document.activeElement).toContainElement(canvas.getByText('adaeze.okafor'))
  },
}

/** Retry as a data layer gives it: a promise, while the view stays failed. */
function Promised() {
  const [settle, setSettle] = useState<(() => void) | null>(null)
  const retry = () => new Promise<void>((resolve) => setSettle(() => resolve))
  return (
    <>
      <Users view={failed(LOST, retry)} />
      <Button onClick={() => settle?.()}>Answer</Button>
    </>
  )
}

export const RetryIsBusyUntilItsPromiseSettles: Story = {
  render: () => <Promised />,
  play: async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
  },
}

function Coming() {
  const [view, setView] = useState<ViewState<string[]>>(loading())
  return (
    <>
      <Button onClick={() => flushSync(() => setView(ready(USERS)))}>Answer</Button>
      <Users view={view} />
    </>
  )
}

export const WhatComesDoesNotHoldUpThePage: Story = {
  render: () => <Coming />,
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('button', { name: 'Answer' })
    answer.click()
    // The page has answered the press; the content follows in work of its own.
    await expect(canvas.queryByText('agnes.lindqvist')).toBeNull()
    await expect(await canvas.findByText('agnes.lindqvist')).toBeVisible()
  },
}
