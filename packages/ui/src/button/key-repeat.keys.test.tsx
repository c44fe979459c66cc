import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button, IconButton } from './Button'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const onClick = vi.fn()
const onKeyDown = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  root.render(
    <>
      <Button onClick={onClick} onKeyDown={onKeyDown}>
        Add
      </Button>
      <IconButton label="Copy" icon={<svg />} onClick={onClick} onKeyDown={onKeyDown} />
    </>,
  )
  await expect.poll(() => document.querySelectorAll('button')).toHaveLength(2)
})

describe('a key that is held down on a button', () => {
  it.each([
    ['Enter', 0],
    [' ', 0],
    ['Enter', 1],
    [' ', 1],
  ])('clicks once with %j', async (key, index) => {
    document.querySelectorAll('button')[index]?.focus()
    await userEvent.keyboard(`{${key}>4}{/${key}}`)
    expect(onClick).toHaveBeenCalledOnce()
    expect(onKeyDown).toHaveBeenCalledTimes(4)
  })
})
