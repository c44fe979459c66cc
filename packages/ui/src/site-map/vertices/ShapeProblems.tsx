'use client'

import { Note } from '../../note/Note'
import type { Drawing } from '../drawing/use-drawing'
import { ProblemList, Problems } from './VertexTable.styles'
import type { VertexLabels } from './vertex-labels'

/** So many are named; to mend one often mends others. */
const NAMED = 5

/** Props of ShapeProblems. */
export interface ShapeProblemsProps {
  drawing: Drawing
  labels: VertexLabels
}

/** What is wrong with the shape, and what is kept of it unseen. Exposes a `status` that is there from the start. */
export function ShapeProblems({ drawing, labels }: ShapeProblemsProps) {
  const { shape, problems } = drawing
  // What is only not done yet is no error.
  const isWrong = problems.some(({ kind }) => kind !== 'unfinished' && kind !== 'too-few')
  const isOpen = shape.kind === 'polygon' && !shape.isClosed
  const more = problems.length - NAMED
  return (
    <Problems role="status" aria-label={labels.problems}>
      {problems.length > 0 && (
        <Note tone={isWrong || !isOpen ? 'danger' : 'info'}>
          <ProblemList>
            {problems.slice(0, NAMED).map((problem) => (
              <li key={JSON.stringify(problem)}>{labels.problem(problem)}</li>
            ))}
            {more > 0 && <li>{labels.moreProblems(more)}</li>}
          </ProblemList>
        </Note>
      )}
      {shape.kind === 'polygon' && shape.holes !== undefined && (
        <Note tone="info">{labels.holes(shape.holes.length)}</Note>
      )}
      {shape.kind === 'foreign' && <Note tone="warning">{drawing.labels.foreign(shape.geometry.type)}</Note>}
    </Problems>
  )
}
