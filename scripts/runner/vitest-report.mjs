// Writes the report of a run of Vitest. Named in vitest.config.ts, so that every run leaves one.
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { rowsOf, rowsOfStory } from './marks.mjs'
import { reportFile, startReport } from './report.mjs'

/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').TestSuite} TestSuite */
/** @typedef {import('vitest/reporters').Reporter} Reporter */

/** @type {Record<import('vitest/node').TestRunEndReason, import('./report.mjs').End>} */
const ENDS = { passed: 'finished', failed: 'finished', interrupted: 'interrupted' }

/** @implements {Reporter} */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class VitestReport {
  #root = process.cwd()
  /** @type {(line: import('./report.mjs').Line) => void} */
  #append = () => undefined

  /**
   * The report is named after the first of the projects that run, as the configuration orders them.
   * @param {import('vitest/node').Vitest} vitest
   */
  onInit(vitest) {
    this.#root = vitest.config.root
    this.#append = startReport(reportFile(this.#root, nameOf(vitest.projects[0])))
  }

  /** @param {TestModule} module */
  onTestModuleQueued(module) {
    this.#append({ started: this.#fileOf(module) })
  }

  /**
   * The rows of a story come from .storybook/report-rows.ts.
   * @param {TestCase} test
   */
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    const titles = titlesOf(test)
    const meta = test.meta()
    this.#append({
      test: {
        file: this.#fileOf(test.module),
        titles,
        rows: [...new Set([...rowsOf(titles), ...rowsOfStory('rows' in meta ? meta.rows : undefined)])],
        status: state === 'pending' ? 'skipped' : state,
        ...(test.location && { line: test.location.line }),
        ...(state === 'failed' && { message: getMessage(errors ?? []) }),
      },
    })
  }

  /**
   * Hooks of a group that fail belong to no test.
   * @param {TestSuite} suite
   */
  onTestSuiteResult(suite) {
    const errors = suite.errors()
    if (errors.length > 0) {
      this.#append({ error: `${[this.#fileOf(suite.module), ...titlesOf(suite)].join(' › ')}: ${getMessage(errors)}` })
    }
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    const file = this.#fileOf(module)
    const errors = module.errors()
    if (errors.length > 0) this.#append({ error: `${file}: ${getMessage(errors)}` })
    this.#append({ ended: file })
  }

  /**
   * @param {readonly TestModule[]} _modules
   * @param {readonly import('vitest').SerializedError[]} unhandled
   * @param {import('vitest/node').TestRunEndReason} reason
   */
  onTestRunEnd(_modules, unhandled, reason) {
    for (const error of unhandled) this.#append({ error: getMessage([error]) })
    this.#append({ end: ENDS[reason] })
  }

  /**
   * @param {TestModule} module
   * @returns {string} from the root, with forward slashes
   */
  #fileOf(module) {
    return path.relative(this.#root, module.moduleId).split(path.sep).join('/')
  }
}

/**
 * @param {TestCase | TestSuite} task
 * @returns {string[]} from the outermost group inward
 */
function titlesOf(task) {
  return task.parent.type === 'module' ? [task.name] : [...titlesOf(task.parent), task.name]
}

/**
 * @param {readonly import('vitest').SerializedError[]} errors
 * @returns {string}
 */
function getMessage(errors) {
  return stripVTControlCharacters(errors.map(({ message, stack }) => message || stack || 'no message').join('\n'))
}

/**
 * @param {import('vitest/node').TestProject | undefined} project
 * @returns {string} its name in vitest.config.ts: one in a browser gets the browser's name behind it
 */
const nameOf = (project) => project?.name.replace(/ \(\w+\)$/, '') ?? 'tests'
