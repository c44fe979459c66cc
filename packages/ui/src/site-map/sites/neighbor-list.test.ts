import { expect, it } from 'vitest'
import type { Position } from '../drawing/shape'
import { placeNeighbors } from './neighbor-list'

const point = (id: string, at: Position) => ({ id, name: id, shape: { kind: 'point' as const, at } })

it('lists neighbors with distance and direction, the nearest first [MAP-25]', () => {
  const neighbors = [
    point('far', [-113.5, 53.54]),
    point('near', [-113.49, 53.541]),
    point('south', [-113.4885, 53.5391]),
  ]
  const placed = placeNeighbors({ kind: 'point', at: [-113.49, 53.54] }, neighbors)
  expect(placed.map(({ site, from }) => [site.id, from?.direction, Math.round(from?.meters ?? 0)])).toEqual([
    ['near', 'north', 111],
    ['south', 'southeast', 141],
    ['far', 'west', 661],
  ])
  const area = {
    id: 'area',
    name: 'area',
    shape: {
      kind: 'polygon' as const,
      isClosed: true,
      ring: [
        [-113.6, 53.5],
        [-113.4, 53.5],
        [-113.4, 53.6],
        [-113.6, 53.6],
      ] as Position[],
    },
  }
  expect(placeNeighbors({ kind: 'point', at: [-113.49, 53.54] }, [area])[0]).toMatchObject({ isAround: true })
  expect(placeNeighbors({ kind: 'point', at: [-113.3, 53.54] }, [area])[0]).toMatchObject({ isAround: false })
  expect(placeNeighbors({ kind: 'none' }, neighbors)[0]).toMatchObject({ site: { id: 'far' }, from: undefined })
})
