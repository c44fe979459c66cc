import { LicenseExport, type LICENSE_EXPORT_COLUMNS } from '@sitewright/domain/licenses/export'
import { canOpenLicenseList } from '@sitewright/domain/licenses/policy'
import { licenseScreenLabels as labels } from '@sitewright/domain/licenses/screen-messages'
import { isUnlimited } from '@sitewright/domain/shared/limits'
import { defineListExport, type ExportColumns } from '../../exports/list-export'
import { licenseList, selectionIn } from './list'
import type { LicenseRow } from './store'

const limitCell = (limit: number): number | string => (isUnlimited(limit) ? labels.unlimited : limit)

const COLUMNS: ExportColumns<LicenseRow, (typeof LICENSE_EXPORT_COLUMNS)[number]> = {
  name: { header: labels.name, cell: (license) => license.name },
  licenseId: { header: labels.licenseId, cell: (license) => license.licenseId },
  company: { header: labels.company, cell: (license) => license.company },
  numProjects: { header: labels.numProjects, cell: (license) => license.numProjects },
  maxProjects: { header: labels.maxProjects, cell: (license) => limitCell(license.maxProjects) },
  numUsers: { header: labels.numUsers, cell: (license) => license.numUsers },
  maxUsers: { header: labels.maxUsers, cell: (license) => limitCell(license.maxUsers) },
  isActive: { header: labels.active, cell: ({ isActive }) => (isActive ? labels.active : labels.inactive) },
  expiryDate: {
    header: labels.expiryDate,
    cell: ({ expiryDate }) => (expiryDate === null ? labels.never : new Date(expiryDate)),
  },
}

/** The list of licenses as a CSV file. */
export const licenseExport = defineListExport({
  kind: 'licenses.export',
  input: LicenseExport,
  allow: canOpenLicenseList,
  title: labels.list,
  open: ({ q, scope, createdAt }, input) => {
    const { count, piece } = licenseList(q, selectionIn(scope, input, createdAt))
    return { columns: COLUMNS, count, read: piece }
  },
})
