import { StartFault } from '../start-fault'
import { rootCause } from './root-cause'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** By SQLSTATE where the server answered, by the code of the system or of TLS where it did not. */
export function connectionFault(error: unknown, place: string): StartFault {
  const server = `The PostgreSQL server of DATABASE_URL (${place})`
  const certificate = `The certificate of the PostgreSQL server of DATABASE_URL (${place})`
  const reason = reasonOf(error)
  const fault = (problem: string, remedy: string) => new StartFault(problem, remedy, error)
  switch (codeOf(error)) {
    case '28P01':
      return fault(
        `${server} refuses the user name or the password.`,
        'Correct the user name and the password in DATABASE_URL.',
      )
    case '28000':
      if (reason.endsWith('no encryption')) {
        return fault(
          `${server} refuses connections without TLS: ${reason}.`,
          'Add sslmode=verify-full to DATABASE_URL, with sslrootcert where the certificate authority is your own.',
        )
      }
      return fault(
        `${server} refuses the connection: ${reason}.`,
        /certificate/.test(reason)
          ? 'Name the certificate of this user and its key in DATABASE_URL: sslcert=…&sslkey=….'
          : 'Correct the user name in DATABASE_URL, or pg_hba.conf of the server.',
      )
    case '3D000':
      return fault(
        `The PostgreSQL server of DATABASE_URL has no database ${place}.`,
        'Create an empty database of that name, or correct the name in DATABASE_URL.',
      )
    case '53300':
      return fault(
        `${server} has no free connection: ${reason}.`,
        'Raise its limit of connections, lower DATABASE_POOL_SIZE of all gateways, or put a pooler in between.',
      )
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return fault(
        `${certificate} is for another host: ${reason}`,
        'Use a host name of the certificate in DATABASE_URL, or issue a certificate for this host.',
      )
    case 'CERT_HAS_EXPIRED':
    case 'CERT_NOT_YET_VALID':
      return fault(
        `${certificate} is not valid now: ${reason}.`,
        'Renew the certificate or that of its authority. Check the clocks of both machines.',
      )
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'CERT_SIGNATURE_FAILURE':
      return fault(
        `${certificate} is from a certificate authority that the gateway does not trust: ${reason}.`,
        'Name the PEM file of this certificate authority in DATABASE_URL: sslrootcert=….',
      )
    default:
      if (reason === NO_TLS) {
        return fault(
          `${server} has no TLS, and sslmode of DATABASE_URL requires it.`,
          'Turn on ssl in postgresql.conf of the server. Use sslmode=disable only where nobody else can read the network.',
        )
      }
      return fault(
        `${server} cannot be reached: ${reason}.`,
        'Start the server or correct DATABASE_URL; leave it out to use the embedded database.',
      )
  }
}

/** The message of `pg`, which has no code. */
const NO_TLS = 'The server does not support SSL connections'

/** What a server refuses while its database is prepared, where an operator can fix it; any other error as it is. */
export function preparationFault(error: unknown): unknown {
  const refusal = rootCause(error)
  // A migration that failed says which one it was.
  const reason = error instanceof StartFault ? error.message.replace(/\.$/, '') : reasonOf(refusal)
  switch (codeOf(refusal)) {
    case '42501':
      return new StartFault(
        `The user of DATABASE_URL may not prepare the database: ${reason}.`,
        'Make the user the owner of the database: alter database … owner to ….',
        error,
      )
    case '0A000':
    case '58P01':
      return new StartFault(
        `The server of DATABASE_URL lacks what the gateway needs: ${reason}.`,
        'Install the contributed extensions of PostgreSQL (pg_trgm) on the server.',
        error,
      )
    default:
      return error
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error && error.message !== '' ? error.message : 'no reason given'
}
