import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redoStep, startHistory, addStep, undoStep, type UndoHistory } from '../../undo/undo-history'
import { draw, type DrawingAction, type DrawingChange, getPositions } from './drawing'
import { DRAWING_LABELS } from './drawing-labels'
import { NO_SHAPE, type Position, type Shape } from './shape'

const aPosition = fc
  .tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -120, max: 120 }))
  .map(([lon, lat]): Position => [lon, lat])
const aVertex = fc.integer({ min: -1, max: 7 })
const aTool = fc.constantFrom('point' as const, 'polygon' as const)

const anAction: fc.Arbitrary<DrawingAction> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), at: aPosition, tool: fc.constant('polygon' as const) }),
  fc.record({ type: fc.constant('add' as const), at: aPosition, tool: aTool, selected: aVertex }),
  fc.record({ type: fc.constant('insert' as const), after: aVertex }),
  fc.record({ type: fc.constant('move' as const), vertex: aVertex, to: aPosition }),
  fc.record({ type: fc.constant('remove' as const), vertex: aVertex }),
  fc.record({ type: fc.constant('reorder' as const), vertex: aVertex, by: fc.constantFrom(-1 as const, 1 as const) }),
  fc.record({ type: fc.constantFrom('take-back' as const, 'close' as const, 'clear' as const) }),
  fc.record({
    type: fc.constant('list' as const),
    positions: fc.array(aPosition, { maxLength: 4 }),
    how: fc.constantFrom('replace' as const, 'append' as const),
    tool: aTool,
  }),
)

const isChange = (result: ReturnType<typeof draw>): result is DrawingChange => 'shape' in result

const after = (shape: Shape, ...actions: DrawingAction[]): Shape =>
  actions.reduce((current, action) => {
    const result = draw(current, action)
    return isChange(result) ? result.shape : current
  }, shape)

const add = (lon: number, lat: number): DrawingAction => ({ type: 'add', at: [lon, lat], tool: 'polygon' })
const triangle = after(NO_SHAPE, add(0, 0), add(2, 0), add(2, 2))
const finished = after(triangle, { type: 'close' })

