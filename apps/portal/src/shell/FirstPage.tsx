import { createContext, type RefObject, useContext, useRef } from 'react'
import { Outlet } from 'react-router-dom'

/** The first page of the document. */
export interface FirstPageState {
  /** Key of its location; undefined until the first page is rendered. */
  key: string | undefined
  /** After this, the first page gets the focus like any other. */
  isLeft: boolean
}

const FirstPageContext = createContext<RefObject<FirstPageState> | undefined>(undefined)

/** Around both shells, because a sign-in replaces one by the other. */
export function FirstPage() {
  const state = useRef<FirstPageState>({ key: undefined, isLeft: false })
  return (
    <FirstPageContext value={state}>
      <Outlet />
    </FirstPageContext>
  )
}

/** The state of the first page, which the shells share. */
export function useFirstPage(): RefObject<FirstPageState> {
  const state = useContext(FirstPageContext)
  if (!state) throw new Error('FirstPage is the root route in router.tsx.')
  return state
}
