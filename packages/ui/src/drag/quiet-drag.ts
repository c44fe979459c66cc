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
