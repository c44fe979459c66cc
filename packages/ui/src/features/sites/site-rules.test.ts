import { describe, expect, it } from 'vitest'
import type { SiteNode } from '@sitewright/domain/sites/model'
import { SITE_DELIMITERS } from '@sitewright/domain/sites/model'
import { checkPaths, type PathCheck } from '../../bulk-paste-editor/path-check'
import { findNameErrors } from '../../name-tree-editor/outline-errors'
import { toExistingNodes, SITE_NAME_RULES, SITE_PATH_RULES } from './site-rules'

const SITES: readonly SiteNode[] = [
  { siteId: 1, parentId: null, name: 'North', active: true },
  { siteId: 2, parentId: 1, name: 'Row 1', active: true },
  { siteId: 3, parentId: 1, name: 'Old', active: false },
]

function finish(work: Generator<unknown, PathCheck>): PathCheck {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
const check = (lines: string[], delimiter = '\t'): PathCheck =>
  finish(checkPaths(lines.join('\n'), delimiter, toExistingNodes(SITES), SITE_PATH_RULES))
const drawn = (lines: string[], delimiter?: string): string[] =>
  check(lines, delimiter).nodes.map(({ name, kind, depth }) => `${'>'.repeat(depth)}${name} ${kind}`)

describe('site paths', () => {
  it.each(SITE_DELIMITERS)('are one level a part, split at $label [SITE-40, SITE-44]', ({ value }) => {
    expect(drawn([['Yard', 'Lane', 'Bin'].join(value)], value)).toEqual(['Yard new', '>Lane new', '>>Bin new'])
  })

  it('take rows as Excel copies them, empty cells and all [SITE-41, SITE-47]', () => {
    expect(drawn(['Yard\tLane\t\t\r', '\t\t\r', 'Yard\tLane 2\tBin\r'])).toEqual([
      'Yard new',
      '>Lane new',
      '>Lane 2 new',
      '>>Bin new',
    ])
  })

  it('reuse a site that is there or was built by a line before, in any case [SITE-45]', () => {
    expect(drawn(['north\tROW 1\tBin', 'NORTH\tRow 2', 'north\trow 2\tBin'])).toEqual([
      'North existing',
      '>Row 1 existing',
      '>>Bin new',
      '>Row 2 new',
      '>>Bin new',
    ])
  })

  it('are read as Excel quotes them, and with its no-break spaces [SITE-91]', () => {
    expect(drawn(['"North"\t"Row\u00a01"\t"Bin\n7"', '"Tank\u00a0\u00a0Farm"', '"Row ""A"" 1"'])).toEqual([
      'North existing',
      '>Row 1 existing',
      '>>Bin 7 new',
      'Tank Farm new',
      'Row "A" 1 wrong',
    ])
  })

  it('find a stored name with other blanks [SITE-91]', () => {
    const stored = [{ id: 1, name: 'A\u00a0\u00a0B' }]
    const [node] = finish(checkPaths('a B', '\t', stored, SITE_PATH_RULES)).nodes
    expect(node).toMatchObject({ kind: 'existing', existingId: 1 })
  })

  it('keep equal names under different parents apart [SITE-46]', () => {
    expect(drawn(['A\tRow 1', 'B\tRow 1', 'Row 1'])).toEqual([
      'A new',
      '>Row 1 new',
      'B new',
      '>Row 1 new',
      'Row 1 new',
    ])
  })

  it('get the specified texts, line by line [SITE-22, SITE-23, SITE-27, SITE-47, SITE-48]', () => {
    expect(check(['A\t\tB', '', `A\t${'x'.repeat(51)}`, 'A\tB/C', 'A\tB']).faults).toEqual([
      { line: 0, kind: 'error', message: 'Name can not be blank' },
      { line: 2, kind: 'error', message: 'Site names cannot have more than 50 characters.' },
      { line: 3, kind: 'error', message: 'Site names cannot have special characters.' },
    ])
  })

  it('create nothing below an archived site [SITE-73]', () => {
    const result = check(['North\told\tBin', 'North\tRow 1\tBin'])
    expect(result.nodes.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'North existing',
      'Old archived',
      'Bin skipped',
      'Row 1 existing',
      'Bin new',
    ])
    expect(result.faults).toEqual([
      { line: 0, kind: 'remark', message: 'Old is archived. Unarchive it before you add sites below it.' },
    ])
  })
})

describe('the names of a site hierarchy', () => {
  it('are refused when a sibling has them, in any case and archived ones too [SITE-28, SITE-29, SITE-30, SITE-73]', () => {
    const rows = [
      { id: 1, name: 'North', depth: 0 },
      { id: 3, name: 'Old', depth: 1 },
      { id: 'new-1', name: ' OLD ', depth: 1 },
      { id: 'new-2', name: 'old', depth: 0 },
    ]
    expect([...findNameErrors(rows, SITE_NAME_RULES)]).toEqual([
      [3, "Siblings can't have the same name."],
      ['new-1', "Siblings can't have the same name."],
    ])
  })
})
