/** The texts of a JSON panel. `label` is the name of the panel. */
export interface JsonPanelLabels {
  copy: (label: string) => string
  /** The button of a collapsible panel. */
  fold: (label: string) => string
  expandAll: (label: string) => string
  collapseAll: (label: string) => string
  /** The button that folds a part: its key, its number in an array, or undefined for the outermost part, and its number of entries. */
  part: (name: string | number | undefined, count: number) => string
  /** While a large text is being formatted. */
  pending: string
  /** The note before the browser's reason. */
  invalid: string
  /** The button that shows all lines. */
  showAll: (lines: number) => string
}

/** The English texts, with numbers in the format of a locale. */
export function createJsonPanelLabels(locale: string): JsonPanelLabels {
  const { format } = new Intl.NumberFormat(locale)
  return {
    copy: (label) => `Copy ${label}`,
    fold: (label) => `Fold ${label}`,
    expandAll: (label) => `Expand all in ${label}`,
    collapseAll: (label) => `Collapse all in ${label}`,
    part: (name, count) => {
      const entries = `${format(count)} ${count === 1 ? 'entry' : 'entries'}`
      if (name === undefined) return `Everything, ${entries}`
      return `${typeof name === 'number' ? `Entry ${format(name)}` : name}, ${entries}`
    },
    pending: 'Formatting…',
    invalid: 'This is not valid JSON. It is shown as it was received.',
    showAll: (lines) => `Show all ${format(lines)} lines`,
  }
}
