import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redoStep, startHistory, takeStep, undoStep, type UndoHistory } from '../../undo/undo-history'
import { draw, type DrawingAct, type Drawn, positionsOf } from './drawing'
import { DRAWING_LABELS } from './drawing-labels'
import { NO_SHAPE, type Position, type Shape } from './shape'

const aPosition = fc
  .tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -120, max: 120 }))
  .map(([lon, lat]): Position => [lon, lat])
const aVertex = fc.integer({ min: -1, max: 7 })
const aTool = fc.constantFrom('point' as const, 'polygon' as const)

const anAct: fc.Arbitrary<DrawingAct> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), at: aPosition, tool: fc.constant('polygon' as const) }),
  fc.record({ do: fc.constant('add' as const), at: aPosition, tool: aTool, selected: aVertex }),
  fc.record({ do: fc.constant('insert' as const), after: aVertex }),
  fc.record({ do: fc.constant('move' as const), vertex: aVertex, to: aPosition }),
  fc.record({ do: fc.constant('remove' as const), vertex: aVertex }),
  fc.record({ do: fc.constant('reorder' as const), vertex: aVertex, by: fc.constantFrom(-1 as const, 1 as const) }),
  fc.record({ do: fc.constantFrom('take-back' as const, 'close' as const, 'clear' as const) }),
  fc.record({
    do: fc.constant('list' as const),
    positions: fc.array(aPosition, { maxLength: 4 }),
    how: fc.constantFrom('replace' as const, 'append' as const),
    tool: aTool,
  }),
)

const isDrawn = (result: ReturnType<typeof draw>): result is Drawn => 'shape' in result

const after = (shape: Shape, ...acts: DrawingAct[]): Shape =>
  acts.reduce((now, act) => {
    const drawn = draw(now, act)
    return isDrawn(drawn) ? drawn.shape : now
  }, shape)

const add = (lon: number, lat: number): DrawingAct => ({ do: 'add', at: [lon, lat], tool: 'polygon' })
const triangle = after(NO_SHAPE, add(0, 0), add(2, 0), add(2, 2))
const finished = after(triangle, { do: 'close' })

