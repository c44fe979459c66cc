import fs from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, '../../../../deploy')

/**
 * A file of `deploy` with the addresses of this machine, so that a measure tries what an operator copies.
 * @param addresses what to write for each text of the file; a text that the file does not have is an error
 */
export function readConfiguration(name: string, addresses: Readonly<Record<string, string>> = {}): string {
  const file = fs.readFileSync(path.join(FOLDER, name), 'utf8')
  return Object.entries(addresses).reduce((text, [written, real]) => {
    if (!text.includes(written)) throw new Error(`deploy/${name} has no "${written}".`)
    return text.replaceAll(written, real)
  }, file)
}

/** The variables of `sitewright.env`. */
export const readEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    [...readConfiguration('sitewright.env').matchAll(/^(\w+)=("?)(.+)\2$/gm)].map(([, name = '', , value = '']) => [
      name,
      value,
    ]),
  )
