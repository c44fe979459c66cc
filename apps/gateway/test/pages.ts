import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../../..')

/** The text of a file, by its path from the root of the repository. */
export const pageOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8')

/** The cells of each row of the tables of a page whose first header is `header`. Headers are left out. */
export function rowsOf(page: string, header: string): string[][] {
  const rows: string[][] = []
  let isWanted = false
  for (const line of page.split('\n')) {
    if (!line.startsWith('|')) isWanted = false
    else {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      if (cells[0] === header) isWanted = true
      else if (isWanted && !/^-+$/.test(cells[0] ?? '')) rows.push(cells)
    }
  }
  return rows
}

/** The texts of a cell in backticks. */
export const codesOf = (cell = ''): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code)

/** The anchors of the headings of a page. */
export const anchorsOf = (page: string): string[] =>
  Array.from(page.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
