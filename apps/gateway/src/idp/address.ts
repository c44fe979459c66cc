/** Where the identity provider for development lies, below the origin. */
export const DEVELOPMENT_PROVIDER_PATH = '/idp'

/** What the portal is called there. */
export const DEVELOPMENT_CLIENT = 'sitewright-portal'
