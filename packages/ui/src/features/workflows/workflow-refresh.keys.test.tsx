import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { spoolPhases } from '../fixtures/workflow-boards'
import { LeaveGuardProvider } from '../../leave-guard/LeaveGuard'
import { type StoredWorkflow, WorkflowEditor, type WorkflowEditorProps } from './WorkflowEditor'
import { createTestRoot } from '../../test-root/test-root-fixture'

const root = createTestRoot()
const onSave = vi.fn<WorkflowEditorProps['onSave']>()

const stored = (version: number, change: Partial<StoredWorkflow['draft']> = {}): StoredWorkflow => ({
  draft: { name: 'Spool Fabrication', projectIds: [12], phases: spoolPhases, ...change },
  workflowRelatedKey: 'spools',
  copies: [{ workflowId: 1, projectId: 12, version }],
})
const judgeProjects = () => [{ projectId: 12, name: 'Northgate Refinery Expansion' }]
const getContext = () => ({ projectCount: 1, hasDifferingStatuses: false })

function render(workflow: StoredWorkflow): void {
  root.render(
    <LeaveGuardProvider guard={() => null}>
      <WorkflowEditor
        mode="edit"
        stored={workflow}
        judgeProjects={judgeProjects}
        projectsState={{}}
        getContext={getContext}
        getProjectName={String}
        parts={{ existingPhases: () => null, item: () => null }}
        onSave={onSave}
        onSaved={() => undefined}
        isStoredDraft={() => true}
        listHref="#list"
        toasts={{ error: () => '', info: () => '', close: () => undefined }}
      />
    </LeaveGuardProvider>,
  )
}

beforeEach(() => {
  onSave.mockReset()
  onSave.mockResolvedValue({ status: 'failed', message: 'Not saved.' })
})

const nameField = page.getByRole('textbox', { name: 'Workflow Name' })
const phaseNamed = (name: RegExp) => page.getByRole('region', { name })
const others = spoolPhases.map((phase, at) => ({ ...phase, phaseWeight: at === 0 ? 45 : 55 }))

it('a refresh in the middle of typing and between two moves loses nothing and moves no focus [WF-82]', async () => {
  render(stored(1))
  await nameField.click()
  await userEvent.keyboard('{End} A')
  render(stored(2, { phases: others }))
  await expect.element(phaseNamed(/^Phase Receive, weight 45/)).toBeVisible()
  expect(document.activeElement).toBe(nameField.element())
  await userEvent.keyboard('B')
  await expect.element(nameField).toHaveValue('Spool Fabrication AB')

  const card = page.getByRole('button', { name: 'Put away', exact: true })
  await expect.element(card).toBeVisible()
  ;(card.element() as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  render(
    stored(3, {
      phases: others.map((phase) => ({ ...phase, items: phase.items.map((item) => ({ ...item, itemWeight: 50 })) })),
    }),
  )
  await expect.element(card).toHaveAccessibleDescription(/50/)
  expect(document.activeElement).toBe(card.element())
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  const [sent, base] = onSave.mock.calls[0] ?? []
  expect(base?.copies).toEqual([{ workflowId: 1, projectId: 12, version: 3 }])
  expect(sent?.name).toBe('Spool Fabrication AB')
  expect(sent?.phases.map(({ phaseWeight }) => phaseWeight)).toEqual([45, 55])
  expect(sent?.phases[0]?.items.map(({ itemName, itemWeight }) => [itemName, itemWeight])).toEqual([
    ['Put away', 50],
    ['Material arrives at gate', 50],
    ['Count and inspect', 50],
  ])
})
