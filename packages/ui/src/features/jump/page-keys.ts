import { keyLabels as labels } from '@sitewright/domain/jump/key-messages'

/** A shortcut. */
export interface KeyLine {
  label: string
  /** Keys that are pressed together; several of them for a sequence, alternatives or a range. */
  keys: readonly (readonly string[])[]
  /** What is between several: 'or' for alternatives by default. */
  join?: 'sequence' | 'alternative' | 'range'
  /** Acts from anywhere on the page, unless single keys are off. */
  isSingle?: boolean
}

/** Shortcuts under a heading. */
export interface KeyGroup {
  title: string
  lines: readonly KeyLine[]
}

/** A shortcut that a page has when it has an element. */
interface PageKey extends KeyLine {
  /** Values of `aria-keyshortcuts` of the element that has the shortcut. */
  shortcuts?: readonly string[]
  /** The element, where it has no such attribute. */
  selector?: string
}

/** The keys of facets (API-119). */
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The panel with the links of a card, while it is open. */
const LINKS = '[data-part="links"]'
const TREE = '[role="tree"], [role="treegrid"]'

/** The shortcuts of pages by their headings. */
export const PAGE_KEYS: readonly { readonly title: string; readonly lines: readonly PageKey[] }[] = [
  {
    title: labels.thisPage,
    lines: [
      { label: labels.save, keys: [['Ctrl', 'S']], shortcuts: ['Control+S Meta+S'] },
      { label: labels.search, keys: [['/']], isSingle: true, shortcuts: ['/'] },
      {
        label: labels.facets,
        keys: DIGITS.map((key) => [key]),
        join: 'range',
        isSingle: true,
        shortcuts: DIGITS,
      },
      { label: labels.nextReport, keys: [['J'], ['K']], isSingle: true, shortcuts: ['J K'] },
      { label: labels.selectionBar, keys: [['F6']], shortcuts: ['F6'] },
      { label: labels.copyWorkflow, keys: [['C']], shortcuts: ['C'] },
      { label: labels.itemLinks, keys: [['L']], isSingle: true, shortcuts: ['L'] },
      { label: labels.goToLink, keys: [['1'], ['9']], join: 'range', isSingle: true, selector: LINKS },
      { label: labels.goBack, keys: [['B']], isSingle: true, selector: LINKS },
      { label: labels.showDifferences, keys: [['D']], shortcuts: ['D'] },
      { label: labels.reviewCopies, keys: [['Ctrl', 'Enter']], shortcuts: ['Control+Enter'] },
      { label: labels.undo, keys: [['Ctrl', 'Z']], shortcuts: ['Control+Z'] },
      { label: labels.redo, keys: [['Ctrl', 'Shift', 'Z']], shortcuts: ['Control+Shift+Z'] },
      { label: labels.shareWeight, keys: [['=']], shortcuts: ['='] },
      { label: labels.addProperty, keys: [['Alt', 'N']], shortcuts: ['Alt+N'] },
      {
        label: labels.moveEntry,
        keys: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
        shortcuts: ['Alt+ArrowUp', 'Alt+ArrowDown'],
      },
      {
        label: labels.indent,
        keys: [
          ['Alt', '→'],
          ['Alt', '←'],
        ],
        shortcuts: ['Alt+ArrowRight', 'Alt+ArrowLeft'],
      },
      {
        label: labels.closeRow,
        keys: [
          ['Ctrl', '↑'],
          ['Ctrl', '↓'],
        ],
        shortcuts: ['Control+ArrowUp', 'Control+ArrowDown'],
      },
      { label: labels.nextProblem, keys: [['F8'], ['Shift', 'F8']], shortcuts: ['F8'] },
    ],
  },
  {
    title: labels.trees,
    lines: [
      { label: labels.openBranch, keys: [['→']], selector: TREE },
      { label: labels.closeBranch, keys: [['←']], selector: TREE },
      { label: labels.toggle, keys: [['Space']], selector: '[role="tree"]' },
      { label: labels.toggleAll, keys: [['Ctrl', 'A']], selector: '[role="tree"]' },
      { label: labels.openSiblings, keys: [['*']], selector: '[role="tree"]' },
    ],
  },
]

const isVisible = (page: ParentNode, selector: string): boolean =>
  [...page.querySelectorAll(selector)].some((element) => element.checkVisibility())

const hasShortcut = (page: ParentNode, shortcut: string): boolean =>
  isVisible(page, `[aria-keyshortcuts="${shortcut}"]`)

const hasElement = (page: ParentNode, { shortcuts = [], selector }: PageKey): boolean =>
  shortcuts.some((shortcut) => hasShortcut(page, shortcut)) || (selector !== undefined && isVisible(page, selector))

/** A range from the first to the last key that the page announces. */
const narrow = (page: ParentNode, line: PageKey): PageKey => {
  if (line.join !== 'range' || line.shortcuts === undefined) return line
  const present = line.keys.filter(([key = '']) => hasShortcut(page, key))
  return { ...line, keys: [...present.slice(0, 1), ...present.slice(1).slice(-1)] }
}

/**
 * The shortcuts that a page has. Elements announce theirs by `aria-keyshortcuts`, so that no page lists them.
 * @param page the content of the page
 */
export const findPageKeys = (page: ParentNode): KeyGroup[] =>
  PAGE_KEYS.map(({ title, lines }) => ({
    title,
    lines: lines.filter((line) => hasElement(page, line)).map((line) => narrow(page, line)),
  })).filter(({ lines }) => lines.length > 0)
