import { describe, expect, it } from 'vitest'
import { auditRows } from '../../scripts/requirements/audit-rows.mjs'
import { readEvidence } from '../../scripts/requirements/read-evidence.mjs'
import { renderCoverage } from '../../scripts/requirements/render-coverage.mjs'
import { ROOT, textOf } from './repository'

describe('requirements', () => {
  const evidence = readEvidence(ROOT)

  it('holds every row of the specification', () => {
    const rowsOf = (part: string) =>
      evidence.areas.filter((area) => area.file.startsWith(part)).flatMap((area) => area.rows)
    expect(rowsOf('identity/')).toHaveLength(855)
    expect(rowsOf('operations/')).toHaveLength(801)
  })

  it('has a test or a reason for every row of a finished area, and no mark that names nothing', () => {
    expect(auditRows(evidence)).toEqual([])
  })

  it('has a coverage file that is up to date (npm run requirements writes it)', () => {
    expect(textOf('docs/requirements/coverage.md')).toBe(renderCoverage(evidence))
  })
})
