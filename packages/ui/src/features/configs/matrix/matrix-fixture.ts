import type { MatrixCell, MatrixPage } from '@sitewright/domain/configs/matrix'
import type { OptionSearch } from '../../patterns/option-search'
import type { ChosenProject } from '../../patterns/ProjectChoice'

const CONFIGS = [
  'CustomBarcodeExport',
  'CustomEquipmentStatus',
  'CustomSiteBarcode',
  'DefaultMaterialStatus',
  'DocumentNameAutoNumbering',
  'EnforceStorageLevels',
  'Integration',
  'ReceiptPost',
  'ResourceProperties',
]

const CELLS: Readonly<Record<string, MatrixCell>> = {
  m: { state: 'missing' },
  d: { state: 'default' },
  s: { state: 'same' },
  1: { state: 'differs', count: 1 },
  2: { state: 'differs', count: 2 },
  3: { state: 'differs', count: 3 },
}

/** A letter for each cell. */
const ROWS: readonly [id: number, name: string, cells: string][] = [
  [9, 'Harbor Substation', 's3dsd2sdd'],
  [14, 'Module Yard', 'mssdssssd'],
  [17, 'Tank Farm Revamp', 'sssds1ssd'],
  [18, 'Coker Unit Revamp', 'm2sd31sdm'],
  [19, 'Jetty 3 Piling', 'mmmdmmmdm'],
  [22, 'Jetty 3', 'sssssssss'],
  [23, 'Flare Stack Replacement', 'dssdddddd'],
  [26, 'Pipeline Tie-in East', 's1ssd s3d'],
  [27, 'Cooling Tower', 'mdddddddd'],
  [31, 'Control Room Fit-out with a long name', 'ssdsssds1'],
]

export const MATRIX: MatrixPage = {
  configs: CONFIGS,
  reference: { projectId: 12, name: 'Northgate Refinery Expansion', counts: [2, 4, 1, 1, 3, 2, 2, 1, null] },
  projects: ROWS.map(([projectId, name, cells]) => ({
    projectId,
    name,
    cells: cells.split('').map((letter): MatrixCell => CELLS[letter] ?? { state: 'same' }),
  })),
  total: 43,
}

export const REFERENCE: ChosenProject = { projectId: 12, name: 'Northgate Refinery Expansion' }

export const PROJECT_SEARCH: OptionSearch<ChosenProject> = {
  found: [REFERENCE, { projectId: 18, name: 'Coker Unit Revamp' }],
  isLoading: false,
  failure: undefined,
  onRetry: () => undefined,
  onSearch: () => undefined,
}
