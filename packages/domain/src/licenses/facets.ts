/** The facets of the list of licenses (LIC-90). */
export const LICENSE_FACETS = ['expiring', 'expired', 'overLimit', 'inactive'] as const
export type LicenseFacet = (typeof LICENSE_FACETS)[number]
