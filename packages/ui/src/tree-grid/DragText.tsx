import { Ban, CornerDownRight } from 'lucide-react'
import type { Ref } from 'react'
import { createPortal } from 'react-dom'
import { Tip } from './TreeGrid.styles'

/** Props of DragText. */
export interface DragTextProps {
  ref: Ref<HTMLDivElement>
  /** What is dragged. */
  title: string
  /** Where it would move, or why it can't. */
  text: string
  isRefused: boolean
}

/** Says at the pointer what a drop would do. The drag moves it without React. */
export const DragText = ({ ref, title, text, isRefused }: DragTextProps) =>
  // An ancestor could contain elements with a fixed position.
  createPortal(
    <Tip ref={ref} data-overlay="" aria-hidden="true">
      <strong>{title}</strong>
      <span data-refused={isRefused || undefined}>
        {isRefused ? <Ban /> : <CornerDownRight />}
        {text}
      </span>
    </Tip>,
    document.body,
  )
