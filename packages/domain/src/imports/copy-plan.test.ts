import { expect, it } from 'vitest'
import { planImportCopies } from './copy-plan'
import type { ImportSystem } from './system'

const system = (configId: number, displayName: string): ImportSystem => ({
  configId,
  projectId: 12,
  displayName,
  description: '',
  path: `/north/${configId}`,
  active: true,
  enabled: false,
  isInternal: false,
  version: 1,
})

it('plans copies under the names of the source, but not those that the target has [COPY-09, COPY-36]', () => {
  const systems = [system(1, 'Weld Log'), system(2, 'Drawings'), system(3, 'Crane')]
  expect(planImportCopies(systems, [system(9, ' weld LOG')], new Set([1, 2]))).toMatchObject([
    { kind: 'import', ids: [2], note: 'import, as “Drawings”' },
  ])
})
