/** The error of a call without a license (USER-60). A file of its own, because the contract of users loads no other text of projects. */
export const LICENSE_REQUIRED = 'LicenseId is required.'
