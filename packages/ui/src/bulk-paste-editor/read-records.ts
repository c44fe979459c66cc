/** One row of a pasted text: one line, or several if a quoted cell contains line breaks. */
export interface PathRecord {
  /** Its first line, from 0. */
  line: number
  /** The line after its last one. */
  end: number
  /** Its names, from the top down, without the empty ones at the end; none for a blank row. */
  names: string[]
}

/** Removes blanks around a name, and turns each run of blanks inside into one space. A no-break space and a line break are blanks too. */
export const foldBlanks = (name: string): string => name.replaceAll(/\s+/g, ' ').trim()

/** Finds the next occurrence from a position that only moves forward, so that all searches together take linear time. */
function createFinder(text: string, searched: string): (at: number) => number {
  let found = -1
  return (at) => {
    if (found < at) {
      found = text.indexOf(searched, at)
      if (found < 0) found = text.length
    }
    return found
  }
}

/** The end of a quoted cell, if one starts at `open`. In it, two quotes are one. Anything else is text with a quote in it. */
function findQuotedEnd(text: string, open: number, delimiter: string): { close: number; end: number } | undefined {
  let close = text.indexOf('"', open + 1)
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close < 0) return undefined
  for (let end = close + 1; ; end += 1) {
    const unit = text[end]
    if (unit === undefined || unit === '\n' || text.startsWith(delimiter, end)) return { close, end }
    if (unit.trim() !== '') return undefined
  }
}

/**
 * Reads a text as rows of names. As a spreadsheet copies cells, one with a delimiter, a line break or a quote is quoted, and its quotes are doubled.
 * Runs in linear time.
 */
export function* readRecords(text: string, delimiter: string): Generator<PathRecord, void> {
  const findBreak = createFinder(text, '\n')
  const findDelimiter = createFinder(text, delimiter)
  const findQuote = createFinder(text, '"')
  let at = 0
  let line = 0
  while (at <= text.length) {
    const record: PathRecord = { line, end: line + 1, names: [] }
    for (let isLast = false; !isLast;) {
      let end = Math.min(findBreak(at), findDelimiter(at))
      let cell = text.slice(at, end)
      const open = findQuote(at)
      const quoted = open < end && text.slice(at, open).trim() === '' ? findQuotedEnd(text, open, delimiter) : undefined
      if (quoted !== undefined) {
        cell = text.slice(open + 1, quoted.close)
        end = quoted.end
        record.end += cell.split('\n').length - 1
        cell = cell.replaceAll('""', '"')
      }
      record.names.push(foldBlanks(cell))
      isLast = end >= text.length || text[end] === '\n'
      at = end + (isLast ? 1 : delimiter.length)
    }
    while (record.names.at(-1) === '') record.names.pop()
    line = record.end
    yield record
  }
}
