import type { SubmitEvent } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSaveKey } from '../../unsaved-bar/use-save-key'
import { makePolygon } from '../drawing/shape-fixture'
import { ShapeTools } from '../drawing/ShapeTools'
import { type DrawingOptions, type Shape, useDrawing } from '../drawing/use-drawing'
import { VertexTable } from './VertexTable'
import { createTestRoot } from '../../test-root/test-root-fixture'

const SQUARE: Shape = {
  kind: 'polygon',
  ring: [
    [-113.5, 53.5],
    [-113.4, 53.5],
    [-113.4, 53.6],
    [-113.5, 53.6],
  ],
  isClosed: true,
}
const TOO_DEEP = 'Too deep for a polygon.'

const root = createTestRoot()
const onSave = vi.fn<(shape: Shape) => void>()

/** A form that saves the shape. */
function Editor(options: DrawingOptions) {
  const drawing = useDrawing(options)
  useSaveKey('form', false)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onSave(drawing.history.value)
  }
  return (
    <form id="form" onSubmit={submit}>
      <ShapeTools drawing={drawing} />
      <VertexTable drawing={drawing} />
    </form>
  )
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const saveKey = (): Promise<void> => userEvent.keyboard('{Control>}s{/Control}')
const getSaved = (): Shape | undefined => onSave.mock.lastCall?.[0]
const getSavedRing = () => {
  const shape = getSaved()
  return shape?.kind === 'polygon' ? shape.ring : []
}

async function typeOver(name: string, text: string): Promise<void> {
  await field(name).click()
  await userEvent.keyboard(`{Control>}a{/Control}${text}`)
}

beforeEach(() => {
  onSave.mockReset()
})

describe('text in a coordinate', () => {
  it('is saved by Ctrl+S in the field if it is a coordinate', async () => {
    root.render(<Editor defaultValue={SQUARE} />)
    await typeOver('Vertex 2 latitude', '53.7')
    await saveKey()
    expect(getSavedRing()[1]).toEqual([-113.4, 53.7])
  })

  it.each(['abc', '99'])('prevents the save after Tab while it is %s, and takes the focus', async (text) => {
    root.render(<Editor defaultValue={SQUARE} />)
    await typeOver('Vertex 2 latitude', text)
    await userEvent.tab()
    await saveKey()
    expect(onSave).not.toHaveBeenCalled()
    await expect.element(field('Vertex 2 latitude')).toHaveFocus()
    await expect.element(field('Vertex 2 latitude')).toHaveValue(text)
  })

  it('stays with its vertex while others are inserted, deleted, moved and shown in another format', async () => {
    root.render(<Editor defaultValue={SQUARE} />)
    await typeOver('Vertex 2 latitude', '95')
    await press('Insert after vertex 1')
    await expect.element(field('Vertex 3 latitude')).toHaveValue('95')
    await press('Move vertex 3 up')
    await expect.element(field('Vertex 2 latitude')).toHaveValue('95')
    await press('Delete vertex 1')
    await expect.element(field('Vertex 1 latitude')).toHaveValue('95')
    await typeOver('Vertex 3 latitude', '53.8{Enter}')
    await page.getByRole('combobox', { name: 'Format' }).selectOptions('minutes')
    await expect.element(field('Vertex 1 latitude')).toHaveValue('95')
    await saveKey()
    expect(onSave).not.toHaveBeenCalled()
    await expect.element(field('Vertex 1 latitude')).toHaveFocus()
  })

  it('prevents the save from another page of the table, and opens its page', async () => {
    root.render(<Editor defaultValue={makePolygon(150)} />)
    await typeOver('Vertex 2 latitude', '95')
    await press('Next vertices')
    await expect.element(field('Vertex 101 latitude')).toBeVisible()
    await saveKey()
    expect(onSave).not.toHaveBeenCalled()
    await expect.element(field('Vertex 2 latitude')).toHaveFocus()
    await expect.element(field('Vertex 2 latitude')).toBeInvalid()
  })

  it('prevents the save while pasted coordinates are not added, and opens them', async () => {
    root.render(<Editor defaultValue={SQUARE} />)
    await press('Paste')
    await expect.element(field('Coordinates, one vertex per line')).toHaveFocus()
    await userEvent.keyboard('53.9, -113.1{Escape}')
    await saveKey()
    expect(onSave).not.toHaveBeenCalled()
    await expect.element(field('Coordinates, one vertex per line')).toHaveValue('53.9, -113.1')
    await press('Add to the end')
    await saveKey()
    expect(getSavedRing()).toHaveLength(5)
  })
})

describe('the stored polygon of a site that is too deep for one', () => {
  it.each([
    [
      'a pasted list',
      async () => {
        await press('Paste')
        await expect.element(field('Coordinates, one vertex per line')).toHaveFocus()
        await userEvent.keyboard('53.9, -113.1')
        await page.getByRole('dialog').getByRole('button', { name: 'Place' }).click()
        await expect.element(field('Coordinates, one vertex per line')).toHaveAccessibleDescription(RegExp(TOO_DEEP))
        await userEvent.keyboard('{Control>}a{/Control}{Delete}{Escape}')
      },
    ],
    [
      'a typed coordinate',
      async () => {
        await typeOver('Point', '53.9, -113.1{Enter}')
        await expect.element(field('Point')).toHaveAccessibleDescription(RegExp(TOO_DEEP))
        await userEvent.keyboard('{Control>}a{/Control}{Delete}')
      },
    ],
  ])('is not replaced by %s', async (_, change) => {
    root.render(<Editor defaultValue={SQUARE} polygonDisabledReason={TOO_DEEP} />)
    await change()
    await saveKey()
    expect(getSaved()).toEqual(SQUARE)
  })

  it('is replaced by a point after the user chose the tool, and comes back with undo', async () => {
    root.render(<Editor defaultValue={SQUARE} polygonDisabledReason={TOO_DEEP} />)
    await press('Point')
    await typeOver('Point', '53.9, -113.1{Enter}')
    await saveKey()
    expect(getSaved()).toEqual({ kind: 'point', at: [-113.1, 53.9] })
    await userEvent.keyboard('{Control>}z{/Control}{Control>}s{/Control}')
    expect(getSaved()).toEqual(SQUARE)
  })
})

describe('the arrow keys', () => {
  it('move to the same field or button of the vertex below and above', async () => {
    root.render(<Editor defaultValue={SQUARE} />)
    await field('Vertex 2 longitude').click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field('Vertex 3 longitude')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(field('Vertex 1 longitude')).toHaveFocus()
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    button('Delete vertex 1').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(button('Delete vertex 2')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(button('Delete vertex 1')).toHaveFocus()
  })
})
