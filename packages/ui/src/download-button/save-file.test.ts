import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file'

const link = { href: '', download: '', click: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { createElement: () => link })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('saves the file by its name, and revokes its URL after the browser read it', () => {
  const blob = new Blob(['a'])
  saveFile(blob, 'barcodes.pdf')
  expect(URL.createObjectURL).toHaveBeenCalledWith(blob)
  expect(link).toMatchObject({ href: 'blob:here', download: 'barcodes.pdf' })
  expect(link.click).toHaveBeenCalledOnce()
  expect(URL.revokeObjectURL).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:here')
})
