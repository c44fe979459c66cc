/** dnd-kit would announce ids, and move the focus after a drop: the owner of the drag announces names and keeps the focus. */
export const ACCESSIBILITY = {
  announcements: { onDragStart: noText, onDragOver: noText, onDragEnd: noText, onDragCancel: noText },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
}
function noText(): undefined {
  return undefined
}

/** How far a pressed pointer moves before it drags, in px. */
export const ACTIVATION = { activationConstraint: { distance: 5 } }

/** How long a finger rests before it drags instead of scrolling, in ms, and how far it may move until then, in px. */
export const LONG_PRESS = { activationConstraint: { delay: 300, tolerance: 8 } }
