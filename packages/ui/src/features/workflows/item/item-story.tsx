import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import { findItem } from '@sitewright/domain/workflows/item-edit'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../button/Button'
import { ready } from '../../../view/view-state'
import { linkedPhases, spoolSites, spoolStatuses } from '../../fixtures/workflow-items'
import { type ItemContext, WorkflowItemEditor, type WorkflowItemEditorProps } from './WorkflowItemEditor'

/** One project with sites and equipment statuses. */
export const oneProject: ItemContext = {
  projectCount: 1,
  hasDifferingStatuses: false,
  sites: ready(spoolSites),
  equipmentStatuses: ready(spoolStatuses),
}

/** Called with the workflow that OK confirms. */
export const changed = fn()

/** Props of EditorPage. */
export interface EditorPageProps extends Partial<
  Pick<WorkflowItemEditorProps, 'faults' | 'initialTab' | 'readOnlyReason'>
> {
  itemId: string
  context: ItemContext
  /** Replaces fields of the item. */
  fields: Partial<WorkflowItem>
}

/** A page with a button that opens the editor, as the workflow editor does. */
export function EditorPage({ itemId, context, fields, ...rest }: EditorPageProps) {
  const [workflow, setWorkflow] = useState(() => ({
    phases: linkedPhases.map((phase) => ({
      ...phase,
      items: phase.items.map((item) => (item.itemId === itemId ? { ...item, ...fields } : item)),
    })),
  }))
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Properties of the item</Button>
      {isOpen && (
        <WorkflowItemEditor
          {...rest}
          workflow={workflow}
          itemId={itemId}
          context={context}
          onChange={(next) => {
            setWorkflow(next)
            changed(findItem(next.phases, itemId)?.item)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The open dialog of an item. */
export const findDialog = (name: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: `Item Properties: ${name}` })

/** Expects the item that OK confirmed to have these fields. */
export const expectItem = (fields: object): Promise<void> =>
  expect(changed).toHaveBeenLastCalledWith(expect.objectContaining(fields))

/** OK of the dialog. A form inside a tab has one of its own before it. */
export function getOk(dialog: HTMLElement): HTMLElement {
  const button = within(dialog).getAllByRole('button', { name: 'OK' }).at(-1)
  if (button === undefined) throw new Error('The dialog has no OK.')
  return button
}

/** Presses OK of the dialog with Enter, and expects the item to have these fields. */
export async function confirmItem(dialog: HTMLElement, fields: object): Promise<void> {
  getOk(dialog).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await expectItem(fields)
}
