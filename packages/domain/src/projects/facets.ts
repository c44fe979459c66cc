/** The facets of the project list (PROJ-57). */
export const PROJECT_FACETS = ['withoutSites'] as const
export type ProjectFacet = (typeof PROJECT_FACETS)[number]
