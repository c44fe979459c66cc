/** Sends an event of the mouse with the main button at the middle of an element. */
export function sendMouse(type: 'mousedown' | 'mousemove' | 'mouseup', element: Element, offset = 0): void {
  const box = element.getBoundingClientRect()
  const clientX = box.x + box.width / 2 + offset
  const clientY = box.y + box.height / 2
  element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY }))
}

/** Presses the mouse on an element and starts to drag it. */
export function liftWithMouse(element: Element): void {
  sendMouse('mousedown', element)
  sendMouse('mousemove', element, 10)
}
