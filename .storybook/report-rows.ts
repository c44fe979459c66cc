// Copies the requirement rows of a story from its parameters to its test, where scripts/runner/vitest-report.mjs reads them. After
// each test, so that a story that fails names its rows too.
import type { ComposedStoryFn } from 'storybook/internal/types'
import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TestContext {
    /** What Storybook's test of a story renders. */
    story?: ComposedStoryFn
  }
}

afterEach(({ story, task }) => {
  const rows: unknown = story?.parameters.rows
  if (rows !== undefined) Object.assign(task.meta, { rows })
})
