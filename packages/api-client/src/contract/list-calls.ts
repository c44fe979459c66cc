import { Job } from '@sitewright/domain/jobs/model'
import { facetCounts } from '@sitewright/domain/shared/list-query'
import { call, type CallRow, type Schema } from './contract'

/** What the calls beside a list have of their own: the policy is that of the list. */
type Own = Pick<CallRow, 'path' | 'summary' | 'allow'>

/** Counts the rows of a list for each facet (LIC-90). `query` is the filter of the list without its facets. */
export const facetsCall = <const Row extends Own, Query extends Schema, const Facet extends string>({
  facets,
  ...row
}: Row & { readonly query: Query; readonly facets: readonly Facet[] }) =>
  call({ ...row, base: 'own', method: 'GET', needsPerson: true, replies: { 200: facetCounts(facets) } })

/** Starts the job that writes a list as a CSV file (API-117). `body` is the filter of the list with the columns. */
export const exportCall = <const Row extends Own, Body extends Schema>(row: Row & { readonly body: Body }) =>
  call({ ...row, base: 'own', method: 'POST', needsPerson: true, replies: { 202: Job } })
