import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LeaveGuardProvider } from '../../../leave-guard/LeaveGuard'
import { createTestRoot } from '../../../test-root/test-root-fixture'
import { createToastQueue } from '../../../toasts/toast-queue'
import { ready } from '../../../view/view-state'
import { existingWorkflows, manyWorkflows } from '../../fixtures/existing-phases'
import { spoolPhases } from '../../fixtures/workflow-boards'
import { ExistingPhaseDialog } from '../ExistingPhaseDialog'
import { WorkflowEditor } from '../WorkflowEditor'

const root = createTestRoot()
const toasts = createToastQueue()
const stored = {
  draft: { name: 'Spool Fabrication', projectIds: [12], phases: spoolPhases },
  workflowRelatedKey: 'spools',
  copies: [{ workflowId: 1, projectId: 12, version: 1 }],
}
const judgeProjects = () => [{ projectId: 12, name: 'Northgate Refinery Expansion' }]
const getContext = () => ({ projectCount: 1, hasDifferingStatuses: false })

const search = page.getByRole('combobox', { name: 'Search phases, items and workflows' })
const phaseNamed = (name: RegExp) => page.getByRole('region', { name })
const shownTexts = () => toasts.getSnapshot().map(({ text }) => text)

/** Opens the dialog by keys. */
async function openDialog(): Promise<void> {
  const button = page.getByRole('button', { name: 'Add phase' })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Existing phase' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(search).toHaveFocus()
}

beforeEach(() => {
  root.render(
    <LeaveGuardProvider guard={() => null}>
      <WorkflowEditor
        mode="edit"
        stored={stored}
        judgeProjects={judgeProjects}
        projectsState={{}}
        getContext={getContext}
        getProjectName={String}
        parts={{
          existingPhases: (props) => (
            <ExistingPhaseDialog {...props} view={ready(existingWorkflows)} getProjectName={String} />
          ),
          item: () => null,
        }}
        onSave={async () => ({ status: 'failed', message: 'Not saved.' })}
        onSaved={() => undefined}
        isStoredDraft={() => true}
        listHref="#list"
        toasts={toasts}
      />
    </LeaveGuardProvider>,
  )
})

it('inserts two phases by keys, each one step of undo, and ends on the menu of the last one [WF-110]', async () => {
  await openDialog()
  await userEvent.keyboard('drain{Shift>}{Enter}{/Shift}')
  await expect.poll(shownTexts).toEqual(['Drain inserted.'])
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}test{ArrowDown}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Phase Test', exact: true })).toHaveFocus()
  await expect.element(phaseNamed(/^Phase Drain, weight 0, 2 items/)).toBeInTheDocument()
  expect(shownTexts()).toEqual(['Test inserted. 3 parts were not copied: links and email addresses.'])

  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(phaseNamed(/^Phase Test,/)).not.toBeInTheDocument()
  await expect.element(phaseNamed(/^Phase Drain,/)).toBeInTheDocument()
  // Its Undo would undo another step now.
  await expect.poll(shownTexts).toEqual([])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(phaseNamed(/^Phase Drain,/)).not.toBeInTheDocument()
})

it('undoes the insertion from its toast [WF-110]', async () => {
  await openDialog()
  await userEvent.keyboard('loop{Enter}')
  await expect.element(page.getByRole('button', { name: 'Phase Loop test', exact: true })).toHaveFocus()
  toasts.getSnapshot()[0]?.action?.onAction()
  await expect.element(phaseNamed(/^Phase Loop test,/)).not.toBeInTheDocument()
})

it('opens the dialog for a new phase with the text that matches nothing, and Escape closes it [WF-107]', async () => {
  await openDialog()
  await userEvent.keyboard('paint')
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Phase Name' })).toHaveValue('paint')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add phase' })).toHaveFocus()
})

it('renders some of 500 phases, and the others when the keys reach them [WF-107]', async () => {
  const onInsert = vi.fn()
  root.render(
    <ExistingPhaseDialog
      view={ready(manyWorkflows())}
      workflow="Spool Fabrication"
      projectIds={[12]}
      phases={spoolPhases}
      getProjectName={String}
      onInsert={onInsert}
      onNew={() => undefined}
      onClose={() => undefined}
    />,
  )
  await expect.element(search).toHaveFocus()
  const rendered = (): number => document.querySelectorAll('[role="option"]').length
  await userEvent.keyboard('in{ArrowDown}')
  const active = page.getByRole('option', { selected: true, name: 'Inspect and' })
  await expect.element(active).toHaveAttribute('aria-posinset', '2')
  await expect.element(active).toHaveAttribute('aria-setsize', '500')
  expect(rendered()).toBeLessThan(100)
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}')
  await expect.element(active).toHaveAttribute('aria-posinset', '52')
  await expect.element(active).toBeInViewport()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(() => onInsert.mock.calls.length).toBe(1)
})
