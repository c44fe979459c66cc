import { createRoot } from 'react-dom/client'
import { styled } from 'styled-components'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ellipsis } from './tokens'

const Line = styled.p`
  width: 80px;
  ${ellipsis}
`
const LATIN = 'Laydown Yard North'
const ARABIC = 'ساحة التخزين الشمالية'

afterEach(() => {
  document.documentElement.dir = ''
  document.body.replaceChildren()
})

async function renderLine(dir: string, text: string) {
  document.documentElement.dir = dir
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(<Line>{text}</Line>)
  const line = page.getByText(text)
  await expect.element(line).toBeInTheDocument()
  const element = line.element()
  const range = document.createRange()
  range.setStart(element.firstChild as Node, 0)
  range.setEnd(element.firstChild as Node, 1)
  return { box: element.getBoundingClientRect(), first: range.getBoundingClientRect() }
}

it.each([
  ['ltr', LATIN],
  ['ltr', ARABIC],
  ['rtl', LATIN],
  ['rtl', ARABIC],
])('on a page with the direction %s, a truncated %s keeps its first letter', async (dir, text) => {
  const { box, first } = await renderLine(dir, text)
  expect(first.left).toBeGreaterThanOrEqual(box.left - 1)
  expect(first.right).toBeLessThanOrEqual(box.right + 1)
})

it.each(['Gate', 'باب'])('on a page from right to left, the short text %s is at the right', async (text) => {
  const { box, first } = await renderLine('rtl', text)
  const isLatin = text === 'Gate'
  expect(isLatin ? first.left - box.left : box.right - first.right).toBeGreaterThanOrEqual(isLatin ? 20 : -1)
})
