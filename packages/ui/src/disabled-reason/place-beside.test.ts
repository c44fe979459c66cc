import { describe, expect, it } from 'vitest'
import { placeBeside } from './place-beside'

const button = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 32 })
const size = { width: 120, height: 30 }

describe('a layer beside a control', () => {
  it('is centered above its anchor', () => {
    expect(placeBeside(button(200, 100), size, 800)).toEqual({ top: 70, left: 160 })
  })

  it('is below its anchor when there is no space above', () => {
    expect(placeBeside(button(200, 37), size, 800).top).toBe(69)
    expect(placeBeside(button(200, 38), size, 800).top).toBe(8)
  })

  it('stays inside the window at either end', () => {
    expect(placeBeside(button(0, 100), size, 800).left).toBe(8)
    expect(placeBeside(button(770, 100), size, 800).left).toBe(672)
  })

  it('starts at the edge when it is wider than the window', () => {
    expect(placeBeside(button(100, 100), { width: 900, height: 30 }, 320).left).toBe(8)
  })
})
