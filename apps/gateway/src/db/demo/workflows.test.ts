import { describe, expect, it } from 'vitest'
import { getFlags, ITEM_FLAGS } from '@sitewright/domain/workflows/board'
import { linkFaultTexts } from '@sitewright/domain/workflows/fault-messages'
import { listItems } from '@sitewright/domain/workflows/links'
import { isGeneratedId } from '@sitewright/domain/workflows/new-parts'
import { validateWorkflow } from '@sitewright/domain/workflows/validate'
import { projectNamed } from './projects'
import { SITE_PROJECT, siteNamed } from './sites'
import { DEMO_WORKFLOW_MAPPINGS, demoWorkflows, workflowNamed } from './workflows'

const NOW = Date.UTC(2030, 0, 1)
const rows = demoWorkflows(NOW)
const refinery = projectNamed(SITE_PROJECT).projectId
const named = (name: string) => rows.filter((row) => row.name === name)

describe('the workflows of the demo world', () => {
  it('are ten in the refinery, one of them shared by three projects and one archived', () => {
    expect(rows.filter(({ projectId }) => projectId === refinery)).toHaveLength(10)
    expect(new Set(named('Valve Installation').map(({ relatedKey }) => relatedKey)).size).toBe(1)
    expect(named('Valve Installation')).toHaveLength(3)
    expect(rows.filter(({ isDecommissioned }) => isDecommissioned === true).map(({ name }) => name)).toEqual([
      'Hydrotest',
    ])
    const harbour = projectNamed('Outer Breakwater').projectId
    expect(rows.filter(({ projectId }) => projectId === harbour)).toHaveLength(2)
  })

  it('have every kind of link and part among them', () => {
    const flags = rows.flatMap(({ data }) => listItems(data.phases).flatMap(({ item }) => getFlags(item)))
    expect(new Set(flags)).toEqual(new Set(ITEM_FLAGS))
    const spools = new Set(
      named('Pipe Spool Fabrication').flatMap(({ data }) =>
        listItems(data.phases).flatMap(({ item }) => getFlags(item)),
      ),
    )
    for (const kind of ['preRequisite', 'conditionalVisibility', 'reset', 'complete'] as const)
      expect(spools).toContain(kind)
  })

  it('are valid but for one with a link to an item that no longer exists', () => {
    const siteIds = new Set([siteNamed(SITE_PROJECT, 'Utilities', 'Zone D').siteId])
    const context = { projectCount: 1, hasDifferingStatuses: false, siteIds }
    const faults = rows.flatMap(({ name, data }) =>
      validateWorkflow({ name, phases: data.phases }, context).map(({ message }) => [name, message]),
    )
    expect(faults).toEqual([['Instrument Loop Check', linkFaultTexts.dangling('preRequisite')]])
  })

  it('have ids of their own, in the form of generated ones [CONS2-19, CONS2-20]', () => {
    const copies = new Map(rows.map((row) => [row.relatedKey, row]))
    const ids = [...copies.values()].flatMap(({ relatedKey, data }) => [
      relatedKey,
      ...data.phases.flatMap(({ phaseId, items }) => [phaseId, ...items.map(({ itemId }) => itemId)]),
    ])
    expect(ids.filter((id) => !isGeneratedId(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('have two copies that cannot be archived', () => {
    expect([...new Set(DEMO_WORKFLOW_MAPPINGS.map(({ workflowId }) => workflowId))]).toEqual([
      workflowNamed('Valve Installation', 'Tank Farm Revamp').workflowId,
      workflowNamed('Structural Steel Erection', SITE_PROJECT).workflowId,
    ])
  })
})
