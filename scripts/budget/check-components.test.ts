import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkComponents } from './check-components.mjs'
import { componentSize } from './component-size.mjs'

/** Text that does not compress, so that its size is known. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) => ((index * 2654435761) >>> 0).toString(36))
    .join('')
    .slice(0, length)

let folder: string

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-component-')))
  mkdirSync(path.join(folder, 'src'))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ exports: { './knob': './src/Knob.tsx' } }))
  writeFileSync(
    path.join(folder, 'src', 'Knob.tsx'),
    `import { useState } from 'react'
import { styled } from 'styled-components'
import { Slider } from 'react-aria-components'
const Root = styled.button\`color: red;\`
const later = () => import('./later')
export function Knob() {
  const [isOn] = useState(false)
  return <Root onClick={later} aria-pressed={isOn}><Slider /></Root>
}
export const unused = 1\n`,
  )
  writeFileSync(path.join(folder, 'src', 'later.ts'), `export const later = '${noise(4000)}'\n`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the size of a component alone', () => {
  it('is its own code and what it loads later, without the libraries that are there anyway', async () => {
    const size = await componentSize(path.join(folder, 'src', 'Knob.tsx'))
    expect(size).toBeGreaterThan(1500)
    expect(size).toBeLessThan(5500)
  })
  it('leaves out what has an entry point of its own, which is weighed there', async () => {
    const file = path.join(folder, 'src', 'Knob.tsx')
    const whole = await componentSize(file)
    expect(await componentSize(file, [path.join(folder, 'src', 'later.ts')])).toBeLessThan(whole - 1500)
  })
  it('holds within its budget', async () => {
    expect(await checkComponents(folder, { './knob': 6 })).toMatchObject({ isWithin: true })
  })
  it('fails above its budget, by how much', async () => {
    const { lines, isWithin } = await checkComponents(folder, { './knob': 1 })
    expect(isWithin).toBe(false)
    expect(lines.at(-1)).toMatch(/^knob +\d\.\d kB +1 kB {3}\d\.\d kB too much$/)
  })
  it('fails when what has a budget is gone', async () => {
    const { lines, isWithin } = await checkComponents(folder, { './dial': 1 })
    expect(isWithin).toBe(false)
    expect(lines.at(-1)).toContain('has a budget and no entry point')
  })
})
