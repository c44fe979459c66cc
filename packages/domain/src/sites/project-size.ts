import { siteMessages } from './messages'
import { MAX_SITES_OF_PROJECT } from './site'

/** Why a project cannot get this many more sites, or undefined. Without new sites, a project may have more than the limit. */
export const projectSizeProblem = (stored: number, added: number): string | undefined =>
  added > 0 && stored + added > MAX_SITES_OF_PROJECT
    ? siteMessages.projectFull(MAX_SITES_OF_PROJECT, stored)
    : undefined
