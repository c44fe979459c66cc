import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findMarks } from './find-marks.mjs'
import { readCalls } from './read-calls.mjs'
import { readAreas } from './read-rows.mjs'

/**
 * @param {string} root
 * @returns {import('./audit-rows.mjs').Evidence} of the repository under root
 */
export function readEvidence(root) {
  const folder = path.join(root, 'docs', 'requirements')
  const json = (/** @type {string} */ name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  return {
    areas: readAreas(folder),
    marks: findMarks(root),
    calls: readCalls(root),
    finished: json('finished.json'),
    reasons: json('reasons.json'),
  }
}
