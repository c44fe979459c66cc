'use client'

import { Note } from '../../note/Note'
import type { Drawing } from '../drawing/use-drawing'
import { ProblemList, Problems } from './VertexTable.styles'
import { describeProblem, type VertexLabels } from './vertex-labels'

/** Maximum number of listed problems. Fixing one often fixes others. */
const MAX_LISTED_PROBLEMS = 5

/** Props of ShapeProblems. */
export interface ShapeProblemsProps {
  drawing: Drawing
  labels: VertexLabels
}

/** Problems of the shape, and parts of it that can't be edited. Exposes a `status` that is always rendered. */
export function ShapeProblems({ drawing, labels }: ShapeProblemsProps) {
  const { shape, problems } = drawing
  // An unfinished polygon is not an error while the user draws.
  const isWrong = problems.some(({ kind }) => kind !== 'unfinished' && kind !== 'too-few')
  const isOpen = shape.kind === 'polygon' && !shape.isClosed
  const extra = problems.length - MAX_LISTED_PROBLEMS
  return (
    <Problems role="status" aria-label={labels.problems}>
      {problems.length > 0 && (
        <Note tone={isWrong || !isOpen ? 'danger' : 'info'}>
          <ProblemList>
            {problems.slice(0, MAX_LISTED_PROBLEMS).map((problem) => (
              <li key={JSON.stringify(problem)}>{describeProblem(problem, labels)}</li>
            ))}
            {extra > 0 && <li>{labels.moreProblems(extra)}</li>}
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
