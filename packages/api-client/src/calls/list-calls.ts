import { Job } from '@sitewright/domain/jobs/model'
import { facetCounts } from '@sitewright/domain/shared/list-query'

/** Counts the rows of a list for each facet (LIC-90). Its query is the filter of the list without the facets. */
export const facetsOf = <const Path extends string, const Facet extends string>(path: Path, facets: readonly Facet[]) =>
  ({ base: 'own', method: 'GET', path, replies: { 200: facetCounts(facets) } }) as const

/** Starts the job that writes a list as a CSV file (API-117). Its body is the filter of the list with the columns. */
export const exportOf = <const Path extends string>(path: Path) =>
  ({ base: 'own', method: 'POST', path, replies: { 202: Job } }) as const
