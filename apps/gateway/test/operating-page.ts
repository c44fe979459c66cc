import fs from 'node:fs'
import path from 'node:path'

const PAGES = path.join(import.meta.dirname, '../../../docs/operating')

/**
 * A titled code block of a page of docs/operating, with the values of this machine, so that a test or a measure tries what the page says. A repository test looks for the calls
 * of this function: pass page and title as literals.
 * @param values what to write for each text of the block; a text that the block does not have is an error
 */
export function readBlock(page: string, title: string, values: Readonly<Record<string, string>> = {}): string {
  const text = fs.readFileSync(path.join(PAGES, page), 'utf8')
  const [, block] = new RegExp(`^ *\`\`\`\\w+ ${title}\\n(.*?)^ *\`\`\``, 'ms').exec(text) ?? []
  if (block === undefined) throw new Error(`docs/operating/${page} has no ${title}.`)
  return Object.entries(values).reduce((all, [written, real]) => {
    if (!all.includes(written)) throw new Error(`${title} of docs/operating/${page} has no "${written}".`)
    return all.replaceAll(written, real)
  }, block)
}
