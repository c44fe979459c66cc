import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { ColorPicker, type ColorPickerProps } from './ColorPicker'
import { createTestRoot } from '../test-root/test-root-fixture'

const onChange = vi.fn<(value: string | null) => void>()
const root = createTestRoot()

beforeEach(() => {
  onChange.mockReset()
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function render(props: Partial<ColorPickerProps>): Promise<void> {
  root.render(
    <>
      <ThemeStyles />
      <button type="button">Before</button>
      <ColorPicker label="Fill" onChange={onChange} {...props} />
      <ColorPicker label="Border" {...props} />
      <button type="button">After</button>
    </>,
  )
  await expect.element(page.getByRole('button', { name: 'After' })).toBeVisible()
}
const getFocusedName = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const custom = (label = 'Fill') => page.getByLabelText(`Custom, ${label}`)

describe('two color pickers with twelve swatches each', () => {
  it.each<[string, Partial<ColorPickerProps>]>([
    ['no color', {}],
    ['a color of the palette', { defaultValue: '#4169E1' }],
    ['another color', { defaultValue: '#123456' }],
    ['a text that is no color', { defaultValue: 'blue' }],
    ['no color, read-only', { isReadOnly: true }],
    ['no color, disabled', { disabledReason: 'No.' }],
  ])('are three tab stops each with %s', async (_, props) => {
    await render(props)
    const stops: (string | null | undefined)[] = []
    page.getByRole('button', { name: 'Before' }).element().focus()
    while (getFocusedName() !== 'After' && stops.length < 30) {
      await userEvent.tab()
      stops.push(getFocusedName())
    }
    const chosen = props.defaultValue === '#4169E1' ? 'Royal blue, #4169E1' : 'Steel blue, #4682B4'
    expect(stops).toEqual([
      ...['Fill', 'Border'].flatMap((label) => [`${label}, hex`, `Custom, ${label}`, chosen]),
      'After',
    ])
    await userEvent.tab({ shift: true })
    expect(getFocusedName()).toBe(chosen)
    await userEvent.tab({ shift: true })
    expect(getFocusedName()).toBe('Custom, Border')
  })
})

describe('the swatches', () => {
  it('are chosen by arrows, Home and End, and stay one tab stop', async () => {
    await render({})
    page.getByRole('textbox', { name: 'Fill, hex' }).element().focus()
    await userEvent.keyboard('{Tab}{Tab}')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenLastCalledWith('#4169E1')
    await userEvent.keyboard('{End}')
    expect(onChange).toHaveBeenLastCalledWith('#000000')
    expect(getFocusedName()).toBe('Black, #000000')
    await userEvent.keyboard('{Home}')
    expect(onChange).toHaveBeenLastCalledWith('#4682B4')
    await userEvent.tab()
    expect(getFocusedName()).toBe('Border, hex')
  })

  it('are not chosen by any key while the color is fixed', async () => {
    await render({ isReadOnly: true, defaultValue: '#4169E1' })
    page
      .getByRole('radio', { name: /^Royal blue/ })
      .first()
      .element()
      .focus()
    await userEvent.keyboard('{End}{ArrowRight}{Home} ')
    expect(onChange).not.toHaveBeenCalled()
    await expect.element(page.getByRole('radio', { name: /^Royal blue/ }).first()).toBeChecked()
  })
})

describe('the custom color', () => {
  it('has no value without a color', async () => {
    await render({})
    await expect.element(page.getByRole('button', { name: 'Custom, Fill' })).toHaveAccessibleDescription('No color')
    await expect.element(custom()).not.toHaveValue('#000000')
  })

  it.each(['{Enter}', ' '])(
    'opens the native picker with %s, and is a button again after Escape and Tab',
    async (key) => {
      const showPicker = vi.spyOn(HTMLInputElement.prototype, 'showPicker')
      await render({})
      const input = custom().element() as HTMLInputElement
      input.focus()
      await userEvent.keyboard(key)
      expect(showPicker).toHaveBeenCalledOnce()
      expect(input.type).toBe('color')
      await userEvent.keyboard('{Escape}')
      expect(document.activeElement).toBe(input)
      await userEvent.tab()
      await expect.poll(() => [input.type, getFocusedName()]).toEqual(['button', 'Steel blue, #4682B4'])
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it('keeps the focus when a color is picked', async () => {
    vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue()
    await render({})
    await custom().click()
    const input = custom().element() as HTMLInputElement
    expect(input.type).toBe('color')
    await custom().fill('#ff6347')
    expect(onChange).toHaveBeenLastCalledWith('#FF6347')
    expect(document.activeElement).toBe(input)
    await expect.element(custom()).toHaveValue('#ff6347')
  })

  it('stays a button when the browser refuses to open a picker', async () => {
    await render({})
    vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {
      throw new DOMException('No press', 'NotAllowedError')
    })
    await custom().click()
    expect((custom().element() as HTMLInputElement).type).toBe('button')
  })

  it('opens nothing while the color is fixed', async () => {
    const showPicker = vi.spyOn(HTMLInputElement.prototype, 'showPicker')
    await render({ isReadOnly: true })
    custom().element().focus()
    await userEvent.keyboard('{Enter} ')
    expect(showPicker).not.toHaveBeenCalled()
  })
})
