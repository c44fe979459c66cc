/**
 * Replaces React Aria's function in tests. It hides dialogs for up to 0.6 s where it expects an on-screen keyboard, and it expects one on a desktop too once a window
 * became lower soon after a text field had the focus: all stories share one document, and each sets its own window size.
 */
export function runAfterKeyboard(run: (isKeyboardOpen: boolean) => void): () => void {
  run(false)
  return () => undefined
}
