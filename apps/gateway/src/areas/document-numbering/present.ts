import type { DocumentNumber } from '@sitewright/domain/document-numbering/model'
import type { DocumentNumberRow } from './store'

export const presentNumber = ({
  typeNumber,
  nextNumber,
}: Pick<DocumentNumberRow, 'typeNumber' | 'nextNumber'>): DocumentNumber => ({
  resourceType: typeNumber,
  expectedNextNumber: nextNumber,
  newNextNumber: nextNumber,
})
