/** Texts of the stand-in for an integration of the demo data. */
export const integrationStandInMessages = {
  title: 'Integration Stand-in',
  about: 'This demo page represents an integration. It verified the token that the portal sent with the address.',
  claims: 'What the token says',
  user: 'userName',
  license: 'licenseId',
  audience: 'aud',
  issuer: 'iss',
  issued: 'iat',
  expires: 'exp',
  noToken: 'This address has no token. Open it with Setup in the portal.',
  refused:
    'This token has expired, was used or changed, or is for another integration. Open Setup in the portal again.',
  noSuchPage: 'This page does not exist.',
  portal: 'Back to the portal',
} as const
