import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { ToggleBadge } from '../toggle-badge/ToggleBadge'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { useOptimisticToggle } from './use-optimistic-toggle'

/** Pending saves, which the story accepts or rejects. */
const saves: { isSelected: boolean; accept: () => void; reject: (error: Error) => void }[] = []

const save = (isSelected: boolean): Promise<void> =>
  new Promise((accept, reject) => saves.push({ isSelected, accept, reject }))

const onError = fn<(error: unknown, isSelected: boolean) => void>()

const getWord = (isLocked: boolean): string => (isLocked ? 'Locked' : 'Open')

interface LockBadgeProps {
  /** What the server stores. */
  isLocked?: boolean
}

/** A badge that saves itself. */
function LockBadge({ isLocked = false }: LockBadgeProps) {
  const { isSelected, isBusy, announcement, onChange } = useOptimisticToggle({
    isSelected: isLocked,
    onSave: save,
    onError,
    labels: { stillOn: 'Change not saved. Still locked.', stillOff: 'Change not saved. Still open.' },
  })
  return (
    <>
      <ToggleBadge
        owner="user anton.reyes"
        isSelected={isSelected}
        isBusy={isBusy}
        actionDescription={isSelected ? 'Press to unlock.' : 'Press to lock.'}
        tone={isSelected ? 'danger' : 'neutral'}
        icon={isSelected ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
        onChange={onChange}
      >
        {getWord(isSelected)}
      </ToggleBadge>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

/** A page that the badge can leave, and that fetches what the server stores. */
function Page() {
  const [isShown, setShown] = useState(true)
  const [isLocked, setLocked] = useState(false)
  return (
    <>
      {isShown && <LockBadge isLocked={isLocked} />}
      <Button onClick={() => setShown(!isShown)}>{isShown ? 'Leave' : 'Come back'}</Button>
      <Button onClick={() => setLocked(!isLocked)}>Fetch</Button>
    </>
  )
}

const meta = {
  title: 'Patterns/Optimistic toggle',
  component: LockBadge,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `\`useOptimisticToggle\` makes a toggle show its new state before the server stores it. One request is in flight at a time. Fast presses are
merged, and the last one wins. A failed save rolls back and returns an \`announcement\` for a \`role="status"\`; if the user has pressed again, the newer intent is saved instead. A save that is pending when the toggle leaves the page is finished.

\`createWriteQueue\` is the same for many entities with several fields each, such as the rows of a list.

**Not for** a choice that is saved with a form, nor for an action that needs a confirmation.

**Role and name**: those of the toggle that it is used with.

| Key | Does |
| --- | --- |
| Enter, Space | Shows the new state at once and saves it |`,
      },
    },
  },
  beforeEach: () => {
    saves.length = 0
    onError.mockClear()
  },
} satisfies Meta<typeof LockBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button')
    await userEvent.click(badge)
    await expect(badge).toHaveAccessibleName('Locked, user anton.reyes')
    await expect(badge).toHaveAttribute('aria-busy', 'true')
    saves[0]?.accept()
    await waitFor(() => expect(badge).not.toHaveAttribute('aria-busy'))
    await expect(badge).toHaveAccessibleName('Locked, user anton.reyes')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const FastPresses: Story = {
  name: 'Fast presses send one request at a time, and the last one wins',
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button')
    await userEvent.dblClick(badge)
    await expect(badge).toHaveAccessibleName('Open, user anton.reyes')
    await expect(saves.map(({ isSelected }) => isSelected)).toEqual([true])
    saves[0]?.accept()
    await waitFor(() => expect(saves.map(({ isSelected }) => isSelected)).toEqual([true, false]))
    await expect(badge).toHaveAttribute('aria-busy', 'true')
    saves[1]?.accept()
    await waitFor(() => expect(badge).not.toHaveAttribute('aria-busy'))
    await expect(badge).toHaveAccessibleName('Open, user anton.reyes')
  },
}

