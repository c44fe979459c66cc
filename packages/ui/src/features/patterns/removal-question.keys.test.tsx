import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '@sitewright/domain/users/model'
import { GroupNameInput } from '@sitewright/domain/groups/model'
import { ASK_FROM_REMOVALS } from '@sitewright/domain/shared/limits'
import { Button } from '../../button/Button'
import { useDraft } from '../../draft/use-draft'
import { ThemeStyles } from '../../tokens/ThemeStyles'
import { user } from '../fixtures/users'
import { GroupActions } from '../users/GroupActions'
import { DraftEditForm } from './DraftEditForm'
import { EditForm } from './EditForm'
import { createTestRoot } from '../../test-root/test-root-fixture'

type Members = {
  name: string
  userIds: ReadonlySet<number>
}

const members = (count: number): Members => ({
  name: 'Visitors',
  userIds: new Set(Array.from({ length: count }, (_, id) => id)),
})

const onSave = vi.fn(async (value: Members) => ({ status: 'saved' as const, value: { value, version: 'b' } }))
const onUnassign = vi.fn(async () => true)

const TEXTS = { labels: { name: 'Name', userIds: 'Users' } }

/** A form of the lists of ids that checkboxes select. */
function DraftForm({ count }: { count: number }) {
  const [stored] = useState({ value: members(count), version: 'a' })
  const control = useDraft<Members, string>({ stored, onSave })
  return (
    <DraftEditForm label="Members" control={control} {...TEXTS} readOnlyNote={undefined}>
      <Button onClick={() => control.change('userIds', new Set())}>Remove all</Button>
    </DraftEditForm>
  )
}

function RemoveAll() {
  const { setValue } = useFormContext<Members>()
  return <Button onClick={() => setValue('userIds', new Set(), { shouldDirty: true })}>Remove all</Button>
}

/** A form of fields with a list of ids among them. */
function FieldsForm({ count }: { count: number }) {
  const [stored] = useState({ value: members(count), version: 'a' })
  return (
    <EditForm<Members, string>
      schema={GroupNameInput}
      stored={stored}
      {...TEXTS}
      readOnlyNote={undefined}
      onSave={onSave}
    >
      <RemoveAll />
    </EditForm>
  )
}

const inGroup = (count: number): User[] =>
  Array.from({ length: count }, (_, userId) =>
    user({ userId, userName: `user.${userId}`, userGroups: [{ userGroupId: 1, name: 'Visitors' }] }),
  )

const root = createTestRoot()
beforeEach(() => {
  vi.clearAllMocks()
})

const buttonOf = (text: string, within: ParentNode = document): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>('button')].find((button) => button.textContent.trim() === text)
const dialog = () => document.querySelector<HTMLElement>('[role=alertdialog]')

async function render(content: React.ReactNode, focused: string): Promise<void> {
  root.render(
    <>
      <ThemeStyles />
      {content}
    </>,
  )
  await expect.poll(() => buttonOf(focused)).toBeDefined()
  buttonOf(focused)?.focus()
}

describe.each([
  ['a list of checkboxes', DraftForm],
  ['fields', FieldsForm],
])('a save of %s', (_, Page) => {
  it('asks before it removes many, and saves nothing after Escape [CONST-30]', async () => {
    await render(<Page count={ASK_FROM_REMOVALS} />, 'Remove all')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => buttonOf('Discard')).toBeDefined()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => dialog()?.textContent).toContain(`Remove ${ASK_FROM_REMOVALS} users?`)
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialog).toBeNull()
    expect(onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(dialog).not.toBeNull()
    // Cancel has the focus first.
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(() => onSave.mock.calls.length).toBe(1)
  })

  it('removes a few without a question', async () => {
    await render(<Page count={ASK_FROM_REMOVALS - 1} />, 'Remove all')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => buttonOf('Discard')).toBeDefined()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => onSave.mock.calls.length).toBe(1)
    expect(dialog()).toBeNull()
  })
})

it('unassigns many selected users only after a question [CONST-30]', async () => {
  await page.viewport(1280, 800)
  await render(
    <GroupActions
      users={inGroup(239)}
      choices={undefined}
      onAssign={async () => undefined}
      onDeselect={() => undefined}
      onUnassign={onUnassign}
    />,
    'Unassign',
  )
  await userEvent.keyboard('{Enter}')
  const leave = page.getByRole('button', { name: 'Unassign Visitors' })
  await expect.element(leave).toBeVisible()
  leave.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => dialog()?.textContent).toContain('Unassign 239 users from Visitors?')
  expect(onUnassign).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => onUnassign.mock.calls.length).toBe(1)
})
