import { expect, it } from 'vitest'
import { isTestOrStory, repositoryFiles, textOf } from './repository'

/*
 * Ids of elements never contain a value of the caller: a space in it makes two ids for aria-labelledby and aria-describedby. They are made of
 * `useId` and a position.
 */

const SOURCES = repositoryFiles().filter(
  (file) =>
    /^packages\/ui\/src\/(?!features\/|tokens\/).*\.tsx?$/.test(file) &&
    !isTestOrStory(file) &&
    !file.includes('fixture'),
)

/** An id that begins with an id, and continues with a value: `${id}-${option.value}`, `${listId}-${value}`. */
const FROM_VALUE = /\$\{(?:\w+\.)*\w*[iI]d\}-\$\{(?:(?:\w+\.)+(?:id|value|key|name|label)|value|label)\}/g

const findIdsOfValues = (text: string): string[] => [...text.matchAll(FROM_VALUE)].map(([found]) => found)

it.each([
  ['id={`${wiring.controlId}-${option.value}`}', 1],
  ['aria-labelledby={`${id}-${value}`}', 1],
  ['id={`${id}-${item.id}-reason`}', 1],
  ['id={`${id}-${place}-reason`}', 0],
])('looks for values in %s', (text, count) => {
  expect(findIdsOfValues(text)).toHaveLength(count)
})

it('makes no id of an element from a value', () => {
  expect(SOURCES.flatMap((file) => findIdsOfValues(textOf(file)).map((found) => `${file}: ${found}`))).toEqual([])
})
