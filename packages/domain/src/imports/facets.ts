/** The facets of the import list (IMP-37). */
export const IMPORT_FACETS = ['inactive'] as const
export type ImportFacet = (typeof IMPORT_FACETS)[number]
