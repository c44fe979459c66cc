/**
 * Fields of calls and columns that are never written to the audit or read from it, and never stored on a device. Fields that are named after data (a parameter of a config, a
 * resource type) have a space in their names, so that none of them is one of these.
 */
export const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'apiKey',
  'code',
  'codeHash',
  'cognitoJwt',
  'deviceHash',
  'draftKey',
  'environmentSecret',
  'guidHash',
  'newPassword',
  'nonce',
  'password',
  'passwordHash',
  'secret',
  'secretHash',
  'sessionGuid',
  'sessionHash',
  'token',
  'tokenHash',
])

/** Whether a field is never written and never shown, by its name. */
export const isSecretField = (field: string): boolean => SECRET_FIELDS.has(field)

/** Whether a form never stores a field on the device (DRAFT-07): also a field that has a word for a secret in its name. */
export const isSecretInput = (field: string): boolean => isSecretField(field) || /password|secret|token/i.test(field)
