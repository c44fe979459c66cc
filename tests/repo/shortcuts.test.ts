import { expect, it } from 'vitest'
import { PAGE_KEYS } from '../../packages/ui/src/features/jump/page-keys'
import { repositoryFiles, textOf } from './repository'

/** Of the top bar, which the sheet lists for every page. */
const EVERYWHERE = ['Control+K Meta+K']

it('the sheet of keys has a line for each shortcut that an element announces [KEYS-03]', () => {
  const listed = new Set([
    ...EVERYWHERE,
    ...PAGE_KEYS.flatMap(({ lines }) => lines.flatMap(({ shortcuts = [] }) => shortcuts)),
  ])
  const files = repositoryFiles().filter((file) => /^(?:packages\/ui|apps\/portal)\/src\/.*\.tsx$/.test(file))
  const announced = files
    .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/aria-keyshortcuts="([^"]+)"/g)].map(([, value = '']) => value))
  expect(announced.length).toBeGreaterThan(8)
  expect(announced.filter((value) => !listed.has(value))).toEqual([])
})
