/** Lucide's circle-alert, drawn by hand: every field has it, and the runtime of the icons weighs more than a field. */
export function AlertSign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round">
      <path d="M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 8v4M12 16h.01" />
    </svg>
  )
}
