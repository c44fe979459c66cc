import type { UserGroupInput } from '@sitewright/domain/groups/model'
import type { FieldErrors } from '@sitewright/domain/shared/problem'

const FIELDS: Readonly<Record<string, keyof UserGroupInput>> = { Name: 'name', LicenseId: 'licenseId' }

/** Renames the fields of errors: the call that creates a group names them in PascalCase. */
export const adaptGroupFields = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [FIELDS[field] ?? field, texts]))
