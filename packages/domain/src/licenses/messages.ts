/** Texts that other areas load too. Those of the license screens are in `screen-messages.ts`. (Identity specification §8.) */
export const licenseMessages = {
  /** No full stop: as specified (ERR-39). */
  loadFailed: 'Failed to load licenses', // specified: ERR-39
  /** Another license answers as one that does not exist (ROLE-54). */
  notFound: 'No such license.',
  limitsConflict: 'Someone else changed the product licenses of this license while you were editing.',
  vendorsFailed: 'Failed to fetch vendors.',
} as const

export const licenseLabels = {
  license: 'License',
  all: 'All licenses',
  title: (license: { licenseId: number; name: string }) => `${license.licenseId} · ${license.name}`,
} as const
