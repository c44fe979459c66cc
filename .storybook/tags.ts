/** Stories with this tag only test: their names are sentences about behavior. The sidebar, its search and documentation pages hide them. */
export const TEST_TAG = 'test-only'