describe('drawing', () => {
  it('begins a polygon with the first vertex and finishes it from three on', () => {
    expect(triangle).toEqual({
      kind: 'polygon',
      ring: [
        [0, 0],
        [2, 0],
        [2, 2],
      ],
      isClosed: false,
    })
    expect(finished).toEqual({ ...triangle, isClosed: true })
    expect(draw(after(NO_SHAPE, add(0, 0), add(1, 1)), { do: 'close' })).toEqual({ refused: DRAWING_LABELS.tooFew })
  })

  it('names every step for undo', () => {
    const labels = [
      draw(triangle, add(0, 2)),
      draw(triangle, { do: 'insert', after: 0 }),
      draw(triangle, { do: 'move', vertex: 1, to: [3, 0] }),
      draw(triangle, { do: 'remove', vertex: 1 }),
      draw(triangle, { do: 'close' }),
      draw(triangle, { do: 'clear' }),
    ].map((result) => isDrawn(result) && result.step.label)
    expect(labels).toEqual([
      'Add vertex 4',
      'Insert vertex 2',
      'Move vertex 2',
      'Delete vertex 2',
      'Finish polygon',
      'Clear shape',
    ])
  })

  it('inserts halfway to the next vertex, after the last one halfway to the first, and across the date line', () => {
    expect(positionsOf(after(finished, { do: 'insert', after: 0 }))[1]).toEqual([1, 0])
    expect(positionsOf(after(finished, { do: 'insert', after: 2 }))[3]).toEqual([1, 1])
    const date = after(NO_SHAPE, add(179, 0), add(-179, 0), { do: 'insert', after: 0 })
    expect(Math.abs(positionsOf(date)[1]?.[0] ?? 0)).toBe(180)
  })

  it('takes the last vertex back, and opens a finished polygon first', () => {
    expect(after(finished, { do: 'take-back' })).toEqual(triangle)
    expect(positionsOf(after(finished, { do: 'take-back' }, { do: 'take-back' })).length).toBe(2)
    expect(after(NO_SHAPE, add(0, 0), { do: 'take-back' })).toBe(NO_SHAPE)
  })

  it('leaves a finished polygon its three vertices', () => {
    expect(draw(finished, { do: 'remove', vertex: 0 })).toEqual({ refused: DRAWING_LABELS.threeLeft })
    expect(positionsOf(after(triangle, { do: 'remove', vertex: 0 })).length).toBe(2)
  })

  it('adds to a finished polygon only after a vertex that is selected', () => {
    expect(draw(finished, add(9, 9))).toEqual({ refused: DRAWING_LABELS.selectToAdd })
    // One that was selected and is there no more.
    const gone = { do: 'add', at: [9, 9], tool: 'polygon', selected: 3 } as const
    expect(draw(finished, gone)).toEqual({ refused: DRAWING_LABELS.selectToAdd })
    const more = after(finished, { do: 'add', at: [2, 1], tool: 'polygon', selected: 1 })
    expect(positionsOf(more)[2]).toEqual([2, 1])
  })

  it('keeps what it cannot edit until it is cleared', () => {
    const foreign: Shape = { kind: 'foreign', geometry: { type: 'MultiPolygon', coordinates: [] } }
    expect(draw(foreign, add(0, 0))).toEqual({ refused: DRAWING_LABELS.foreign('MultiPolygon') })
    expect(after(foreign, { do: 'clear' })).toBe(NO_SHAPE)
  })

  it('keeps the holes of a polygon whatever is done to its outline', () => {
    const holes = [
      [
        [1, 0.5],
        [1.5, 0.5],
        [1.5, 1],
      ] as const,
    ]
    const holed: Shape = { kind: 'polygon', ring: positionsOf(finished), isClosed: true, holes }
    expect(after(holed, { do: 'move', vertex: 0, to: [-1, 0] })).toHaveProperty('holes', holes)
  })

  it('moves a point, and only one', () => {
    const point = after(NO_SHAPE, { do: 'add', at: [1, 1], tool: 'point' })
    expect(after(point, { do: 'move', vertex: 0, to: [2, 2] })).toEqual({ kind: 'point', at: [2, 2] })
    expect(
      draw(point, {
        do: 'list',
        positions: [
          [0, 0],
          [1, 1],
        ],
        how: 'replace',
        tool: 'point',
      }),
    ).toEqual({
      refused: DRAWING_LABELS.onePoint,
    })
  })

  it('never leaves the earth, never keeps an empty polygon, and always selects a vertex that is there', () => {
    fc.assert(
      fc.property(fc.array(anAct, { maxLength: 30 }), (acts) => {
        let shape: Shape = NO_SHAPE
        for (const act of acts) {
          const drawn = draw(shape, act)
          if (!isDrawn(drawn)) continue
          shape = drawn.shape
          const positions = positionsOf(shape)
          if (shape.kind === 'polygon') expect(positions.length).toBeGreaterThan(0)
          if (shape.kind === 'polygon' && shape.isClosed) expect(positions.length).toBeGreaterThan(2)
          if (drawn.selected !== undefined) expect(positions[drawn.selected]).toBeDefined()
          for (const [lon, lat] of positions) {
            expect(Math.abs(lon)).toBeLessThanOrEqual(180)
            expect(Math.abs(lat)).toBeLessThanOrEqual(90)
          }
        }
      }),
    )
  })

  it('is undone to nothing and redone to the same shape, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(anAct, { maxLength: 30 }), (acts) => {
        const end = acts.reduce<UndoHistory<Shape>>((history, act) => {
          const drawn = draw(history.value, act)
          return isDrawn(drawn) ? takeStep(history, drawn.shape, drawn.step) : history
        }, startHistory<Shape>(NO_SHAPE))
        const steps = end.past.length
        let history = end
        for (let i = 0; i < steps; i += 1) history = undoStep(history)
        expect(history.value).toBe(NO_SHAPE)
        for (let i = 0; i < steps; i += 1) history = redoStep(history)
        expect(history.value).toBe(end.value)
      }),
    )
  })
})