export const PressesThatEndAtTheStart: Story = {
  name: 'A third press that ends at what was sent needs no second request',
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button')
    await userEvent.tripleClick(badge)
    saves[0]?.accept()
    await waitFor(() => expect(badge).not.toHaveAttribute('aria-busy'))
    await expect(saves).toHaveLength(1)
    await expect(badge).toHaveAccessibleName('Locked, user anton.reyes')
  },
}

export const SaveFails: Story = {
  name: 'A failed save rolls back and is announced, each time',
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button')
    await userEvent.click(badge)
    saves[0]?.reject(new Error('502'))
    await waitFor(() => expect(badge).toHaveAccessibleName('Open, user anton.reyes'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Change not saved. Still open.')
    await expect(onError).toHaveBeenCalledWith(new Error('502'), false)
    await expect(badge).toHaveFocus()

    await userEvent.click(badge)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    saves[1]?.reject(new Error('502'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Change not saved. Still open.'))
  },
}

export const FailsAfterANewerIntent: Story = {
  name: 'A save that fails after a newer press does not undo the newer press',
  args: { isLocked: true },
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button')
    await userEvent.click(badge)
    await userEvent.click(badge)
    await userEvent.click(badge)
    await expect(badge).toHaveAccessibleName('Open, user anton.reyes')
    saves[0]?.reject(new Error('502'))
    await waitFor(() => expect(saves.map(({ isSelected }) => isSelected)).toEqual([false, false]))
    await expect(badge).toHaveAccessibleName('Open, user anton.reyes')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(onError).not.toHaveBeenCalled()
    saves[1]?.accept()
    await waitFor(() => expect(badge).not.toHaveAttribute('aria-busy'))
    await expect(badge).toHaveAccessibleName('Open, user anton.reyes')
  },
}

export const LeavesThePage: Story = {
  name: 'A toggle that leaves the page still saves the last intent',
  render: () => <Page />,
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Open, user anton.reyes' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    saves[0]?.accept()
    await waitFor(() => expect(saves.map(({ isSelected }) => isSelected)).toEqual([true, false]))
    saves[1]?.reject(new Error('502'))
    await waitFor(() => expect(onError).toHaveBeenCalledWith(new Error('502'), true))
  },
}

export const FollowsTheServer: Story = {
  name: 'A new value from the server replaces the saved one',
  render: () => <Page />,
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button', { name: 'Open, user anton.reyes' })
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch' }))
    await expect(badge).toHaveAccessibleName('Locked, user anton.reyes')
    await userEvent.click(badge)
    saves[0]?.accept()
    await waitFor(() => expect(badge).not.toHaveAttribute('aria-busy'))
    await expect(badge).toHaveAccessibleName('Open, user anton.reyes')
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch' }))
    await expect(badge).toHaveAccessibleName('Open, user anton.reyes')
  },
}

export const FailsAfterARefetch: Story = {
  name: 'A save that fails after a refetch announces the refetched state',
  render: () => <Page />,
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button', { name: 'Open, user anton.reyes' })
    await userEvent.click(badge)
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch' }))
    saves[0]?.reject(new Error('502'))
    await waitFor(() => expect(badge).not.toHaveAttribute('aria-busy'))
    await expect(badge).toHaveAccessibleName('Locked, user anton.reyes')
    await expect(canvas.getByText('Change not saved. Still locked.')).toBeInTheDocument()
    await expect(onError).toHaveBeenCalledWith(new Error('502'), true)
  },
}

export const KeyboardAlone: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const badge = canvas.getByRole('button')
    await expect(badge).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(badge).toHaveAccessibleName('Open, user anton.reyes')
    await expect(saves).toHaveLength(1)
    saves[0]?.reject(new Error('502'))
    await waitFor(() => expect(badge).not.toHaveAttribute('aria-busy'))
    await expect(badge).toHaveAccessibleName('Open, user anton.reyes')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(badge).toHaveFocus()
  },
}
