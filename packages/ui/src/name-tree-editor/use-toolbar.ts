import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** Makes the buttons of a toolbar one tab stop: the arrows, Home and End move between them. */
export function useToolbar() {
  const [current, setCurrent] = useState(0)
  const listButtons = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>('[data-tool]')]
  return {
    attributes: {
      onFocus: (event: FocusEvent<HTMLElement>): void => {
        const place = listButtons(event.currentTarget).indexOf(event.target)
        if (place >= 0) setCurrent(place)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        const buttons = listButtons(event.currentTarget)
        const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
        const step = isRtl ? -1 : 1
        const nextIndex = { ArrowRight: current + step, ArrowLeft: current - step, Home: 0, End: buttons.length - 1 }[
          event.key
        ]
        if (nextIndex === undefined) return
        event.preventDefault()
        buttons[(nextIndex + buttons.length) % buttons.length]?.focus()
      },
    },
    /** The attributes of a button; places count from 0. */
    item: (place: number) => ({ 'data-tool': '', tabIndex: place === current ? 0 : -1 }),
  }
}