describe('drawing', () => {
  it('starts a polygon with the first vertex and finishes it with at least three', () => {
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
    expect(draw(after(NO_SHAPE, add(0, 0), add(1, 1)), { type: 'close' })).toEqual({ error: DRAWING_LABELS.tooFew })
  })

  it('names every step for undo', () => {
    const labels = [
      draw(triangle, add(0, 2)),
      draw(triangle, { type: 'insert', after: 0 }),
      draw(triangle, { type: 'move', vertex: 1, to: [3, 0] }),
      draw(triangle, { type: 'remove', vertex: 1 }),
      draw(triangle, { type: 'close' }),
      draw(triangle, { type: 'clear' }),
    ].map((result) => isChange(result) && result.step.label)
    expect(labels).toEqual([
      'Add vertex 4',
      'Insert vertex 2',
      'Move vertex 2',
      'Delete vertex 2',
      'Finish polygon',
      'Clear shape',
    ])
  })

  it('inserts halfway to the next vertex, from the last to the first one and across the antimeridian', () => {
    expect(getPositions(after(finished, { type: 'insert', after: 0 }))[1]).toEqual([1, 0])
    expect(getPositions(after(finished, { type: 'insert', after: 2 }))[3]).toEqual([1, 1])
    expect(draw(triangle, { type: 'insert', after: 2 })).toEqual({ error: DRAWING_LABELS.noEdgeAfter })
    const date = after(NO_SHAPE, add(179, 0), add(-179, 0), { type: 'insert', after: 0 })
    expect(Math.abs(getPositions(date)[1]?.[0] ?? 0)).toBe(180)
  })

  it('removes the last vertex, and reopens a finished polygon first', () => {
    expect(after(finished, { type: 'take-back' })).toEqual(triangle)
    expect(getPositions(after(finished, { type: 'take-back' }, { type: 'take-back' })).length).toBe(2)
    expect(after(NO_SHAPE, add(0, 0), { type: 'take-back' })).toBe(NO_SHAPE)
  })

  it('rejects a deletion that leaves a finished polygon with two vertices', () => {
    expect(draw(finished, { type: 'remove', vertex: 0 })).toEqual({ error: DRAWING_LABELS.threeLeft })
    expect(getPositions(after(triangle, { type: 'remove', vertex: 0 })).length).toBe(2)
  })

  it('adds to a finished polygon only after the selected vertex', () => {
    expect(draw(finished, add(9, 9))).toEqual({ error: DRAWING_LABELS.selectToAdd })
    // A selected vertex that was deleted.
    const afterDeleted = { type: 'add', at: [9, 9], tool: 'polygon', selected: 3 } as const
    expect(draw(finished, afterDeleted)).toEqual({ error: DRAWING_LABELS.selectToAdd })
    const extended = after(finished, { type: 'add', at: [2, 1], tool: 'polygon', selected: 1 })
    expect(getPositions(extended)[2]).toEqual([2, 1])
  })

  it('preserves a geometry that it cannot edit until it is cleared', () => {
    const foreign: Shape = { kind: 'foreign', geometry: { type: 'MultiPolygon', coordinates: [] } }
    expect(draw(foreign, add(0, 0))).toEqual({
      error: "You can't edit a MultiPolygon here. Clear it to draw another shape.",
    })
    expect(after(foreign, { type: 'clear' })).toBe(NO_SHAPE)
  })

  it('preserves the holes when the outline changes', () => {
    const holes = [
      [
        [1, 0.5],
        [1.5, 0.5],
        [1.5, 1],
      ] as const,
    ]
    const holed: Shape = { kind: 'polygon', ring: getPositions(finished), isClosed: true, holes }
    expect(after(holed, { type: 'move', vertex: 0, to: [-1, 0] })).toHaveProperty('holes', holes)
  })

  it('moves a point and rejects a second one', () => {
    const point = after(NO_SHAPE, { type: 'add', at: [1, 1], tool: 'point' })
    expect(after(point, { type: 'move', vertex: 0, to: [2, 2] })).toEqual({ kind: 'point', at: [2, 2] })
    expect(
      draw(point, {
        type: 'list',
        positions: [
          [0, 0],
          [1, 1],
        ],
        how: 'replace',
        tool: 'point',
      }),
    ).toEqual({
      error: DRAWING_LABELS.onePoint,
    })
  })

  it('merges the moves of one gesture into one undo step, and no other moves', () => {
    const move = (x: number, gesture?: string): DrawingAction => ({
      type: 'move',
      vertex: 0,
      to: [x, 0],
      ...(gesture !== undefined && { gesture }),
    })
    const countSteps = (...actions: DrawingAction[]): number =>
      actions.reduce((history, action) => {
        const result = draw(history.value, action)
        return isChange(result) ? addStep(history, result.shape, result.step) : history
      }, startHistory<Shape>(triangle)).past.length
    expect(countSteps(move(1, 'a'), move(2, 'a'), move(3, 'a'))).toBe(1)
    expect(countSteps(move(1, 'a'), move(2, 'b'))).toBe(2)
    expect(countSteps(move(1), move(2))).toBe(2)
  })

  it('produces valid positions, no empty polygon, and selects only existing vertices', () => {
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 30 }), (actions) => {
        let shape: Shape = NO_SHAPE
        for (const action of actions) {
          const result = draw(shape, action)
          if (!isChange(result)) continue
          shape = result.shape
          const positions = getPositions(shape)
          if (shape.kind === 'polygon') expect(positions.length).toBeGreaterThan(0)
          if (shape.kind === 'polygon' && shape.isClosed) expect(positions.length).toBeGreaterThan(2)
          if (result.selected !== undefined) expect(positions[result.selected]).toBeDefined()
          for (const [lon, lat] of positions) {
            expect(Math.abs(lon)).toBeLessThanOrEqual(180)
            expect(Math.abs(lat)).toBeLessThanOrEqual(90)
          }
        }
      }),
    )
  })

  it('undoes any actions to the empty shape and redoes them to the same shape', () => {
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 30 }), (actions) => {
        const end = actions.reduce<UndoHistory<Shape>>((history, action) => {
          const result = draw(history.value, action)
          return isChange(result) ? addStep(history, result.shape, result.step) : history
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
