/** Stories with this tag only test: their names are sentences about behavior. The sidebar, its search and documentation pages hide them. */
export const TEST_TAG = 'test-only'

/** Pictures of stories with this tag are compared, and the page of a component shows the first of them. */
export const VISUAL_TAG = 'visual'

/** Stories with this tag need a window of their own, because they fill it or their play opens something in it. */
export const WINDOW_TAG = 'whole-window'

/** The page only links to a story with this tag: it is as tall as the example, or has a heading of its own above the next heading. */
export const LINKED_TAG = 'linked'
