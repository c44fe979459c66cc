import type { FocusEvent, KeyboardEvent } from 'react'

const TOOLS = 'td[data-tool] :is(a[href], button)'

const getTools = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(TOOLS)]

/** Makes one control of a row's toolbar its tab stop: the requested one, else the current one, else the first. */
export function setToolbarStop(row: Element | null, requested?: HTMLElement): void {
  if (row === null) return
  const tools = getTools(row)
  const stop = requested ?? tools.find((tool) => tool.getAttribute('tabindex') === '0') ?? tools[0]
  // Attributes that React does not render, so that a cell needs to know nothing of its row.
  for (const tool of tools) tool.setAttribute('tabindex', tool === stop ? '0' : '-1')
}

/** The tool that has the focus, and its row. */
function findTool({ target }: { target: EventTarget }): { tool: HTMLElement; row: Element } | null {
  const tool = target instanceof Element ? target.closest<HTMLElement>(TOOLS) : null
  const row = tool?.closest('tr')
  return tool && row ? { tool, row } : null
}

/** Tab returns to the control that had the focus last. */
export function followToolbarFocus(event: FocusEvent): void {
  const found = findTool(event)
  if (found) setToolbarStop(found.row, found.tool)
}

/** Moves the focus within the toolbar of a row: Arrow Left and Right in reading direction, Home and End. */
export function moveInToolbar(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const found = findTool(event)
  if (!found) return
  const tools = getTools(found.row)
  const place = tools.indexOf(found.tool)
  const step = getComputedStyle(found.row).direction === 'rtl' ? -1 : 1
  const target: Readonly<Record<string, number>> = {
    ArrowRight: place + step,
    ArrowLeft: place - step,
    Home: 0,
    End: tools.length - 1,
  }
  const next = target[event.key]
  if (next === undefined) return
  // The page does not scroll at either end.
  event.preventDefault()
  tools[next]?.focus()
}
