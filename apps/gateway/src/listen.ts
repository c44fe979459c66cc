import type { FastifyInstance, FastifyListenOptions } from 'fastify'
import { StartFault } from './start-fault'

type Place = Required<Pick<FastifyListenOptions, 'port' | 'host'>> & Pick<FastifyListenOptions, 'listenTextResolver'>

/**
 * Listens.
 * @param prefix of the names of the two settings, for messages
 * @throws StartFault where the address or the port cannot be used
 */
export async function listenAt(app: FastifyInstance, place: Place, prefix = ''): Promise<void> {
  const { port, host, listenTextResolver } = place
  const [portName, hostName] = [`${prefix}PORT`, `${prefix}HOST`]
  try {
    await app.listen({ port, host, listenTextResolver })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    switch (code) {
      case 'EADDRINUSE':
        throw new StartFault(
          `Port ${port} of ${host} is taken by another program.`,
          `Stop it, or choose another port with ${portName}.`,
          error,
        )
      case 'EACCES':
        throw new StartFault(
          `Port ${port} may not be used by this user.`,
          `Choose one from 1024 on with ${portName}.`,
          error,
        )
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new StartFault(
          `This machine has no address ${host}.`,
          `Correct ${hostName}: 127.0.0.1 is this machine alone, 0.0.0.0 every address it has.`,
          error,
        )
      default:
        throw error
    }
  }
}
