import type { SavedSite } from '@sitewright/domain/sites/tree-save'
import { describe, expect, it } from 'vitest'
import { checkPaths, type PathCheck } from '../../bulk-paste-editor/path-check'
import { planBulk } from './bulk-plan'
import { SITE_PATH_RULES, toExistingNodes } from './site-rules'

const SITES = [
  { siteId: 1, parentId: null, name: 'Tank Farm', active: true, version: 3 },
  { siteId: 2, parentId: 1, name: 'Old Yard', active: false, version: 1 },
]
const BY_ID = new Map<number, SavedSite>(SITES.map((site) => [site.siteId, site]))

function check(...lines: string[]): PathCheck {
  const work = checkPaths(lines.join('\n'), '\t', toExistingNodes(SITES), SITE_PATH_RULES)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

describe('the hierarchies of the bulk screen', () => {
  it('are one for each top site with something new, with the place of its lines [SITE-37]', () => {
    expect(planBulk(check('North\tGate', 'Tank Farm', 'tank farm\tRow 1'), BY_ID)).toEqual([
      {
        tree: { name: 'North', parentId: null, children: [{ name: 'Gate' }] },
        ids: ['new-0', 'new-1'],
        changedIds: new Set(['new-0', 'new-1']),
        versions: new Map(),
        place: 0,
        name: 'North',
      },
      {
        tree: { siteId: 1, name: 'Tank Farm', version: 3, children: [{ name: 'Row 1' }] },
        ids: [1, 'new-3'],
        changedIds: new Set(['new-3']),
        versions: new Map([[1, 3]]),
        place: 2,
        name: 'Tank Farm',
      },
    ])
  })

  it('create nothing below an archived site [SITE-73]', () => {
    expect(planBulk(check('Tank Farm\tOld Yard\tRow'), BY_ID)).toEqual([])
  })
})
