import fs from 'node:fs'
import path from 'node:path'

const PAGE = path.join(import.meta.dirname, '../../../../docs/operating/failover.md')

/**
 * A configuration of the failover page with the addresses of this machine, so that the measure tries what the page says.
 * @param addresses what to write for each text of the page; a text that the page does not have is an error
 */
export function readConfiguration(name: string, addresses: Readonly<Record<string, string>> = {}): string {
  const [, snippet] = new RegExp(`^\`\`\`\\w+ ${name}\\n(.*?)^\`\`\``, 'ms').exec(fs.readFileSync(PAGE, 'utf8')) ?? []
  if (snippet === undefined) throw new Error(`docs/operating/failover.md has no ${name}.`)
  return Object.entries(addresses).reduce((text, [written, real]) => {
    if (!text.includes(written)) throw new Error(`${name} of docs/operating/failover.md has no "${written}".`)
    return text.replaceAll(written, real)
  }, snippet)
}
